package plateau.players;

import java.util.List;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;

/** Plays any legal move, each as likely as the others. Allocates nothing. */
public final class RandomPlayer<S extends State<S, M>, M> implements Player<S, M> {

  private final Chance chance;

  public RandomPlayer(Chance chance) {
    this.chance = chance;
  }

  @Override
  public M decide(Decision<S, M> decision) {
    return pick(decision.moves(), chance);
  }

  static <M> M pick(List<M> moves, Chance chance) {
    return moves.get(chance.below(moves.size()));
  }

  /** {@code random}. */
  static final class Kind<S extends State<S, M>, M> implements PlayerKind<S, M> {

    @Override
    public String id() {
      return "random";
    }

    @Override
    public Player<S, M> create(Game<S, M> game, String argument, Chance chance) {
      takeNothing(argument);
      return new RandomPlayer<>(chance);
    }
  }
}
