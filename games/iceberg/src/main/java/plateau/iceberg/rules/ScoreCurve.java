package plateau.iceberg.rules;

import java.util.List;
import plateau.kernel.Gauges;

/** What simulations draw: both scores over the rounds. */
public final class ScoreCurve implements Gauges<IcebergState> {

  private static final List<String> SERIES = List.of("blue-score", "red-score");

  @Override
  public int time(IcebergState state) {
    return Math.min(state.ice().round() + 1, state.ice().map().rounds());
  }

  /** §1: rounds are numbered from 0. */
  @Override
  public int number(int time) {
    return time - 1;
  }

  @Override
  public List<String> series() {
    return SERIES;
  }

  /** Series count from 0; a score below is drawn as 0. */
  @Override
  public void read(IcebergState state, int[] into) {
    into[0] = Math.max(0, state.ice().score(0));
    into[1] = Math.max(0, state.ice().score(1));
  }

  @Override
  public boolean isPublic() {
    return true;
  }

  @Override
  public List<String> marks() {
    return List.of();
  }

  @Override
  public long taken(IcebergState state) {
    return 0;
  }
}
