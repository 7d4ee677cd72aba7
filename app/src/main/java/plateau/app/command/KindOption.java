package plateau.app.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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
 * {@code --kind KIND}: what a file is that somebody wrote. Not needed for one that plainly is of
 * one kind, because its beginning can be read as that kind and as no other.
 */
final class KindOption {

  @Option(names = "--kind", paramLabel = "${bundle:label.kind}", descriptionKey = "kind")
  @Nullable String kind;

  /** A kind of document, with the game that has it. */
  record Kind(Game<?, ?> game, DocumentKind document) {

    /** As people name it: the game and what it is, with a dash between them. */
    String name() {
      return game.info().id() + "-" + document.id();
    }
  }

  /**
   * What this file is.
   *
   * @param wanted the only kinds that it can be
   */
  Kind of(String file, Session session, Predicate<DocumentKind> wanted) {
    List<Kind> kinds = kinds(wanted);
    String given = kind;
    if (given != null) {
      return named(given, kinds);
    }
    String text = TextFile.read(TextFile.path(file));
    Map<Kind, Verdict> verdicts = new LinkedHashMap<>();
    kinds.forEach(one -> verdicts.put(one, one.document().check().of(text)));
    List<Kind> fitting = fitting(verdicts, firstLine(text));
    if (fitting.size() == 1) {
      return fitting.getFirst();
    }
    throw new Problem(unclear(file, verdicts, session));
  }

  private static List<Kind> kinds(Predicate<DocumentKind> wanted) {
    return Games.all().stream()
        .flatMap(game -> game.documents().stream().map(document -> new Kind(game, document)))
        .filter(one -> wanted.test(one.document()))
        .toList();
  }

  private static Kind named(String name, List<Kind> kinds) {
    List<String> known = kinds.stream().map(Kind::name).toList();
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
              session.say("kind.fault", "kind", one.name(), "fault", words.say(verdict.words())));
        });
    return Message.of(
        "kind.unclear",
        "file",
        file,
        "known",
        verdicts.keySet().stream().map(Kind::name).collect(Collectors.joining(", ")),
        "faults",
        String.join(" ", faults));
  }
}
