package plateau.arena.simulation;

import java.util.List;
import plateau.kernel.Gauges;

/** The gauges of a game that has none. Its time stands still at 0, which no real gauge shows. */
final class Unmeasured<S> implements Gauges<S> {

  @Override
  public int time(S state) {
    return 0;
  }

  @Override
  public List<String> series() {
    return List.of();
  }

  @Override
  public void read(S state, int[] into) {}

  @Override
  public List<String> marks() {
    return List.of();
  }

  @Override
  public long taken(S state) {
    return 0;
  }
}
