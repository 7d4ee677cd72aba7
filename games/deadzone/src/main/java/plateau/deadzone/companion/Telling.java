package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The thread of one run: gives the dialogue the answers so far, one after the other, and collects
 * what it tells. The first question without an answer stops the run with {@link Open}, as {@link
 * plateau.kernel.chance.ManualDice} does with dice.
 */
final class Telling {

  /** What a report does to what is known. */
  interface Reception {
    void hear(Entry.Report report);
  }

  /** A way that the dialogue took: a fork or a question, and the answer. */
  record Passage(Enum<?> at, String answer) {}

  /** The dialogue waits for an answer. Not an error, hence without a stack trace. */
  static final class Open extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Prompt prompt;

    Open(Prompt prompt) {
      super(prompt.question().id(), null, false, false);
      this.prompt = prompt;
    }

    Prompt prompt() {
      return prompt;
    }
  }

  private final List<Entry> entries;
  private final List<SpokenLine> lines = new ArrayList<>();
  private final List<Passage> passages = new ArrayList<>();
  private final Reception reception;
  private int next;
  private int linesSinceAnswer;

  Telling(List<Entry> entries, Reception reception) {
    this.entries = entries;
    this.reception = reception;
  }

  List<SpokenLine> lines() {
    return List.copyOf(lines);
  }

  List<Passage> passages() {
    return List.copyOf(passages);
  }

  /** A fork was passed, on an answer just given or remembered. */
  void pass(Enum<?> at, String answer) {
    passages.add(new Passage(at, answer));
  }

  int linesSinceAnswer() {
    return linesSinceAnswer;
  }

  /** The game is over: nothing more may have been said. */
  void end() {
    if (!isReadToItsEnd()) {
      throw new EntryMismatch(next, Optional.empty());
    }
  }

  private boolean isReadToItsEnd() {
    return next == entries.size();
  }

  /** Reports may come before anything else. */
  void begin() {
    hearReports();
  }

  String ask(Prompt prompt) {
    if (isReadToItsEnd()) {
      throw new Open(prompt);
    }
    if (!(entries.get(next) instanceof Entry.Answer(Question question, String value))
        || question != prompt.question()
        || !prompt.accepts(value)) {
      throw new EntryMismatch(next, Optional.of(prompt));
    }
    next++;
    linesSinceAnswer = 0;
    hearReports();
    return value;
  }

  void tell(SpokenLine line) {
    lines.add(line);
    linesSinceAnswer++;
    hearReports();
  }

  private void hearReports() {
    while (next < entries.size()
        && entries.get(next) instanceof Entry.Report report
        && report.after() == linesSinceAnswer) {
      next++;
      reception.hear(report);
    }
  }
}
