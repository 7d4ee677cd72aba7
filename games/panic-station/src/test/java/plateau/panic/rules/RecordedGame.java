package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Decision;
import plateau.kernel.Player;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.panic.PanicGame;

/** A game from a seed with its record: every position, move, die and journal. */
final class RecordedGame {

  static final PanicGame GAME = new PanicGame();

  /** Which move is played. */
  interface Style {

    Style ANY_MOVE = (state, chance) -> any(state.moves(), chance);

    /** Nobody attacks or dallies who can do something else. */
    Style PEACEFUL =
        (state, chance) -> {
          List<PanicMove> peaceful = state.moves().stream().filter(Style::isPeaceful).toList();
          return any(peaceful.isEmpty() ? state.moves() : peaceful, chance);
        };

    PanicMove choose(PanicState state, Chance chance);

    /** Computer players, who now and then do something else. */
    static Style players(int seats, long seed) {
      List<Player<PanicState, PanicMove>> players = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        var kind = GAME.players().get(seat % GAME.players().size());
        players.add(kind.create(GAME, "", new Seeded(Seeded.derive(seed, seat))));
      }
      return (state, chance) ->
          chance.below(10) == 0
              ? any(state.moves(), chance)
              : players.get(state.toMove()).decide(new Decision<>(GAME, state));
    }

    private static PanicMove any(List<PanicMove> moves, Chance chance) {
      return moves.get(chance.below(moves.size()));
    }

    private static boolean isPeaceful(PanicMove move) {
      return switch (move) {
        case PanicMove.Attack _,
            PanicMove.ThrowGrenade _,
            PanicMove.EndTurn _,
            PanicMove.BurnHive _ ->
            false;
        default -> true;
      };
    }
  }

  /**
   * What one decision led to.
   *
   * @param move null for the set-up
   * @param dice the dice thrown, without shuffles
   */
  record RecordedStep(
      @Nullable PanicMove move, List<Integer> dice, List<Entry> journal, PanicState after) {}

  private final Setup setup;
  private final long seed;
  private final List<RecordedStep> steps = new ArrayList<>();

  private RecordedGame(Setup setup, long seed) {
    this.setup = setup;
    this.seed = seed;
  }

  static RecordedGame play(Setup setup, long seed, Style style) {
    RecordedGame game = new RecordedGame(setup, seed);
    Seeded choices = new Seeded(Seeded.derive(seed, -1));
    Dice dice = new Dice(new Seeded(seed));
    List<Entry> journal = new ArrayList<>();
    PanicState state = GAME.start(setup, dice, Journal.into(journal));
    game.steps.add(new RecordedStep(null, dice.take(), journal, state.copy()));
    while (state.toMove() != Seat.OVER) {
      PanicMove move = style.choose(state, choices);
      journal = new ArrayList<>();
      state.play(move, dice, Journal.into(journal));
      game.steps.add(new RecordedStep(move, dice.take(), journal, state.copy()));
    }
    return game;
  }

  Setup setup() {
    return setup;
  }

  long seed() {
    return seed;
  }

  int length() {
    return steps.size();
  }

  RecordedStep step(int number) {
    return steps.get(number);
  }

  /** The move of a step that is not the set-up. */
  PanicMove move(int number) {
    return Objects.requireNonNull(steps.get(number).move());
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
