package plateau.arena.lab;

import java.util.Map;
import java.util.TreeMap;

/**
 * What is searched. The same settings give the same findings on any number of threads.
 *
 * @param options of the game, all of them
 * @param generations how many
 * @param games that every policy of a generation plays at first
 */
public record LabSettings(
    String game, Map<String, String> options, long seed, int generations, int games) {

  public LabSettings {
    options = new TreeMap<>(options);
  }

  /** Whether a search with the other settings began just as one with these does. */
  boolean beginsAs(LabSettings other) {
    return game.equals(other.game)
        && options.equals(other.options)
        && seed == other.seed
        && games == other.games;
  }
}
