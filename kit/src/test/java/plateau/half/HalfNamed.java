package plateau.half;

import plateau.kernel.AlteredGame;
import plateau.trio.Trio;
import plateau.trio.TrioMove;
import plateau.trio.TrioState;

/** Trio with message files in which names are missing. */
public final class HalfNamed extends AlteredGame<TrioState, TrioMove> {

  public HalfNamed() {
    super(new Trio());
  }
}
