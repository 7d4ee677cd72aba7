package plateau.starter;

import java.util.List;
import java.util.Optional;

/**
 * What one seat knows.
 *
 * @param seat whose view it is; below 0 for those who only watch
 * @param turn whose turn it is; below 0 when the match is over
 * @param nests a list of spots for each seat
 * @param taken where the trinket was that is in the beak
 */
public record StarterView(
    int seat,
    int round,
    int rounds,
    int turn,
    int hops,
    List<Lying> bushes,
    List<List<Lying>> nests,
    Optional<Spot> taken) {

  /**
   * What lies at a spot.
   *
   * @param id of the spot
   * @param trinket empty for those who do not know it
   * @param knownBy the seats that know it; everybody knows what lies face up
   */
  public record Lying(String id, Optional<Trinket> trinket, List<Integer> knownBy) {}
}
