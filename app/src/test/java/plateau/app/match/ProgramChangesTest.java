package plateau.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import plateau.arena.bot.BotMatchResult;
import plateau.arena.bot.SeatReport;
import plateau.arena.bot.process.Fingerprint;
import plateau.kernel.Setup;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.words.Message;
import plateau.pig.Pig;

class ProgramChangesTest {

  private static final Pig PIG = new Pig();
  private static final Setup SETUP = Setup.of(PIG.info(), 2, Map.of());

  private final ProgramChanges changes = new ProgramChanges();

  private Optional<String> told(int match, List<Integer> order, String... versions) {
    return changes
        .in(new Fixture(match, match, order, 7, SETUP), outcome(versions))
        .map(Message::toString);
  }

  private static BotMatchResult outcome(String... versions) {
    Header header = Header.seeded(PIG.info(), SETUP, List.of("a", "b"), 7);
    return new BotMatchResult(
        Replay.of(header, Match.start(PIG, SETUP, Dice.seeded(7))),
        List.of(report("first", versions[0]), report("second", versions[1])));
  }

  private static SeatReport report(String name, String version) {
    Fingerprint program = new Fingerprint(version, new TreeMap<>(Map.of("bot.py", version)));
    return new SeatReport(
        name, Optional.of(program), Optional.empty(), Optional.empty(), 0, 1, 1, 1, 1, true, "");
  }

  @Test
  void aProgramThatStaysTheSameOnEitherSeatIsNothingToTell() {
    assertThat(told(1, List.of(0, 1), "x", "y")).isEmpty();
    assertThat(told(2, List.of(1, 0), "y", "x")).isEmpty();
  }

  @Test
  void oneThatChangesIsToldOnceWithTheFile() {
    assertThat(told(1, List.of(0, 1), "x", "y")).isEmpty();
    assertThat(told(2, List.of(0, 1), "x", "better")).get().asString().contains("second", "bot.py");
    assertThat(told(3, List.of(0, 1), "x", "better")).isEmpty();
  }
}
