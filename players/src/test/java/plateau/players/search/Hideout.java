package plateau.players.search;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * The smallest game in which it matters what a seat knows. Seat 0 stays, and wins with a die of
 * four or less; or it goes seeking, and then the other hides on one of two sides, and it looks on
 * one of them. So seeking wins half the matches, or all of them where one sees who hides.
 *
 * @param isSeen whether seat 0 sees which one it is
 */
record Hideout(boolean isSeen) implements Game<Hideout.Yard, Hideout.Step> {

  enum Step {
    STAY,
    SEEK,
    LEFT,
    RIGHT
  }

  private enum Stage {
    BEFORE,
    HIDING,
    LOOKING,
    OVER
  }

  /** What a seat sees. */
  record Sight(Object stage, Optional<Step> hidden, int toMove) {}

  @Override
  public GameInfo info() {
    return new GameInfo("hideout", "1", 2, 2, List.of(), 3);
  }

  @Override
  public Yard start(Setup setup, Chance chance, Journal journal) {
    return opening();
  }

  Yard opening() {
    return new Yard(Stage.BEFORE, Step.STAY, false);
  }

  Yard beforeHiding() {
    return new Yard(Stage.HIDING, Step.STAY, false);
  }

  @Override
  public Object view(Yard yard, int seat) {
    boolean knows = yard.stage == Stage.LOOKING && (isSeen || seat == 1 || seat == Seat.REFEREE);
    return new Sight(
        yard.stage, knows ? Optional.of(yard.hidden) : Optional.empty(), yard.toMove());
  }

  @Override
  public Yard imagine(Yard yard, int seat, Chance chance) {
    Yard imagined = yard.copy();
    if (yard.stage == Stage.LOOKING && !isSeen && seat == 0) {
      imagined.hidden = chance.below(2) == 0 ? Step.LEFT : Step.RIGHT;
    }
    return imagined;
  }

  @Override
  public Notation<Step> notation() {
    return new Notation<>() {
      @Override
      public String write(Step move) {
        return move.name();
      }

      @Override
      public Optional<Step> read(String text) {
        return Optional.of(Step.valueOf(text));
      }

      @Override
      public List<MoveForm> forms() {
        return List.of();
      }
    };
  }

  /** A position. */
  final class Yard implements State<Yard, Step> {

    private Stage stage;
    private Step hidden;
    private boolean isWon;

    private Yard(Stage stage, Step hidden, boolean isWon) {
      this.stage = stage;
      this.hidden = hidden;
      this.isWon = isWon;
    }

    @Override
    public int toMove() {
      return switch (stage) {
        case BEFORE, LOOKING -> 0;
        case HIDING -> 1;
        case OVER -> Seat.OVER;
      };
    }

    @Override
    public List<Step> moves() {
      return stage == Stage.BEFORE ? List.of(Step.STAY, Step.SEEK) : List.of(Step.LEFT, Step.RIGHT);
    }

    @Override
    public void play(Step move, Chance chance, Journal journal) {
      switch (stage) {
        case BEFORE -> begin(move, chance);
        case HIDING -> hide(move);
        case LOOKING -> end(move == hidden);
        case OVER -> throw new IllegalStateException("it is over");
      }
    }

    private void begin(Step move, Chance chance) {
      if (move == Step.STAY) {
        end(chance.d6() <= 4);
      } else {
        stage = Stage.HIDING;
      }
    }

    private void hide(Step side) {
      hidden = side;
      stage = Stage.LOOKING;
    }

    private void end(boolean won) {
      isWon = won;
      stage = Stage.OVER;
    }

    @Override
    public Result result() {
      return new Result("over", List.of(isWon ? 0 : 1), isWon ? List.of(1, 0) : List.of(0, 1));
    }

    @Override
    public Yard copy() {
      return new Yard(stage, hidden, isWon);
    }
  }
}
