package plateau.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.player.Greedy;
import plateau.kernel.PlayerKind;
import plateau.players.seating.Seating;

/** Deadzone in the terminal, against JADE and against greedy. */
class DeadzonePlayTest {

  @TempDir Path home;

  private static String[] typed(String line, int times) {
    return Collections.nCopies(times, line).toArray(String[]::new);
  }

  @Test
  void aWholeGameAgainstJadeIsPlayedToItsEnd() {
    Cli.Ran ran =
        new Cli(home)
            .typing(typed("1", 3000))
            .run("play", "deadzone", "--seats", "human,jade", "--seed", "3", "--team", "ironworks");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    assertThat(ran.out()).contains("North (JADE): ").doesNotContain("JADE has moved.");
    assertThat(ran.said()).contains("Round 2 of 6");
  }

  @Test
  void greedyIsTheOneOfTheGame() {
    DeadzoneGame game = new DeadzoneGame();
    assertThat(Seating.kinds(game))
        .extracting(PlayerKind::id)
        .containsExactlyInAnyOrder("random", "mcts", "careless", "jade", "greedy");
    assertThat(Seating.kinds(game)).hasAtLeastOneElementOfType(Greedy.Kind.class);
  }

  @Test
  void sightLinesAreToldWhenAskedFor() {
    String[] lines = {"deploy captain c2", "see captain", "voir captain", "quit"};
    assertThat(
            new Cli(home)
                .typing(lines)
                .run("play", "deadzone", "--seats", "human,greedy", "--seed", "5")
                .out())
        .contains("Captain in C2");
    assertThat(
            new Cli(home)
                .typing("see captain", "quit")
                .run("play", "codroid", "--seed", "5")
                .said())
        .contains("The board shows all there is to see.");
  }

  @Test
  void withNobodyOnTheBoardThereIsNobodyToLookAt() {
    assertThat(
            new Cli(home)
                .typing("see captain", "?", "quit")
                .run("play", "deadzone", "--seats", "human,jade", "--seed", "3")
                .said())
        .contains("Nobody is on the board yet.", "see NAME");
  }

  @Test
  void whatMayMeanAHundredThingsNamesAFew() {
    assertThat(new Cli(home).typing("deploy", "quit").run("play", "deadzone", "--seed", "5").said())
        .containsPattern("\"deploy\" may mean \\d+ things, such as deploy \\S+ \\S+,")
        .doesNotContain("deploy warden-rifle-1 A1");
  }
}
