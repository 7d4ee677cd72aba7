package plateau.starter;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.kernel.tabletop.Counter;
import plateau.kernel.tabletop.Dealt;
import plateau.kernel.tabletop.Hand;
import plateau.kernel.tabletop.Participant;

/**
 * What one seat knows. It is made of things on a table, so that boards which know no game can show
 * it too; who knows what lies face down, each card says.
 *
 * @param you whose view it is; nobody's for those who only watch
 * @param turn whose turn it is; nobody's when the match is over
 * @param nests of all seats
 * @param taken where the trinket was that is in the beak
 */
public record StarterView(
    Optional<Participant> you,
    int round,
    int rounds,
    Optional<Participant> turn,
    Counter hops,
    List<Dealt> bushes,
    List<Hand> nests,
    Optional<Spot> taken) {

  /** Where the view has what lies at this spot. */
  public static String path(Spot spot) {
    return pathOfAll(spot) + (spot.place() - 1);
  }

  private static String pathOfAll(Spot spot) {
    return spot.isBush() ? "bushes." : "nests." + (spot.nest() - 1) + ".cards.";
  }

  /** The spot with this path, in which a card may be named by its id as well as by its number. */
  Optional<Spot> spotAt(String path) {
    return spots()
        .filter(spot -> path.equals(path(spot)) || path.equals(pathById(spot)))
        .findFirst();
  }

  private String pathById(Spot spot) {
    return pathOfAll(spot) + at(spot).id();
  }

  /** All spots of the match, in the order of the view. */
  public Stream<Spot> spots() {
    return IntStream.range(0, bushes.size() + nests.size() * Spot.PLACES).mapToObj(Spot::numbered);
  }

  /** What lies at this spot. */
  public Dealt at(Spot spot) {
    return (spot.isBush() ? bushes : nests.get(spot.nest() - 1).cards()).get(spot.place() - 1);
  }
}
