package plateau.lamps;

import java.util.List;
import java.util.Optional;

/**
 * What one seat knows.
 *
 * @param held place after place, seat after seat
 * @param next for each colour the number that hangs next
 * @param gone the lamps that were put away or broken
 * @param drawn how many have been drawn, with the first hands
 */
record LampsView(
    List<Held> held,
    List<Integer> next,
    List<Lamp> gone,
    int hints,
    int breaks,
    int drawn,
    int toMove) {

  /**
   * A place of a hand.
   *
   * @param lamp what is there, for those who see it
   * @param mayBe what its holder may think
   */
  record Held(int seat, Optional<Lamp> lamp, List<Lamp> mayBe) {}
}
