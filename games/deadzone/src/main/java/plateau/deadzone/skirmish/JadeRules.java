package plateau.deadzone.skirmish;

/**
 * Which sides JADE controls, and its options (B9).
 *
 * @param isBold {@code bold-jade}
 * @param hasPool {@code jade-pool}
 */
public record JadeRules(boolean south, boolean north, boolean isBold, boolean hasPool) {

  /** Nobody is JADE. */
  public static final JadeRules NONE = new JadeRules(false, false, false, false);

  boolean controls(int side) {
    return side == 0 ? south : north;
  }
}
