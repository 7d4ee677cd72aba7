package plateau.codroid.player;

import java.util.List;
import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidState;
import plateau.codroid.rules.Measure;
import plateau.codroid.rules.MeasureOrder;
import plateau.kernel.Game;
import plateau.kernel.Gauges;
import plateau.kernel.Setup;
import plateau.kernel.Trials;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** Orders of measures (§13): the player {@code list} without its chair. */
public final class ListTrials implements Trials {

  private static final List<String> THINGS = Measure.ALL.stream().map(Measure::id).toList();

  private final Game<CodroidState, CodroidMove> game;
  private final Gauges<CodroidState> gauges;
  private final Setup setup;

  public ListTrials(Game<CodroidState, CodroidMove> game, Setup setup) {
    this.game = game;
    this.gauges = game.gauges().orElseThrow();
    this.setup = setup;
  }

  @Override
  public List<String> things() {
    return THINGS;
  }

  @Override
  public List<Integer> known() {
    return ListPlayer.STANDARD.stream().map(Measure::ordinal).toList();
  }

  @Override
  public String player() {
    return ListPlayer.ID;
  }

  @Override
  public boolean wins(List<Integer> things, long seed) {
    MeasureOrder order = order(things);
    Seeded dice = new Seeded(seed);
    CodroidState state = game.start(setup, dice, Journal.OFF);
    order.walk(state);
    return order.winsAfter(state, dice, seed, 0);
  }

  /** The round in which each measure was first taken. */
  @Override
  public int[] times(List<Integer> things, long seed) {
    MeasureOrder order = order(things);
    Seeded dice = new Seeded(seed);
    CodroidState state = game.start(setup, dice, Journal.OFF);
    int[] times = new int[THINGS.size()];
    while (state.toMove() != Seat.OVER) {
      order.walk(state);
      note(state, times);
      dice.restart(seed, gauges.time(state));
      state.play(CodroidMove.DONE, dice, Journal.OFF);
    }
    return times;
  }

  private void note(CodroidState state, int[] times) {
    for (long taken = gauges.taken(state); taken != 0; taken &= taken - 1) {
      int thing = Long.numberOfTrailingZeros(taken);
      times[thing] = times[thing] == 0 ? gauges.time(state) : times[thing];
    }
  }

  private static MeasureOrder order(List<Integer> things) {
    return new MeasureOrder(things.stream().map(Measure.ALL::get).toList());
  }
}
