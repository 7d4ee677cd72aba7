package plateau.kernel.tutorial;

import java.util.Set;
import plateau.kernel.outlook.Things;

/**
 * What a lesson points at: {@code places.bar} is a thing in the view, {@code @choices} is a part of
 * the page that every game has.
 */
final class Spotlight {

  /** The parts of a table's page. */
  public static final Set<String> PARTS =
      Set.of("@ask", "@board", "@choices", "@facts", "@journal");

  private Spotlight() {}

  /** Whether there is such a thing in this view. */
  public static boolean isIn(String look, Object view) {
    return PARTS.contains(look) || Things.in(view).has(look);
  }
}
