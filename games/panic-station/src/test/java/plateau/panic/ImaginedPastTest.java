package plateau.panic;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;

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
    inGames(100, 25, ImaginedPastTest::anyMove);
  }

  @Test
  void alsoInLongGamesWithManyTrades() {
    inGames(40, 25, ImaginedPastTest::peacefulMove);
  }

  private static PanicMove anyMove(List<PanicMove> moves, Chance chance) {
    return moves.get(chance.below(moves.size()));
  }

  /** Nobody attacks who can do something else, nobody dallies. */
  private static PanicMove peacefulMove(List<PanicMove> moves, Chance chance) {
    List<PanicMove> peaceful = moves.stream().filter(ImaginedPastTest::isPeaceful).toList();
    return anyMove(peaceful.isEmpty() ? moves : peaceful, chance);
  }

  private static boolean isPeaceful(PanicMove move) {
    return switch (move) {
      case PanicMove.Attack _,
          PanicMove.ThrowGrenade _,
          PanicMove.EndTurn _,
          PanicMove.BurnHive _ ->
          false;
      default -> true;
    };
  }

  private static void inGames(int games, int every, RecordedGame.Style style) {
    for (long seed = 1; seed <= games; seed++) {
      int seats = Options.MIN_SEATS + (int) (seed % 4);
      Map<String, String> options = OPTIONS.get((int) (seed % OPTIONS.size()));
      Setup setup = Setup.of(RecordedGame.GAME.info(), seats, options);
      RecordedGame game = RecordedGame.play(setup, seed, style);
      Seeded chance = new Seeded(Seeded.derive(seed, -2));
      for (int step = chance.below(every);
          step < game.length();
          step += 1 + chance.below(2 * every)) {
        check(game, seed, step, chance.below(seats));
      }
    }
  }

  private static void check(RecordedGame game, long seed, int step, int seat) {
    if (game.after(step).ending != null) {
      return;
    }
    try {
      PanicState imagined =
          RecordedGame.GAME.imagine(
              game.after(step), seat, Seeded.forStep(Seeded.derive(seed, -3), step));
      Retold.mustLookTheSame(game, step, seat, imagined);
    } catch (AssertionError | RuntimeException fault) {
      throw new AssertionError(
          "seed %d, %s, step %d, imagined by seat %d: %s"
              .formatted(seed, game.setup(), step, seat, fault.getMessage()),
          fault);
    }
  }
}
