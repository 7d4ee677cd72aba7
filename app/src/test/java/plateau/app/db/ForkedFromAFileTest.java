package plateau.app.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.Setup;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.pig.Pig;
import plateau.server.store.Store;
import plateau.server.store.sqlite.SqliteStore;
import plateau.table.kept.Event;
import plateau.table.kept.HintsFor;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;

/**
 * {@code plateau db check} of a table that goes on from a file, of which the database has nothing.
 */
class ForkedFromAFileTest {

  private static final long SEED_OF_THE_FILE = 5;
  private static final long SEED_OF_THE_TABLE = 9;
  private static final int FORK = 4;
  private static final Pig PIG = new Pig();
  private static final Setup SETUP = Setup.of(PIG.info(), 2, Map.of());

  @TempDir Path home;

  @Test
  void itsFirstDrawsAreTakenAsTheyFell() {
    keep(SEED_OF_THE_TABLE, played());
    Cli.Ran ran = check();
    assertThat(ran.code()).as(ran.out()).isEqualTo(ExitCode.FINE);
    assertThat(ran.said()).contains("no difference");
  }

  @Test
  void itsOwnDrawsAreThoseOfItsSeed() {
    keep(SEED_OF_THE_TABLE + 1, played());
    Cli.Ran ran = check();
    assertThat(ran.code()).isEqualTo(ExitCode.FAILURE);
    assertThat(ran.said()).contains("step " + (FORK + 1), "seed does not give these draws");
  }

  @Test
  void itsFirstStepsStillFollowTheRules() {
    List<Step> changed = new ArrayList<>(played());
    Step second = changed.get(2);
    changed.set(2, new Step(2, second.seat(), "jump", second.draws(), second.digest()));
    keep(SEED_OF_THE_TABLE, changed);
    assertThat(check().said()).contains("step 2", "\"jump\" is not a legal move");
  }

  // Everybody rolls; up to the fork with the dice of the file.
  private static List<Step> played() {
    var file = Match.start(PIG, SETUP, Dice.seeded(SEED_OF_THE_FILE));
    roll(file, FORK);
    var table = Match.resume(PIG, SETUP, Dice.seeded(SEED_OF_THE_TABLE), file.steps());
    roll(table, 3);
    return table.steps();
  }

  private static void roll(Match<?, ?> match, int times) {
    for (int i = 0; i < times; i++) {
      match.play(match.toMove(), "roll");
    }
  }

  private Cli.Ran check() {
    return new Cli(home).run("db", "check", "--db", home.resolve("club.db").toString());
  }

  private void keep(long seed, List<Step> steps) {
    List<Event> events =
        steps.stream()
            .<Event>map(step -> new Event.Played(step.number(), 1, step, "", 0, ""))
            .toList();
    try (Store store = SqliteStore.open(home.resolve("club.db"))) {
      store.create(
          new StoredTable(
              "k3v7q2m9x4c8w1zt",
              PIG.info().id(),
              PIG.info().rulesVersion(),
              SETUP.options(),
              false,
              HintsFor.ONE,
              SaltedSeed.unsalted(seed),
              Optional.of(new StoredTable.Fork(StoredTable.Fork.ELSEWHERE + "a-file", FORK)),
              Optional.empty(),
              Optional.empty(),
              1,
              Status.PLAYING,
              Optional.empty(),
              steps.size() - 1,
              1,
              List.of(StoredSeat.computer(0, "random"), StoredSeat.computer(1, "random")),
              StoredTable.Rematches.NONE),
          events);
    }
  }
}
