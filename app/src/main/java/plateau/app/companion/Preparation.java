package plateau.app.companion;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plateau.app.play.Vocabulary;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.companion.Companion;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * What is asked before the game. What the command line has said is not asked, nor what is usual
 * behind it; back goes to the question before.
 */
final class Preparation {

  private final Session session;
  private final Companion companion;
  private final Map<String, String> given;
  private final Vocabulary<TalkWord> vocabulary = TalkWord.vocabulary();
  private final Set<String> used = new HashSet<>();
  private final List<String> typed = new ArrayList<>();
  private List<String> answers = List.of();

  /**
   * @param given what the command line says, by the ids of questions
   */
  Preparation(Session session, Companion companion, Map<String, String> given) {
    this.session = session;
    this.companion = companion;
    this.given = given;
  }

  /** All answers; empty when they leave. */
  Optional<List<String>> run() {
    Optional<Ask> next = next();
    while (next.isPresent()) {
      if (!isAnswered(next.get())) {
        return Optional.empty();
      }
      next = next();
    }
    checkUsed();
    return Optional.of(answers);
  }

  private void checkUsed() {
    given.keySet().stream()
        .filter(id -> !used.contains(id))
        .findFirst()
        .ifPresent(
            id -> {
              throw new Problem(Message.of("talk.not-asked", "option", "--" + id));
            });
  }

  // All questions from the start, since an answer may change what is asked behind it.
  private Optional<Ask> next() {
    List<String> said = new ArrayList<>();
    Iterator<String> more = typed.iterator();
    boolean follows = false;
    Optional<Ask> next = companion.preparing(said);
    while (next.isPresent()) {
      Ask ask = next.get();
      String answer = given.get(ask.id());
      boolean isUsual = answer == null && follows && ask.usual().isPresent();
      if (answer != null) {
        said.add(meant(ask, answer));
      } else if (isUsual) {
        said.add(ask.usual().get());
      } else if (more.hasNext()) {
        said.add(more.next());
      } else {
        return next;
      }
      used.add(ask.id());
      follows = answer != null;
      next = companion.preparing(said);
    }
    answers = said;
    return next;
  }

  // Whoever leaves has answered nothing.
  private boolean isAnswered(Ask ask) {
    Asking asking = new Asking(session, ask);
    session.terminal().out().println();
    Optional<String> line = asking.ask();
    if (line.isEmpty()) {
      return false;
    }
    Optional<TalkWord> word = vocabulary.read(line.get()).map(Vocabulary.Typed::word);
    if (word.isPresent() && word.get() == TalkWord.QUIT) {
      return false;
    }
    if (word.isPresent() && word.get() == TalkWord.BACK) {
      if (!typed.isEmpty()) {
        typed.removeLast();
      }
    } else if (word.isPresent() && word.get() == TalkWord.HELP) {
      asking.explain();
    } else {
      answer(asking, ask, line.get());
    }
    return true;
  }

  private void answer(Asking asking, Ask ask, String line) {
    if (line.isEmpty() && !asking.acceptsEnter()) {
      return;
    }
    Optional<String> value = asking.value(line);
    if (value.isEmpty() && !ask.takesFile()) {
      session.tell(asking.complaint(line));
      return;
    }
    int before = typed.size();
    try {
      typed.add(value.orElseGet(() -> text(line)));
      next();
    } catch (Problem problem) {
      typed.subList(before, typed.size()).clear();
      session.tell(problem.message());
    }
  }

  private static String meant(Ask ask, String given) {
    boolean isChoice = ask.choices().stream().map(Choice::value).anyMatch(given::equals);
    return isChoice || !ask.takesFile() ? given : text(given);
  }

  // Of a file that is not there, the game says what it knows instead.
  private static String text(String name) {
    Path file = TextFile.path(name);
    return Files.exists(file) ? TextFile.read(file) : name;
  }
}
