package plateau.kernel;

import java.util.List;
import java.util.Optional;

/**
 * The facts of a game.
 *
 * @param id lower-case words with hyphens, the same everywhere
 * @param rulesVersion changes whenever the same moves and draws could lead to another position
 * @param longestMatch no match takes more decisions than this, whatever the options
 */
public record GameInfo(
    String id,
    String rulesVersion,
    int minSeats,
    int maxSeats,
    List<Option> options,
    int longestMatch) {

  public GameInfo {
    options = List.copyOf(options);
    if (minSeats < 1 || maxSeats < minSeats) {
      throw new IllegalArgumentException(id + ": seats " + minSeats + ".." + maxSeats);
    }
  }

  public Optional<Option> option(String name) {
    return options.stream().filter(option -> option.id().equals(name)).findFirst();
  }
}
