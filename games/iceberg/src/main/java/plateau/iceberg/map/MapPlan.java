package plateau.iceberg.map;

import java.util.Optional;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * What a generated map shall be like.
 *
 * @param symmetry empty for any
 * @param walls the number of wall cells
 * @param aliens the number of aliens
 * @param rounds of the match, in which all of them arrive
 */
public record MapPlan(Optional<Symmetry> symmetry, int walls, int aliens, int rounds) {

  /** Beyond this there is no room for eight agents and the aliens. */
  private static final int MOST_THINGS = IceMap.CELLS - IceMap.ALL_AGENTS - IceMap.SIZE;

  /** For a match of the usual length. */
  public MapPlan(Optional<Symmetry> symmetry, int walls, int aliens) {
    this(symmetry, walls, aliens, IceMap.ROUNDS);
  }

  public MapPlan {
    if (walls < 0 || aliens < 0 || walls + aliens > MOST_THINGS) {
      throw new Problem(
          Message.of("map.too-full", "walls", walls, "aliens", aliens, "most", MOST_THINGS));
    }
  }
}
