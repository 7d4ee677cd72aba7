package plateau.bench;

import java.util.Optional;
import plateau.kernel.AlteredGame;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.Hints;
import plateau.kernel.State;

/**
 * A game that tells a search nothing but its rules: playouts are random and go on to the end, or to
 * a number of rounds. So engines can be compared that know nothing of each other's hints.
 */
final class RandomPlayouts<S extends State<S, M>, M> extends AlteredGame<S, M> {

  private final int rounds;

  RandomPlayouts(Game<S, M> game, int rounds) {
    super(game);
    this.rounds = rounds;
  }

  // A search makes more of an evaluation than of random playouts.
  @Override
  public Optional<Evaluation<S>> evaluation() {
    return rounds == Integer.MAX_VALUE ? Optional.empty() : game.evaluation();
  }

  @Override
  public Hints<S, M> hints() {
    Hints<S, M> own = game.hints();
    return new Hints<>() {
      @Override
      public int round(S state) {
        return own.round(state);
      }

      @Override
      public int horizon() {
        return rounds;
      }
    };
  }
}
