package plateau.arena.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.BotLimits;
import plateau.kernel.Setup;
import plateau.kernel.match.Step;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.replay.Verification;
import plateau.pig.Pig;

class GoodBotsTest {

  private static final long SEED = 21;
  private static final int LONG_MS = 60_000;

  @TempDir Path folder;

  @Test
  void theSameSeedGivesTheSameReplayByteForByte() throws IOException, InterruptedException {
    BotCommand command = new Scripts(folder).python(Scripts.GOOD);
    BotMatchResult once = play(command, Wire.UNWATCHED);
    BotMatchResult again = play(command, Wire.UNWATCHED);
    assertThat(once.seats().getFirst().stop()).isEmpty();
    assertThat(ReplayWriter.write(again.untimedReplay()))
        .as("seed %d", SEED)
        .isEqualTo(ReplayWriter.write(once.untimedReplay()));
    Verification.verify(new Pig(), ReplayReader.read(ReplayWriter.write(once.replay())));
  }

  @Test
  void theTimeOfEveryDecisionIsNoted() throws IOException, InterruptedException {
    BotMatchResult outcome = play(Scripts.GOOD, Wire.UNWATCHED);
    SeatReport bot = outcome.seats().getFirst();
    SeatReport computer = outcome.seats().getLast();
    assertThat(outcome.replay().notes())
        .as("one for each decision, and who the program is")
        .hasSize(bot.calls() + computer.calls() + 1);
    for (Step step : outcome.replay().steps().subList(1, outcome.replay().steps().size())) {
      assertThat(outcome.replay().notes().get(step.number()))
          .as("step %d, seed %d", step.number(), SEED)
          .containsOnlyKeys(step.seat() == 0 ? new String[] {"ms", "cpuMs"} : new String[] {"ms"});
    }
    assertThat(bot.totalMs()).isBetween(bot.longestMs(), (long) bot.calls() * LONG_MS);
    assertThat(bot.calledItself()).contains("first");
    assertThat(bot.endedItself()).isTrue();
  }

  @Test
  void standardErrorIsKeptWithThePlaceInTheMatch() throws IOException, InterruptedException {
    String talkative =
        Scripts.GOOD.replace(
            "if asked[\"type\"] == \"decide\":",
            "if asked['type'] == 'decide':\n        print('é', file=sys.stderr, flush=True)");
    assertThat(play(talkative, Wire.UNWATCHED).seats().getFirst().log())
        .as("seed %d: one cry for each question, under its own mark", SEED)
        .startsWith("--- round 1, step 1 ---\né\n")
        .matches("(--- round \\d+, step \\d+ ---\né\n)+");
  }

  @Test
  void theMessagesComeInTheirOrder() throws IOException, InterruptedException {
    List<String> types = new ArrayList<>();
    play(Scripts.GOOD, (seat, direction, line) -> types.add(typeOf(line)));
    assertThat(String.join(" ", types)).matches("hello ready( decide move)+ over");
  }

  @Test
  void blankLinesAndUnknownFieldsAreNoFault() throws IOException, InterruptedException {
    String polite =
        Scripts.GOOD.replace(
            "say(type=\"move\",", "print(); say(mood=['fine', {}], seat=0, type=\"move\",");
    assertThat(play(polite, Wire.UNWATCHED).seats().getFirst().stop()).isEmpty();
  }

  @Test
  void aProgramMayBeAShellScript() throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    String script =
        """
        read -r hello; echo '{"type":"ready"}'
        while read -r asked; do
          case $asked in *'"type":"over"'*) exit ;; esac
          id=${asked#*'"id":'}
          echo '{"type":"move","move":"roll","id":'"${id%%,*}"'}'
        done
        """;
    assertThat(play(scripts.bash(script), Wire.UNWATCHED).seats().getFirst().stop()).isEmpty();
    scripts.assertNothingLeft();
  }

  private static String typeOf(String line) {
    return line.replaceFirst(".*?\"type\": ?\"(\\w+)\".*", "$1");
  }

  private BotMatchResult play(String source, Wire wire) throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    BotMatchResult outcome = play(scripts.python(source), wire);
    scripts.assertNothingLeft();
    return outcome;
  }

  private static BotMatchResult play(BotCommand command, Wire wire) throws InterruptedException {
    Pig pig = new Pig();
    List<Entrant> entrants =
        List.of(new Entrant.Program("bot:first", command), new Entrant.Computer("random"));
    Setup setup = Setup.of(pig.info(), 2, Map.of("target", "20"));
    BotLimits limits = BotLimits.STANDARD.withTime(LONG_MS, LONG_MS, 0, 1);
    return new BotMatch<>(pig, setup, entrants, Terms.standard().with(limits).with(wire))
        .play(SEED);
  }
}
