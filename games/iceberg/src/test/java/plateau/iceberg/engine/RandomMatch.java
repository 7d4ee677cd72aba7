package plateau.iceberg.engine;

import java.util.Optional;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.kernel.chance.Seeded;

/** Matches from seeds, with refused attempts, flags and undos among the actions. */
final class RandomMatch {

  private static final int ATTEMPTS = 24;

  /** One attempt: what to do and its arguments, as a player might give them. */
  record Attempt(int kind, int first, int second, int third) {

    static final int FLAG = 3;
    static final int UNDO = 4;

    /** The answer; undo answers 0 when something was taken back and -1 when not. */
    int on(Ice ice) {
      return switch (kind) {
        case FLAG -> ice.debugFlag(first, second, third);
        case UNDO -> ice.undo() ? 0 : -1;
        default -> ice.act(kind, first, second);
      };
    }
  }

  /** Looks at the match before and after each attempt. */
  interface Watcher {
    void attempted(Ice before, Ice after, Attempt attempt, int answer);
  }

  private RandomMatch() {}

  /** A map with few or many walls and so many aliens that some are captured by accident. */
  static IceMap map(long seed) {
    Seeded chance = new Seeded(seed);
    int walls = chance.below(250);
    return MapGenerator.generate(
        new MapPlan(Optional.empty(), walls, 100 + chance.below(100)), chance);
  }

  static Attempt attempt(Seeded chance) {
    int kind = chance.below(16);
    if (kind == 0) {
      return new Attempt(
          Attempt.FLAG, chance.below(27) - 1, chance.below(27) - 1, chance.below(6) - 1);
    }
    if (kind <= 2) {
      return new Attempt(Attempt.UNDO, 0, 0, 0);
    }
    boolean nonsense = chance.below(12) == 0;
    int agent = nonsense ? chance.below(7) - 2 : chance.below(IceMap.AGENTS);
    int direction = nonsense ? chance.below(7) - 2 : chance.below(4);
    return new Attempt(chance.below(3), agent, direction, 0);
  }

  /** Plays a whole match on a map, with the watcher looking at every attempt. */
  static Ice play(IceMap map, long seed, Watcher watcher) {
    Ice ice = new Ice(map);
    Seeded chance = new Seeded(seed);
    while (!ice.isOver()) {
      ice.beginRound();
      for (int turn = 0; turn < 2; turn++) {
        // Most turns are quiet, so that some agent stays long enough to capture something.
        int attempts = chance.below(4) == 0 ? ATTEMPTS : chance.below(3);
        for (int i = 0; i < attempts; i++) {
          Ice before = ice.copy();
          Attempt attempt = attempt(chance);
          watcher.attempted(before, ice, attempt, attempt.on(ice));
        }
        ice.endTurn();
      }
    }
    return ice;
  }

  /** Plays a few rounds, to get somewhere. */
  static Ice somewhere(long seed) {
    Ice ice = new Ice(map(seed));
    Seeded chance = new Seeded(seed);
    int rounds = 1 + chance.below(30);
    for (int i = 0; i < rounds; i++) {
      ice.beginRound();
      for (int turn = 0; turn < 2; turn++) {
        for (int k = 0; k < ATTEMPTS; k++) {
          attempt(chance).on(ice);
        }
        ice.endTurn();
      }
    }
    ice.beginRound();
    return ice;
  }
}
