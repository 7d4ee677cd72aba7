package plateau.deadzone.dice;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;

/** Where dice roll in full view: the same chance, remembering the faces for the journal (A14). */
public final class Tray implements Chance {

  private final Chance chance;
  private final List<Integer> faces = new ArrayList<>();

  public Tray(Chance chance) {
    this.chance = chance;
  }

  @Override
  public int below(int n, Draw draw) {
    int drawn = chance.below(n, draw);
    faces.add(1 + drawn);
    return drawn;
  }

  /** The faces since the last time somebody asked, in the order rolled. */
  public List<Integer> takeFaces() {
    List<Integer> taken = List.copyOf(faces);
    faces.clear();
    return taken;
  }
}
