package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.panic.PanicGame;

/**
 * Random games with every number of seats and every option. Seeds are fixed; a failure names them.
 * Turns are ended late and attacks are rare, so that games are long enough to see everything.
 */
final class RandomGames {

  private static final PanicGame GAME = new PanicGame();
  private static final int SEEDS = 6;
  private static final int CALM = 6;
  private static final PanicMove BURN_HIVE = new PanicMove.BurnHive();

  private static final List<Map<String, String>> OPTIONS =
      List.of(
          Map.of(),
          Map.of("infection-cards", "2", "gas-cans-to-burn", "4"),
          Map.of("host-card-last-resort", "on", "bullets-per-ammo", "1"),
          Map.of("master-and-servant", "on", "first-aid-costs-ap", "off"),
          Map.of("max-parasite-phases", "5"));

  private RandomGames() {}

  /** One step of a game. */
  record Step(
      String name, PanicState before, PanicMove move, PanicState after, List<Entry> journal) {}

  /** Sees every step; throws where something does not hold. */
  interface Watcher {

    /** A new game; its position before any decision. */
    default void start(PanicState state, String name) {}

    void see(Step step);
  }

  static void play(Watcher watcher) {
    for (int seats = Options.MIN_SEATS; seats <= Options.MAX_SEATS; seats++) {
      for (Map<String, String> options : OPTIONS) {
        for (long seed = 1; seed <= SEEDS; seed++) {
          play(Setup.of(GAME.info(), seats, options), seed, watcher);
        }
      }
    }
  }

  private static void play(Setup setup, long seed, Watcher watcher) {
    Chance chance = new Seeded(seed);
    PanicState state = GAME.start(setup, chance, Journal.OFF);
    String name = "seed %d, %s".formatted(seed, setup);
    watcher.start(state, name);
    for (int number = 1; state.toMove() != Seat.OVER; number++) {
      PanicState before = state.copy();
      List<Entry> journal = new ArrayList<>();
      PanicMove move = calmly(state, chance);
      state.play(move, chance, Journal.into(journal));
      watcher.see(new Step(name + ", step " + number, before, move, state, List.copyOf(journal)));
    }
  }

  private static PanicMove calmly(PanicState state, Chance chance) {
    List<PanicMove> moves = state.moves();
    PanicMove move = moves.get(chance.below(moves.size()));
    for (int i = 0; i < CALM && isViolent(move); i++) {
      move = moves.get(chance.below(moves.size()));
    }
    return moves.contains(BURN_HIVE) ? BURN_HIVE : move;
  }

  private static boolean isViolent(PanicMove move) {
    return move instanceof PanicMove.Attack
        || move instanceof PanicMove.ThrowGrenade
        || move instanceof PanicMove.EndTurn;
  }
}
