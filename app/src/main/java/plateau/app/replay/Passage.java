package plateau.app.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.kernel.Game;
import plateau.kernel.match.Step;

/**
 * Steps that are told together: the whole turn of a seat in games that are played by turns, else
 * one step.
 */
record Passage(List<Step> steps) {

  Passage {
    steps = List.copyOf(steps);
  }

  /** A match, or a part of it, from its beginning to its end. */
  static List<Passage> of(Game<?, ?> game, List<Step> steps) {
    boolean byTurns = game.dialogue().isPresent();
    List<Passage> passages = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= steps.size(); i++) {
      if (i == steps.size() || !byTurns || steps.get(i).seat() != steps.get(from).seat()) {
        passages.add(new Passage(steps.subList(from, i)));
        from = i;
      }
    }
    return passages;
  }

  Step first() {
    return steps.getFirst();
  }

  Step last() {
    return steps.getLast();
  }

  String moves() {
    return steps.stream().map(Step::move).collect(Collectors.joining(" "));
  }
}
