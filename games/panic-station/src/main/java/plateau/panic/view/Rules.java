package plateau.panic.view;

/**
 * The options of the match (section 17), and what follows from them.
 *
 * @param minimumHand so many cards stay in a hand: others cannot be played (8.9)
 */
public record Rules(
    int infectionCards,
    int gasCansToBurn,
    boolean hostCardLastResort,
    boolean masterAndServant,
    int maxParasitePhases,
    int bulletsPerAmmo,
    boolean firstAidCostsAp,
    int minimumHand) {

  /** 8.9: how many cards of a hand may leave it for play. */
  public int playable(int handSize) {
    return Math.max(0, handSize - minimumHand);
  }
}
