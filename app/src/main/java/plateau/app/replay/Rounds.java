package plateau.app.replay;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.Gauges;
import plateau.kernel.State;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.match.StepThrough;

/** Which steps of a match were played in which round; the set-up belongs to the first. */
final class Rounds {

  private final List<Step> steps;
  private final List<Integer> rounds = new ArrayList<>();

  private Rounds(List<Step> steps) {
    this.steps = steps;
  }

  /** As people number them. */
  static <S extends State<S, M>, M> Rounds of(Match<S, M> match, Gauges<S> gauges) {
    Rounds found = new Rounds(match.steps());
    StepThrough.through(
        match.game(),
        match.setup(),
        match.steps(),
        (step, state) -> found.rounds.add(gauges.number(gauges.time(state))));
    // A step belongs to the round before it, not to the one that it opens.
    found.rounds.addFirst(found.rounds.getFirst());
    found.rounds.removeLast();
    return found;
  }

  int first() {
    return rounds.getFirst();
  }

  int last() {
    return rounds.getLast();
  }

  List<Step> stepsOf(int round) {
    return steps.stream().filter(step -> rounds.get(step.number()) == round).toList();
  }
}
