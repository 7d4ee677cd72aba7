package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;

/** What players think, told to those who play. */
class ExplainTest {

  @TempDir Path home;

  private Cli.Ran play(Cli cli, String game, String seats, String... typed) {
    return cli.typing(typed)
        .run(
            "play",
            game,
            "--seats",
            seats,
            "--seed",
            "4",
            "--force",
            "--save",
            home.resolve("x").toString());
  }

  @Test
  void aHintShowsTheBestMovesWithOddsAndTries() {
    String out = play(new Cli(home), "pig", "human,random", "roll", "hint", "quit").out();
    assertThat(out)
        .containsPattern("What the level \"(hard|expert)\" thinks, knowing only what you know")
        .containsPattern("[█░]{10} +\\d+ %  \\d+ tr(y|ies) +roll")
        .containsPattern("[█░]{10} +\\d+ %  \\d+ tr(y|ies) +hold");
  }

  @Test
  void aHintComesFromPlayingOnWhereNoLevelWeighsOdds() {
    assertThat(play(new Cli(home), "iceberg", "human,random", "hint", "quit").out())
        .containsPattern("What the level \"(hard|expert)\" thinks, knowing only what you know")
        .containsPattern("\\d+ %  \\d+ tr(y|ies) +");
  }

  @Test
  void aHintInFrenchIsAskedForInFrench() {
    assertThat(play(new Cli(home).inFrench(), "pig", "human,random", "conseil", "quitter").out())
        .containsPattern(
            "Ce qu'en pense le niveau « (difficile|expert) », qui ne sait que ce que vous savez")
        .containsPattern("\\d+ %  \\d+ essais? +roll");
  }

  @Test
  void aThinkingPlayerSaysWhatItThought() {
    String out = play(new Cli(home), "pig", "mcts:40,human", "why", "why", "quit").out();
    assertThat(out).contains("Searcher (40) played ").containsPattern("\\d+ %  \\d+ tr(y|ies) +");
    String[] told = out.split("This is what it thought", -1);
    assertThat(told).as("asked twice").hasSize(3);
    assertThat(told[1].split("Your move", -1)[0]).isEqualTo(told[2].split("Your move", -1)[0]);
  }

  @Test
  void whoWeighsNoOddsHasNoneToTell() {
    assertThat(play(new Cli(home), "pig", "random,human", "why", "quit").out())
        .contains("Chance is a player that does not weigh odds");
    assertThat(play(new Cli(home), "pig", "human,random", "why", "quit").out())
        .contains("No computer player has moved yet.");
  }

  @Test
  void thoughtsAboutSecretsAreNotTold() {
    assertThat(play(new Cli(home), "duel", "mcts:40,human", "why", "quit").out())
        .contains("its thoughts would give them away")
        .doesNotContain("This is what it thought");
  }
}
