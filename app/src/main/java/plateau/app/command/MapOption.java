package plateau.app.command;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.deadzone.map.SkirmishMap;
import plateau.iceberg.map.MapWriter;
import plateau.kernel.GameInfo;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * {@code --map FILE}, or {@code --map generated:N} and {@code --map ID} for the maps that a game
 * has.
 */
final class MapOption {

  private static final String MAP = "map";
  private static final String DEADZONE = "deadzone";
  private static final String GENERATED = "generated";
  private static final String NUMBERED = GENERATED + ":[1-9][0-9]{0,17}";

  @Option(names = "--map", paramLabel = "${bundle:label.map}", descriptionKey = "map")
  @Nullable String map;

  /** The options of a match with the map among them. */
  Map<String, String> addedTo(Map<String, String> options, GameInfo info) {
    return addedTo(options, info, 0);
  }

  /** The same for a game of a series: the numbers of generated maps go on from game to game. */
  Map<String, String> addedTo(Map<String, String> options, GameInfo info, int game) {
    String given = map;
    if (given == null) {
      return options;
    }
    if (info.option(MAP).isEmpty()) {
      throw new Problem(Message.of("argument.no-maps", "game", info.id()));
    }
    Map<String, String> all = new TreeMap<>(options);
    if (all.put(MAP, value(given, info, game)) != null) {
      throw new Problem(Message.of("argument.option-twice", "name", MAP));
    }
    return all;
  }

  /** The map that somebody named, as a set-up carries it. */
  static String value(String given, GameInfo info) {
    if (info.option(MAP).isEmpty()) {
      throw new Problem(Message.of("argument.no-maps", "game", info.id()));
    }
    return value(given, info, 0);
  }

  private static String value(String given, GameInfo info, int game) {
    if (info.id().equals(DEADZONE)) {
      SkirmishMap read = DeadzoneFiles.map("--map", given);
      return DeadzoneFiles.carried(SkirmishMap.SAMPLES, given, read);
    }
    if (given.equals(GENERATED)) {
      return given;
    }
    if (given.matches(NUMBERED)) {
      return GENERATED + ":" + (Long.parseLong(given.substring(GENERATED.length() + 1)) + game);
    }
    if (given.startsWith(GENERATED + ":")) {
      throw new Problem(Message.of("argument.map-number", "given", given));
    }
    return MapWriter.write(new MapFile(given).read());
  }
}
