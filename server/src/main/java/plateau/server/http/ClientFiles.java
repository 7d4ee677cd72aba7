package plateau.server.http;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import plateau.arena.Games;
import plateau.kernel.json.Given;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;

/**
 * What a game brings to the web client, as the {@code game.json} among its files says: modules for
 * its board, its picture, what is printed of it and the forms of its documents, and its accent. Any
 * may be missing.
 */
final class ClientFiles {

  private static final String COLOUR = "#[0-9a-f]{6}";

  private final String folder;
  private final Given said;

  private ClientFiles(String folder, Given said) {
    this.folder = folder;
    this.said = said;
  }

  /** As JSON, with whole addresses; empty when the game brings nothing. */
  static Optional<String> of(String game, WebFiles files) {
    return read(game, files::text).map(brought -> brought.json(files));
  }

  /** The paths of the presentations of all games that bring one. */
  static List<String> presentations(Function<String, Optional<String>> files) {
    return Games.all().stream()
        .flatMap(game -> presentation(game.info().id(), files).stream())
        .toList();
  }

  // What is wrong with the file of a game is told where somebody asks for that game.
  private static Optional<String> presentation(
      String game, Function<String, Optional<String>> files) {
    try {
      return read(game, files)
          .flatMap(brought -> brought.said.maybe("presentation").map(brought::path));
    } catch (IllegalStateException fault) {
      return Optional.empty();
    }
  }

  private static Optional<ClientFiles> read(String game, Function<String, Optional<String>> files) {
    String folder = "games/" + game + "/";
    return files.apply(folder + "game.json").map(text -> read(folder, text));
  }

  private static ClientFiles read(String folder, String text) {
    try {
      Given said =
          Given.object(
              JsonReader.read(text),
              (given, wanted) ->
                  fault(folder, given.path() + " is " + given.value() + ", no " + wanted.id()));
      return new ClientFiles(folder, said);
    } catch (Problem problem) {
      String why = Words.in(Language.ENGLISH, Games.class).say(problem.message());
      throw fault(folder, "no JSON: " + why);
    }
  }

  private String json(WebFiles files) {
    Map<String, Object> all = new LinkedHashMap<>();
    for (String module : new String[] {"presentation", "picture", "printed"}) {
      said.maybe(module).ifPresent(path -> all.put(module, "/" + files.address(path(path))));
    }
    Map<String, Object> forms = new LinkedHashMap<>();
    said.maybe("forms")
        .ifPresent(of -> of.fields().forEach((kind, path) -> forms.put(kind, "/" + path(path))));
    all.put("forms", forms);
    said.maybe("accent").ifPresent(accent -> all.put("accent", colours(accent)));
    return Json.write(all);
  }

  private String path(Given path) {
    String file = folder + path.text();
    if (!WebFiles.isPath(file)) {
      throw fault(folder, path.text() + " is no path of a file beside it, as presentation.js is");
    }
    return file;
  }

  private Map<String, Object> colours(Given accent) {
    Map<String, Object> colours = new LinkedHashMap<>();
    for (String theme : new String[] {"light", "dark"}) {
      String colour = accent.text(theme);
      if (!colour.matches(COLOUR)) {
        throw fault(folder, "the accent " + theme + " is " + colour + ", no colour as #4fd1b5 is");
      }
      colours.put(theme, colour);
    }
    return colours;
  }

  private static IllegalStateException fault(String folder, String what) {
    return new IllegalStateException(folder + "game.json: " + what);
  }
}
