package plateau.deadzone.skirmish;

import plateau.deadzone.command.CommandDie;

/** Command dice, by face (A9): eight bits for each face in a long. Values, so a copy is a copy. */
final class Pools {

  /** No dice. */
  static final long EMPTY = 0;

  private static final int BITS = 8;
  private static final long MASK = 0xFF;

  private Pools() {}

  static int count(long pool, CommandDie die) {
    return (int) ((pool >> (BITS * die.ordinal())) & MASK);
  }

  static boolean has(long pool, CommandDie die) {
    return count(pool, die) > 0;
  }

  static long with(long pool, CommandDie die) {
    return pool + (1L << (BITS * die.ordinal()));
  }

  static long without(long pool, CommandDie die) {
    return pool - (1L << (BITS * die.ordinal()));
  }
}
