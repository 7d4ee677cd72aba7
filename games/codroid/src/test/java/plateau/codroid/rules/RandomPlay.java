package plateau.codroid.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plateau.codroid.rules.Watched.Moment;
import plateau.codroid.rules.Watched.Watcher;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.Recording;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/**
 * A random game run one step at a time, in the order of {@link Turn}, with everything shown to a
 * watcher. Half of the games are played with random options. A third of the groups play at random,
 * a third play cards as long as they can, a third pass most of the time.
 */
final class RandomPlay {

  private static final int GAMES = 400;

  private final long seed;
  private final Seeded decisions;
  private final Seeded dice;
  private final Watcher watcher;
  private CodroidState state;

  private final List<Drawn> allDraws = new ArrayList<>();
  private final List<CodroidMove> moves = new ArrayList<>();

  private RandomPlay(long seed, Watcher watcher) {
    this.seed = seed;
    this.watcher = watcher;
    this.decisions = new Seeded(Seeded.derive(seed, 1));
    this.dice = new Seeded(Seeded.derive(seed, 2));
    this.state =
        seed % 2 == 0
            ? new CodroidState(1, 10, 5)
            : new CodroidState(
                1 + decisions.below(6), 5 + decisions.below(11), 3 + decisions.below(6));
  }

  /** Shows every step of many games. */
  static void watch(Watcher watcher) {
    for (long seed = 1; seed <= GAMES; seed++) {
      play(seed, watcher);
    }
  }

  static RandomPlay play(long seed, Watcher watcher) {
    RandomPlay game = new RandomPlay(seed, watcher);
    game.run();
    return game;
  }

  CodroidState end() {
    return state;
  }

  List<Drawn> draws() {
    return allDraws;
  }

  List<CodroidMove> moves() {
    return moves;
  }

  private void run() {
    step(Moment.SET_UP, chance -> SetUp.setUp(state, chance, Journal.OFF));
    while (isOn()) {
      step(Moment.MOVE_OUT, chance -> FirstMovement.run(state, chance, Journal.OFF));
      step(Moment.DISEASE, chance -> Disease.run(state, Journal.OFF));
      step(Moment.MOVE_BACK, chance -> SecondMovement.run(state, Journal.OFF));
      care();
      if (isOn()) {
        decide();
        step(Moment.EVENT, chance -> Events.run(state, chance, Journal.OFF));
        step(Moment.END_OF_TURN, chance -> Turn.end(state, Journal.OFF));
      }
    }
  }

  private void care() {
    CodroidState before = state.copy();
    FreeBedsOver freeBeds = new FreeBedsOver();
    Recording chance = new Recording(freeBeds);
    Care.run(state, chance, Journal.OFF);
    if (freeBeds.snapshot != null || isOn()) {
      CodroidState after = freeBeds.snapshot == null ? state.copy() : freeBeds.snapshot;
      watcher.saw(new Watched(Moment.FREE_BEDS, before, after, List.of(), where(Moment.FREE_BEDS)));
    }
    saw(Moment.CARE, before, chance);
  }

  // Step 4a is over when the first die for a sick robot outside is asked for.
  private final class FreeBedsOver implements Chance {

    private @Nullable CodroidState snapshot;

    @Override
    public int below(int n, Draw draw) {
      if (snapshot == null && draw.what().key().equals("draw.sick")) {
        snapshot = state.copy();
      }
      return dice.below(n, draw);
    }
  }

  private void decide() {
    step(Moment.OPEN_MEASURES, chance -> Measures.open(state, Journal.OFF));
    CodroidMove move = choose();
    while (move instanceof CodroidMove.PlayMeasure) {
      CodroidMove played = move;
      moves.add(played);
      step(Moment.PLAY_MEASURE, chance -> state.play(played, chance, Journal.OFF));
      move = choose();
    }
    moves.add(CodroidMove.DONE);
  }

  private CodroidMove choose() {
    List<CodroidMove> legal = state.moves();
    return switch ((int) (seed % 3)) {
      case 0 -> legal.get(decisions.below(legal.size()));
      case 1 -> legal.get(decisions.below(Math.max(1, legal.size() - 1)));
      default -> decisions.below(4) > 0 ? CodroidMove.DONE : legal.getFirst();
    };
  }

  private void step(Moment moment, Consumer<Chance> rules) {
    CodroidState before = state.copy();
    Recording chance = new Recording(dice);
    rules.accept(chance);
    saw(moment, before, chance);
  }

  // The game goes on from a copy: copying between any two steps changes nothing (invariant 26).
  private void saw(Moment moment, CodroidState before, Recording chance) {
    allDraws.addAll(chance.drawn());
    CodroidState after = state;
    state = after.copy();
    watcher.saw(new Watched(moment, before, after, chance.drawn(), where(moment)));
  }

  private String where(Moment moment) {
    return "seed %d, round %d, %s".formatted(seed, state.round, moment);
  }

  private boolean isOn() {
    return state.status == Status.IN_PROGRESS;
  }
}
