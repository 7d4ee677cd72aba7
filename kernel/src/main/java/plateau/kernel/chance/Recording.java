package plateau.kernel.chance;

import java.util.ArrayList;
import java.util.List;

/** Passes every draw on and keeps it. */
public final class Recording implements Chance {

  private final Chance source;
  private final List<Drawn> drawn = new ArrayList<>();

  public Recording(Chance source) {
    this.source = source;
  }

  @Override
  public int below(int n, Draw draw) {
    int k = source.below(n, draw);
    drawn.add(new Drawn(n, k));
    return k;
  }

  public List<Drawn> drawn() {
    return List.copyOf(drawn);
  }
}
