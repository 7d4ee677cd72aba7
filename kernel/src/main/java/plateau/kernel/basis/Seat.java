package plateau.kernel.basis;

/** Seats are numbered from 0; these are the numbers that are not seats. */
public final class Seat {

  /** Nobody decides any more. */
  public static final int OVER = -1;

  /** Someone who watches and may know what is public. */
  public static final int SPECTATOR = -2;

  /** Someone who sees everything. Never a player. */
  public static final int REFEREE = -3;

  private Seat() {}
}
