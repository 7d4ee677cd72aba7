package plateau.panic;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Seat;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;

/** A game from a seed with its record: every position, move, die and journal. */
final class RecordedGame {

  static final PanicGame GAME = new PanicGame();

  /** Which move is played. */
  interface Style {
    PanicMove choose(List<PanicMove> moves, Chance chance);
  }

  /**
   * What one decision led to.
   *
   * @param move null for the set-up
   * @param dice the dice thrown, without shuffles
   */
  record Step(
      @Nullable PanicMove move, List<Integer> dice, List<Entry> journal, PanicState after) {}

  private final Setup setup;
  private final List<Step> steps = new ArrayList<>();

  private RecordedGame(Setup setup) {
    this.setup = setup;
  }

  static RecordedGame play(Setup setup, long seed, Style style) {
    RecordedGame game = new RecordedGame(setup);
    Seeded choices = new Seeded(Seeded.derive(seed, -1));
    Dice dice = new Dice(new Seeded(seed));
    List<Entry> journal = new ArrayList<>();
    PanicState state = GAME.start(setup, dice, Journal.into(journal));
    game.steps.add(new Step(null, dice.take(), journal, state.copy()));
    while (state.toMove() != Seat.OVER) {
      PanicMove move = style.choose(state.moves(), choices);
      journal = new ArrayList<>();
      state.play(move, dice, Journal.into(journal));
      game.steps.add(new Step(move, dice.take(), journal, state.copy()));
    }
    return game;
  }

  Setup setup() {
    return setup;
  }

  int length() {
    return steps.size();
  }

  Step step(int number) {
    return steps.get(number);
  }

  PanicState after(int number) {
    return steps.get(number).after();
  }

  /** Keeps what dice show, and lets shuffles pass. */
  private static final class Dice implements Chance {

    private final Chance source;
    private List<Integer> thrown = new ArrayList<>();

    Dice(Chance source) {
      this.source = source;
    }

    @Override
    public int below(int n, Draw draw) {
      int k = source.below(n, draw);
      if (Retold.isDie(draw)) {
        thrown.add(k);
      }
      return k;
    }

    List<Integer> take() {
      List<Integer> dice = thrown;
      thrown = new ArrayList<>();
      return dice;
    }
  }
}
