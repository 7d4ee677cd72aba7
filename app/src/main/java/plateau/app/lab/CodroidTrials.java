package plateau.app.lab;

import java.util.List;
import plateau.arena.lab.Policy;
import plateau.arena.lab.Trials;
import plateau.codroid.CodroidGame;
import plateau.codroid.player.ListPlayer;
import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidState;
import plateau.codroid.rules.Measure;
import plateau.codroid.rules.MeasureOrder;
import plateau.kernel.Gauges;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** Orders of measures in games of Codroid (§13), the player {@code list} without its chair. */
public final class CodroidTrials implements Trials {

  private static final List<String> THINGS = Measure.ALL.stream().map(Measure::id).toList();

  private final CodroidGame game = new CodroidGame();
  private final Gauges<CodroidState> gauges = game.gauges().orElseThrow();
  private final Setup setup;

  public CodroidTrials(Setup setup) {
    this.setup = setup;
  }

  @Override
  public List<String> things() {
    return THINGS;
  }

  @Override
  public Policy known() {
    return new Policy(ListPlayer.STANDARD.stream().map(Measure::ordinal).toList());
  }

  @Override
  public boolean wins(Policy policy, long seed) {
    MeasureOrder order = order(policy);
    Seeded dice = new Seeded(seed);
    CodroidState state = game.start(setup, dice, Journal.OFF);
    order.walk(state);
    return order.winsAfter(state, dice, seed, 0);
  }

  /** The round in which each measure was first taken. */
  @Override
  public int[] times(Policy policy, long seed) {
    MeasureOrder order = order(policy);
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

  private static MeasureOrder order(Policy policy) {
    return new MeasureOrder(policy.order().stream().map(Measure.ALL::get).toList());
  }
}
