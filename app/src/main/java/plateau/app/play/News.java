package plateau.app.play;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;
import plateau.kernel.match.Question;

/** Remembers how much of the journal has been told, and gives the rest. */
final class News {

  private final Match<?, ?> match;
  private int step;
  private int entry;

  News(Match<?, ?> match) {
    this(match, 0);
  }

  /** Everything before this step counts as told. */
  News(Match<?, ?> match, int step) {
    this.match = match;
    this.step = step;
  }

  /** Everything up to now counts as told. */
  void skip() {
    step = match.steps().size();
    entry = 0;
  }

  /** The number of the first step that has not been told to its end. */
  int step() {
    return step;
  }

  /** What this seat may know and has not been told of the next step; then it counts as told. */
  List<Entry> ofNextStep(int seat) {
    List<Entry> fresh = rest(match.journal(step), seat);
    step++;
    entry = 0;
    return fresh;
  }

  boolean hasSteps() {
    return step < match.steps().size();
  }

  /** What has not been told of the step that waits for an answer. */
  List<Entry> before(Question question, int seat) {
    List<Entry> fresh = rest(question.soFar(), seat);
    entry = question.soFar().size();
    return fresh;
  }

  /** The story got shorter: what comes now is told again. */
  void tookBack(int entries) {
    step = Math.min(step, match.steps().size());
    entry = Math.min(entry, entries);
  }

  private List<Entry> rest(List<Entry> entries, int seat) {
    int from = Math.min(entry, entries.size());
    return new ArrayList<>(Journal.visibleTo(seat, entries.subList(from, entries.size())));
  }
}
