package plateau.starter;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.kernel.basis.Named;

/**
 * §1: where a trinket lies, counted from 1 as people do.
 *
 * @param nest whose nest it is; 0 is no nest: the spot is under a bush
 */
public record Spot(int nest, int place) implements Named {

  static final int BUSHES = 6;
  static final int PLACES = 4;
  static final int MOST_NESTS = 4;

  // Made once: rules ask for them millions of times.
  private static final Spot[] ALL =
      IntStream.range(0, BUSHES + MOST_NESTS * PLACES)
          .mapToObj(
              number ->
                  number < BUSHES
                      ? new Spot(0, number + 1)
                      : new Spot((number - BUSHES) / PLACES + 1, (number - BUSHES) % PLACES + 1))
          .toArray(Spot[]::new);

  public Spot {
    if (nest < 0 || nest > MOST_NESTS || place < 1 || place > (nest == 0 ? BUSHES : PLACES)) {
      throw new IllegalArgumentException("nest " + nest + ", place " + place);
    }
  }

  /** The spot with this number: the bushes come first, then nest after nest. */
  static Spot numbered(int number) {
    return ALL[number];
  }

  int number() {
    return nest == 0 ? place - 1 : BUSHES + (nest - 1) * PLACES + place - 1;
  }

  boolean isBush() {
    return nest == 0;
  }

  boolean isInNestOf(int seat) {
    return nest == seat + 1;
  }

  @Override
  public String id() {
    return isBush() ? "bush-" + place : "nest-" + nest + "-" + place;
  }

  static Optional<Spot> named(String id) {
    return Arrays.stream(ALL).filter(spot -> spot.id().equals(id)).findFirst();
  }
}
