package plateau.deadzone.skirmish;

import plateau.deadzone.command.CommandDie;

/** Command dice, by face (A9): eight bits for each face in a long. Values, so a copy is a copy. */
public final class Pools {

  /** No dice. */
  public static final long EMPTY = 0;

  private static final int BITS = 8;
  private static final long MASK = 0xFF;

  private Pools() {}

  public static int count(long pool, CommandDie die) {
    return (int) ((pool >> (BITS * die.ordinal())) & MASK);
  }

  public static boolean has(long pool, CommandDie die) {
    return count(pool, die) > 0;
  }

  public static long with(long pool, CommandDie die) {
    return pool + (1L << (BITS * die.ordinal()));
  }

  public static long without(long pool, CommandDie die) {
    return pool - (1L << (BITS * die.ordinal()));
  }
}
