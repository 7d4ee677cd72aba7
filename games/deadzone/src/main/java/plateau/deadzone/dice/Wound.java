package plateau.deadzone.dice;

import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;

/** From potential damage to death (A5.3). */
public final class Wound {

  private Wound() {}

  /** The damage that a hit does to a figure. */
  public static int actual(FigureType figure, int potential, int ap) {
    int ignored = figure.has(Keyword.TOUGH) ? 1 : 0;
    int armour = Math.max(0, figure.armour() - ap);
    return Math.max(0, potential - ignored - armour);
  }

  /**
   * Whether a figure that was hurt dies of it.
   *
   * @param damage all that it has taken, at least 1
   */
  public static boolean isFatal(FigureType figure, int damage) {
    return figure.has(Keyword.VULNERABLE) || damage > figure.size();
  }
}
