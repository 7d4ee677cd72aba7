package plateau.arena.analysis;

import java.util.ArrayList;
import java.util.List;

/**
 * The decisions of a match in stretches over which the odds cannot have changed: the same seat goes
 * on deciding, chance is not asked, and no clear mistake is made. All estimates of a stretch are
 * estimates of the same thing, and are counted together.
 */
final class Course {

  /** One stretch. */
  record Stretch(List<Judgement> verdicts) {

    Stretch {
      verdicts = List.copyOf(verdicts);
    }

    int seat() {
      return verdicts.getFirst().seat();
    }

    /** The number of steps played before it. */
    int start() {
      return verdicts.getFirst().step() - 1;
    }

    /** The number of steps played before its last decision. */
    int end() {
      return last().step() - 1;
    }

    Judgement last() {
      return verdicts.getLast();
    }

    /** What the seat could hope for all along. */
    EstimatedOdds odds() {
      return EstimatedOdds.pooled(verdicts.stream().map(Judgement::before).toList());
    }
  }

  private Course() {}

  static List<Stretch> of(List<Judgement> verdicts, Sides sides) {
    List<Stretch> stretches = new ArrayList<>();
    List<Judgement> open = new ArrayList<>();
    for (Judgement verdict : verdicts) {
      if (!open.isEmpty() && !goesOn(open.getLast(), verdict, sides)) {
        stretches.add(new Stretch(open));
        open.clear();
      }
      open.add(verdict);
    }
    if (!open.isEmpty()) {
      stretches.add(new Stretch(open));
    }
    return stretches;
  }

  // Where everybody has estimates of his own there are secrets, and any step may tell one.
  private static boolean goesOn(Judgement one, Judgement next, Sides sides) {
    return sides != Sides.EACH && leadsTo(one, next) && !one.isMistake();
  }

  /** Whether nothing but the decision lies between the two. */
  static boolean leadsTo(Judgement one, Judgement next) {
    return one.draws() == 0 && one.seat() == next.seat() && one.step() + 1 == next.step();
  }
}
