package plateau.pig;

import java.util.List;
import plateau.kernel.Gauges;

/** For simulations: how the best bank and the pot grow from round to round. */
final class PigGauges implements Gauges<PigState> {

  @Override
  public int time(PigState state) {
    return state.round();
  }

  @Override
  public List<String> series() {
    return List.of("best-bank", "pot");
  }

  @Override
  public void read(PigState state, int[] into) {
    into[0] = state.bestBank();
    into[1] = state.pot();
  }

  @Override
  public List<String> marks() {
    return List.of();
  }

  @Override
  public long taken(PigState state) {
    return 0;
  }
}
