package plateau.arena.tournament;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is played on: a map, or other options of the game.
 *
 * @param options of the game; in a hidden one a question mark stands for a number that nobody knows
 *     before the end
 * @param hidden whether its seeds are secret until the end
 */
public record Ground(String name, Map<String, String> options, boolean hidden) {

  static final String UNKNOWN = "?";

  public Ground {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }
}
