package plateau.codroid.player;

import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidState;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.chance.Chance;

/** Never plays a measure: what the epidemic does when nobody acts (§13). */
public final class PassPlayer implements Player<CodroidState, CodroidMove> {

  @Override
  public CodroidMove decide(Decision<CodroidState, CodroidMove> decision) {
    return CodroidMove.DONE;
  }

  /** {@code pass}. */
  public static final class Kind implements PlayerKind<CodroidState, CodroidMove> {

    @Override
    public String id() {
      return "pass";
    }

    @Override
    public Player<CodroidState, CodroidMove> create(
        Game<CodroidState, CodroidMove> game, String argument, Chance chance) {
      takeNothing(argument);
      return new PassPlayer();
    }
  }
}
