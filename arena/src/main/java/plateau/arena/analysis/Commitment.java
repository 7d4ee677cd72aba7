package plateau.arena.analysis;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Hints;
import plateau.kernel.Notation;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * A game in which the first decision has been made: its seat has one move, and all later ones are
 * free. A search of it says what that move is worth, with all its samples.
 */
record Commitment<S extends State<S, M>, M>(Game<S, M> game)
    implements Game<Commitment.Position<S, M>, M> {

  /** This position with this move to be played next. */
  static <S extends State<S, M>, M> Position<S, M> to(M move, S state) {
    return new Position<>(state, move);
  }

  /** A position of the game, and the move that has been decided on in it, until it is played. */
  static final class Position<S extends State<S, M>, M> implements State<Position<S, M>, M> {

    private final S state;
    private @Nullable M decided;

    private Position(S state, @Nullable M decided) {
      this.state = state;
      this.decided = decided;
    }

    @Override
    public int toMove() {
      return state.toMove();
    }

    @Override
    public List<M> moves() {
      M only = decided;
      return only == null ? state.moves() : List.of(only);
    }

    @Override
    public void play(M move, Chance chance, Journal journal) {
      decided = null;
      state.play(move, chance, journal);
    }

    @Override
    public Result result() {
      return state.result();
    }

    @Override
    public Position<S, M> copy() {
      return new Position<>(state.copy(), decided);
    }
  }

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public Position<S, M> start(Setup setup, Chance chance, Journal journal) {
    return new Position<>(game.start(setup, chance, journal), null);
  }

  @Override
  public Notation<M> notation() {
    return game.notation();
  }

  @Override
  public Object view(Position<S, M> position, int seat) {
    return game.view(position.state, seat);
  }

  @Override
  public Position<S, M> imagine(Position<S, M> position, int seat, Chance chance) {
    return new Position<>(game.imagine(position.state, seat, chance), position.decided);
  }

  @Override
  public boolean isCertain() {
    return game.isCertain();
  }

  @Override
  public boolean isCooperative() {
    return game.isCooperative();
  }

  @Override
  public Optional<Evaluation<Position<S, M>>> evaluation() {
    return game.evaluation().map(inner -> (position, seat) -> inner.of(position.state, seat));
  }

  @Override
  public Hints<Position<S, M>, M> hints() {
    Hints<S, M> inner = game.hints();
    return new Hints<>() {
      @Override
      public M playout(Position<S, M> position, Chance chance) {
        return inner.playout(position.state, chance);
      }

      @Override
      public double promise(Position<S, M> position, M move) {
        return inner.promise(position.state, move);
      }

      @Override
      public double[] promises(Position<S, M> position, List<M> moves) {
        return position.decided == null
            ? inner.promises(position.state, moves)
            : new double[] {NO_IDEA};
      }

      @Override
      public int confidence() {
        return inner.confidence();
      }

      @Override
      public int breadth() {
        return inner.breadth();
      }

      @Override
      public double curiosity() {
        return inner.curiosity();
      }

      @Override
      public int round(Position<S, M> position) {
        return inner.round(position.state);
      }

      @Override
      public int horizon() {
        return inner.horizon();
      }
    };
  }
}
