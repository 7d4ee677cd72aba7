package plateau.app.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.tournament.Ground;
import plateau.kernel.GameInfo;
import plateau.kernel.Option;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * On what is played: each map, each variant and each hidden map is a ground; without any of them
 * there is one with the options.
 *
 * @param maps files, ids of the game's maps, or {@code generated:N}
 * @param hidden how many maps nobody knows before the end
 * @param options of the game, for all grounds
 */
record Grounds(List<String> maps, int hidden, Map<String, String> options, List<Variant> variants) {

  /** Reads a map that somebody named. */
  @FunctionalInterface
  interface Maps {

    /** As the option of the game has it. */
    String read(String given);
  }

  /** Options to play with, under a name. */
  record Variant(String name, Map<String, String> options, boolean hidden) {}

  private static final String MAP = "map";
  private static final String GENERATED = "generated";
  private static final int ID_SIGNS = 40;

  Grounds {
    maps = List.copyOf(maps);
    variants = List.copyOf(variants);
  }

  /**
   * All of them.
   *
   * @param directory where files of maps are looked up
   */
  List<Ground> read(Path directory, GameInfo info, Maps reader) {
    List<Ground> grounds = new ArrayList<>();
    for (String map : maps) {
      String value = reader.read(resolved(map, directory));
      grounds.add(ground(map, with(MAP, value), false));
    }
    for (Variant variant : variants) {
      Map<String, String> all = new LinkedHashMap<>(options);
      all.putAll(variant.options());
      grounds.add(ground(variant.name(), all, variant.hidden()));
    }
    if (hidden > 0 && info.option(MAP).filter(Grounds::isGenerated).isEmpty()) {
      throw new Problem(Message.of("tournament.no-hidden-maps", "game", info.id()));
    }
    for (int number = 1; number <= hidden; number++) {
      grounds.add(ground("hidden " + number, with(MAP, GENERATED + ":?"), true));
    }
    return grounds.isEmpty() ? List.of(ground("standard", options, false)) : grounds;
  }

  private static boolean isGenerated(Option option) {
    return option.defaultValue().equals(GENERATED);
  }

  private static Ground ground(String name, Map<String, String> options, boolean hidden) {
    String shown =
        name.length() <= ID_SIGNS ? name : "…" + name.substring(name.length() - ID_SIGNS);
    return new Ground(shown, options, hidden);
  }

  private Map<String, String> with(String option, String value) {
    Map<String, String> all = new LinkedHashMap<>(options);
    if (all.put(option, value) != null) {
      throw new Problem(Message.of("argument.option-twice", "name", option));
    }
    return all;
  }

  // A file beside the tournament's own; anything else is an id or a number.
  private static String resolved(String map, Path directory) {
    if (map.contains(":")) {
      return map;
    }
    Path file = directory.resolve(map);
    return file.toFile().exists() ? file.toString() : map;
  }
}
