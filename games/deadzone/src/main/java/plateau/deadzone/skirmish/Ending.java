package plateau.deadzone.skirmish;

import java.util.List;
import plateau.kernel.Result;
import plateau.kernel.basis.Named;

/**
 * How a skirmish ended (A10.3).
 *
 * @param winner the side, or {@link Figures#NOBODY} in a draw
 */
public record Ending(Reason reason, int winner) {

  /** Why it ended. */
  public enum Reason implements Named {
    WIPED_OUT,
    TARGET_REACHED,
    LAST_ROUND_OVER,
    CONCEDED;

    @Override
    public String id() {
      return Named.kebab(name());
    }
  }

  Result result(int southPoints, int northPoints) {
    return new Result(
        reason.id(),
        winner == Figures.NOBODY ? List.of() : List.of(winner),
        List.of(southPoints, northPoints));
  }
}
