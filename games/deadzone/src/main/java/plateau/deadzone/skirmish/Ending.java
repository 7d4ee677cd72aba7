package plateau.deadzone.skirmish;

import java.util.List;
import plateau.deadzone.view.Reason;
import plateau.kernel.Result;

/**
 * How a skirmish ended (A10.3).
 *
 * @param winner the side, or {@link Figures#NOBODY} in a draw
 */
record Ending(Reason reason, int winner) {

  Result result(int southPoints, int northPoints) {
    return new Result(
        reason.id(),
        winner == Figures.NOBODY ? List.of() : List.of(winner),
        List.of(southPoints, northPoints));
  }
}
