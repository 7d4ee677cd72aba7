package plateau.bench;

import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Notation;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.player.Evaluation;
import plateau.kernel.player.Hints;

/**
 * A game that tells a search nothing but its rules: playouts are random and go on to the end, or to
 * a number of rounds. So engines can be compared that know nothing of each other's hints.
 */
record RandomPlayouts<S extends State<S, M>, M>(Game<S, M> game, int rounds) implements Game<S, M> {

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public S start(Setup setup, Chance chance, Journal journal) {
    return game.start(setup, chance, journal);
  }

  @Override
  public Notation<M> notation() {
    return game.notation();
  }

  @Override
  public Object view(S state, int seat) {
    return game.view(state, seat);
  }

  @Override
  public S imagine(S state, int seat, Chance chance) {
    return game.imagine(state, seat, chance);
  }

  @Override
  public boolean isCooperative() {
    return game.isCooperative();
  }

  @Override
  public Optional<Evaluation<S>> evaluation() {
    return game.evaluation();
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
