package plateau.app.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;

/**
 * {@code --kind KIND}: of which game a map is. Not needed for a file that plainly is of one kind,
 * because its beginning can be read as that kind and as no other.
 */
final class MapKindOption {

  private static final String MAP = "map";

  @Option(
      names = "--kind",
      paramLabel = "${bundle:label.kind}",
      descriptionKey = "plateau.map.kind")
  @Nullable String kind;

  /** The id of the game that the map in this file is for. */
  String gameOf(String file, Session session) {
    Map<String, Game<?, ?>> kinds = kinds();
    String given = kind;
    if (given != null) {
      return named(given, kinds).info().id();
    }
    String text = TextFile.read(TextFile.path(file));
    Map<String, Verdict> verdicts = new LinkedHashMap<>();
    kinds.forEach((name, game) -> verdicts.put(name, mapOf(game).check().of(text)));
    List<String> fitting = fitting(verdicts, firstLine(text));
    if (fitting.size() == 1) {
      return named(fitting.getFirst(), kinds).info().id();
    }
    throw new Problem(unclear(file, verdicts, kinds, session));
  }

  // The kinds by their names, as in iceberg-map.
  private static Map<String, Game<?, ?>> kinds() {
    Map<String, Game<?, ?>> kinds = new LinkedHashMap<>();
    for (Game<?, ?> game : Games.all()) {
      if (game.documents().stream().anyMatch(document -> document.id().equals(MAP))) {
        kinds.put(game.info().id() + "-" + MAP, game);
      }
    }
    return kinds;
  }

  private static Game<?, ?> named(String name, Map<String, Game<?, ?>> kinds) {
    Game<?, ?> game = kinds.get(name);
    if (game == null) {
      List<String> known = List.copyOf(kinds.keySet());
      throw new Problem(
          Message.of(
              "maps.kind-unknown",
              "given",
              name,
              "known",
              String.join(", ", known),
              "hint",
              Nearest.hint(name, known)));
    }
    return game;
  }

  private static DocumentKind mapOf(Game<?, ?> game) {
    return game.documents().stream()
        .filter(document -> document.id().equals(MAP))
        .findFirst()
        .orElseThrow();
  }

  // Sound ones if there are any, else those whose first fault comes behind the first line.
  private static List<String> fitting(Map<String, Verdict> verdicts, int first) {
    List<String> sound = new ArrayList<>();
    List<String> begun = new ArrayList<>();
    verdicts.forEach(
        (name, verdict) -> {
          if (verdict.isSound()) {
            sound.add(name);
          } else if (verdict.line() == 0 || verdict.line() > first) {
            begun.add(name);
          }
        });
    return sound.isEmpty() ? begun : sound;
  }

  // The number of the first line that says something.
  private static int firstLine(String text) {
    List<String> lines = text.lines().map(String::strip).toList();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isEmpty() && !lines.get(i).startsWith("#")) {
        return i + 1;
      }
    }
    return lines.size();
  }

  private static Message unclear(
      String file, Map<String, Verdict> verdicts, Map<String, Game<?, ?>> kinds, Session session) {
    List<String> faults = new ArrayList<>();
    verdicts.forEach(
        (name, verdict) -> {
          Words words = Words.in(session.words().language(), named(name, kinds).getClass());
          faults.add(
              session.say("maps.kind-fault", "kind", name, "fault", words.say(verdict.words())));
        });
    return Message.of(
        "maps.kind-unclear",
        "file",
        file,
        "known",
        String.join(", ", kinds.keySet()),
        "faults",
        String.join(" ", faults));
  }
}
