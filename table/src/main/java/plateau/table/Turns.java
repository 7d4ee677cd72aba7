package plateau.table;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.match.StepThrough;

/**
 * How many turns each seat has ended. A turn is what a seat plays in a row until somebody else has
 * to decide, or until the game's own time goes on: whoever plays alone ends a turn with the round.
 */
final class Turns<S extends State<S, M>, M> {

  private static final int NOBODY = -1;

  private final Match<S, M> match;
  // For each step the seat whose turn it ended. Steps that are taken back end no turn.
  private final List<Integer> enders = new ArrayList<>();
  private final int[] ended;
  private int time;

  private Turns(Match<S, M> match) {
    this.match = match;
    this.ended = new int[match.setup().seats()];
  }

  /** Those of a match as it stands. */
  static <S extends State<S, M>, M> Turns<S, M> of(Match<S, M> match) {
    Turns<S, M> turns = new Turns<>(match);
    StepThrough.through(match.game(), match.setup(), match.steps(), turns::see);
    return turns;
  }

  /** The match has gone on by this step. */
  void played(Step step) {
    see(step, match.state());
  }

  /** The match has gone back to this step. */
  void takenBack(int step) {
    List<Integer> undone = enders.subList(step + 1, enders.size());
    undone.stream().filter(seat -> seat != NOBODY).forEach(seat -> ended[seat]--);
    undone.clear();
    time = timeOf(match.state());
  }

  int ended(int seat) {
    return ended[seat];
  }

  private void see(Step step, S after) {
    int before = time;
    time = timeOf(after);
    boolean isEnd = after.toMove() != step.seat() || time > before;
    int ender = isEnd && step.seat() != Seat.REFEREE ? step.seat() : NOBODY;
    enders.add(ender);
    if (ender != NOBODY) {
      ended[ender]++;
    }
  }

  private int timeOf(S state) {
    return match.game().gauges().map(gauges -> gauges.time(state)).orElse(0);
  }
}
