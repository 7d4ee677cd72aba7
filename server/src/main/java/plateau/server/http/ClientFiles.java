package plateau.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Problem;

/**
 * What a game brings to the web client, as the {@code game.json} among its files says: modules for
 * its board, its picture, what is printed of it and the forms of its documents, and its accent. Any
 * may be missing.
 */
final class ClientFiles {

  private static final String COLOUR = "#[0-9a-f]{6}";

  private final String folder;
  private final Map<?, ?> said;

  private ClientFiles(String folder, Map<?, ?> said) {
    this.folder = folder;
    this.said = said;
  }

  /** As JSON, with whole addresses; empty when the game brings nothing. */
  static Optional<String> of(String game, WebFiles files) {
    String folder = "games/" + game + "/";
    return files.text(folder + "game.json").map(text -> read(folder, text).json());
  }

  private static ClientFiles read(String folder, String text) {
    try {
      if (JsonReader.read(text) instanceof Map<?, ?> said) {
        return new ClientFiles(folder, said);
      }
    } catch (Problem problem) {
      throw new IllegalStateException(
          folder + "game.json is no JSON: " + problem.message(), problem);
    }
    throw new IllegalStateException(folder + "game.json is no JSON object");
  }

  private String json() {
    Map<String, Object> all = new LinkedHashMap<>();
    for (String module : new String[] {"presentation", "picture", "printed"}) {
      Optional.ofNullable(said.get(module)).ifPresent(path -> all.put(module, address(path)));
    }
    Map<String, Object> forms = new LinkedHashMap<>();
    members("forms").forEach((kind, path) -> forms.put(String.valueOf(kind), address(path)));
    all.put("forms", forms);
    if (said.containsKey("accent")) {
      Map<String, Object> accent = new LinkedHashMap<>();
      accent.put("light", colour("light"));
      accent.put("dark", colour("dark"));
      all.put("accent", accent);
    }
    return Json.write(all);
  }

  private Map<?, ?> members(String name) {
    return said.get(name) instanceof Map<?, ?> members ? members : Map.of();
  }

  private String address(@Nullable Object path) {
    String file = folder + path;
    if (!WebFiles.isPath(file)) {
      throw fault("\"" + path + "\" is no path of a file beside it, such as presentation.js");
    }
    return "/" + file;
  }

  private String colour(String theme) {
    String colour = Objects.toString(members("accent").get(theme));
    if (!colour.matches(COLOUR)) {
      throw fault("the accent \"" + theme + "\" is " + colour + ", not a colour such as #4fd1b5");
    }
    return colour;
  }

  private IllegalStateException fault(String what) {
    return new IllegalStateException(folder + "game.json: " + what);
  }
}
