package plateau.codroid.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plateau.kernel.journal.Journal;

/**
 * What the group may buy in what is left of a round: some cards, and the position once they are
 * played. Cards are played in the order of §7.1, which has every prerequisite before the card that
 * needs it.
 */
public final class Purchase {

  private static final CodroidEvaluation EVALUATION = new CodroidEvaluation();

  private final int cards;
  private final CodroidState after;
  private final double promise;

  private Purchase(CodroidState before, CodroidState after) {
    this.cards = after.taken & ~before.taken;
    this.after = after;
    this.promise = promise(after);
  }

  // points that nobody spends are lost, so that they must not look like riches.
  private static double promise(CodroidState after) {
    int left = after.pointsLeft;
    after.pointsLeft = 0;
    double promise = EVALUATION.of(after, 0);
    after.pointsLeft = left;
    return promise;
  }

  /** Everything that may be bought, nothing at all included; what looks best comes first. */
  public static List<Purchase> all(CodroidState state) {
    List<Purchase> all = new ArrayList<>();
    addAll(state, state, 0, all);
    all.sort(Comparator.comparingDouble((Purchase purchase) -> purchase.promise).reversed());
    return all;
  }

  private static void addAll(
      CodroidState before, CodroidState state, int from, List<Purchase> all) {
    all.add(new Purchase(before, state));
    for (Measure measure : Measure.ALL.subList(from, Measure.ALL.size())) {
      if (Measures.isPlayable(state, measure)) {
        CodroidState next = state.copy();
        Measures.play(next, measure, Journal.OFF);
        addAll(before, next, measure.ordinal() + 1, all);
      }
    }
  }

  /** The position in which the group is done. */
  public CodroidState after() {
    return after;
  }

  /** Whether this move is a step towards it: one of its cards, or being done when it has none. */
  public boolean beginsWith(CodroidMove move) {
    return switch (move) {
      case CodroidMove.PlayMeasure(Measure measure) -> measure.isIn(cards);
      case CodroidMove.Done _ -> cards == 0;
    };
  }

  /** Whether it takes the same measures as were taken in this position. */
  public boolean takesThoseOf(CodroidState other) {
    return after.taken == other.taken;
  }
}
