package plateau.drawn;

import plateau.kernel.AlteredGame;
import plateau.kernel.GameInfo;
import plateau.trio.Trio;
import plateau.trio.TrioMove;
import plateau.trio.TrioState;

/** Trio with boards of its own, and therefore without names for plain facts. */
public final class Drawn extends AlteredGame<TrioState, TrioMove> {

  public Drawn() {
    super(new Trio());
  }

  @Override
  public GameInfo info() {
    GameInfo trio = game.info();
    return new GameInfo(
        "drawn",
        trio.rulesVersion(),
        trio.minSeats(),
        trio.maxSeats(),
        trio.options(),
        trio.longestMatch());
  }
}
