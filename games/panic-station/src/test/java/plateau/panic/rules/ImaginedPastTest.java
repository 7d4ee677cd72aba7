package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.panic.imagine.Drawing;
import plateau.panic.imagine.Past;

/**
 * Section 16, with the game's own record: every position that a seat imagines could have led to all
 * that it has seen since the start.
 */
class ImaginedPastTest {

  private static final List<Map<String, String>> OPTIONS =
      List.of(
          Map.of(),
          Map.of("host-card-last-resort", "on"),
          Map.of("infection-cards", "2", "bullets-per-ammo", "1"),
          Map.of("infection-cards", "2", "host-card-last-resort", "on", "master-and-servant", "on"),
          Map.of("gas-cans-to-burn", "4", "first-aid-costs-ap", "off"));

  @Test
  void everyPositionThatASeatImaginesHasAPastThatFitsAllItHasSeen() {
    assertThat(inGames(300, 12, (_, _) -> RecordedGame.Style.ANY_MOVE)).isZero();
  }

  @Test
  void alsoInPeacefulGamesWithManyTrades() {
    assertThat(inGames(80, 12, (_, _) -> RecordedGame.Style.PEACEFUL)).isZero();
  }

  // Games of hundreds of draws and trades, in which few cards have not been seen somewhere.
  @Test
  void alsoInLongGamesOfComputerPlayers() {
    assertThat(inGames(40, 30, RecordedGame.Style::players)).isZero();
  }

  private interface Styles {
    RecordedGame.Style of(int seats, long seed);
  }

  /** Answers how often no past was found in time, see {@link Drawing}. */
  private static int inGames(int games, int every, Styles styles) {
    int exceptions = 0;
    for (long seed = 1; seed <= games; seed++) {
      int seats = Options.MIN_SEATS + (int) (seed % 4);
      Map<String, String> options = OPTIONS.get((int) (seed % OPTIONS.size()));
      Setup setup = Setup.of(RecordedGame.GAME.info(), seats, options);
      RecordedGame game = RecordedGame.play(setup, seed, styles.of(seats, seed));
      Seeded chance = new Seeded(Seeded.derive(seed, -2));
      int step = chance.below(every);
      while (step < game.length() - 1) {
        int seat = chance.below(seats + 1);
        exceptions += check(game, step, seat == seats ? Seat.SPECTATOR : seat) ? 0 : 1;
        step += 1 + chance.below(2 * every);
      }
    }
    return exceptions;
  }

  private static boolean check(RecordedGame game, int step, int seat) {
    PanicState real = game.after(step);
    long seed = Seeded.derive(game.seed(), -3);
    Past past = Drawing.of(Testimony.of(real, seat), Seeded.forStep(seed, step));
    if (!past.swaps().isEmpty()) {
      return false;
    }
    try {
      PanicState imagined = RecordedGame.GAME.imagine(real, seat, Seeded.forStep(seed, step));
      Retold.mustLookTheSame(game, step, seat, imagined);
    } catch (AssertionError | RuntimeException fault) {
      throw new AssertionError(
          "seed %d, %s, step %d, imagined by seat %d: %s"
              .formatted(game.seed(), game.setup(), step, seat, fault.getMessage()),
          fault);
    }
    return true;
  }
}
