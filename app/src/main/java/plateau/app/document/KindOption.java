package plateau.app.document;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.app.document.WrittenDocument.Kind;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.Games;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;

/**
 * {@code --kind KIND}: what a file is that somebody wrote. Not needed for one that plainly is of
 * one kind, because its beginning can be read as that kind and as no other.
 */
final class KindOption {

  @Option(names = "--kind", paramLabel = "${bundle:label.kind}", descriptionKey = "kind")
  @Nullable String kind;

  /**
   * The text that somebody named: a file, or the id of one that comes with a game. From now on the
   * words of its game are known.
   *
   * @param wanted the only kinds that it can be
   */
  WrittenDocument read(String name, Session session, Predicate<DocumentKind> wanted) {
    List<Kind> all = kinds(wanted);
    String given = kind;
    List<Kind> kinds = given == null ? all : List.of(named(given, all));
    Path file = TextFile.path(name);
    WrittenDocument written =
        sample(name, file, kinds).orElseGet(() -> written(name, file, kinds, session));
    session.enter(written.kind().game());
    return written;
  }

  static List<Kind> kinds(Predicate<DocumentKind> wanted) {
    return Games.all().stream()
        .flatMap(game -> game.documents().stream().map(document -> new Kind(game, document)))
        .filter(one -> wanted.test(one.document()))
        .toList();
  }

  private static Kind named(String name, List<Kind> kinds) {
    List<String> known = kinds.stream().map(Kind::toString).toList();
    int index = known.indexOf(name);
    if (index < 0) {
      throw new Problem(
          Message.of(
              "kind.unknown",
              "given",
              name,
              "known",
              String.join(", ", known),
              "hint",
              Nearest.hint(name, known)));
    }
    return kinds.get(index);
  }

  private static Optional<WrittenDocument> sample(String name, Path file, List<Kind> kinds) {
    return kinds.stream()
        .filter(one -> one.document().samples().containsKey(name) && !Files.exists(file))
        .map(one -> new WrittenDocument(one, name, one.document().samples().getOrDefault(name, "")))
        .findFirst();
  }

  private static WrittenDocument written(
      String name, Path file, List<Kind> kinds, Session session) {
    String text = TextFile.read(file);
    if (kinds.size() == 1) {
      return new WrittenDocument(kinds.getFirst(), name, text);
    }
    Map<Kind, Verdict> verdicts = new LinkedHashMap<>();
    kinds.forEach(one -> verdicts.put(one, one.document().check(text)));
    List<Kind> fitting = fitting(verdicts, firstLine(text));
    if (fitting.size() != 1) {
      throw new Problem(unclear(name, verdicts, session));
    }
    return new WrittenDocument(fitting.getFirst(), name, text);
  }

  // Sound ones if there are any, else those whose first fault comes behind the first line.
  private static List<Kind> fitting(Map<Kind, Verdict> verdicts, int first) {
    List<Kind> sound = new ArrayList<>();
    List<Kind> begun = new ArrayList<>();
    verdicts.forEach(
        (one, verdict) -> {
          if (verdict.isSound()) {
            sound.add(one);
          } else if (verdict.line() == 0 || verdict.line() > first) {
            begun.add(one);
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

  private static Message unclear(String file, Map<Kind, Verdict> verdicts, Session session) {
    List<String> faults = new ArrayList<>();
    verdicts.forEach(
        (one, verdict) -> {
          Words words = Words.in(session.words().language(), one.game().getClass());
          faults.add(
              session.say(
                  "kind.fault", "kind", one.toString(), "fault", words.say(verdict.words())));
        });
    return Message.of(
        "kind.unclear",
        "file",
        file,
        "known",
        verdicts.keySet().stream().map(Kind::toString).collect(Collectors.joining(", ")),
        "faults",
        String.join(" ", faults));
  }
}
