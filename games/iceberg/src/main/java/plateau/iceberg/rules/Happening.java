package plateau.iceberg.rules;

import plateau.iceberg.engine.Contestant.Position;
import plateau.iceberg.engine.Direction;
import plateau.kernel.journal.Entry;

/** What can happen in a match, for the journal. Nothing is secret in Iceberg. */
sealed interface Happening extends Entry {

  record RoundBegan(int round) implements Happening {
    @Override
    public boolean isHeading() {
      return true;
    }
  }

  record AlienArrived(int alien, Position cell, int points, int rounds) implements Happening {}

  record AlienLeft(int alien, Position cell, int progress) implements Happening {}

  record Moved(Side side, int agent, Direction direction, Position to) implements Happening {}

  record Slid(Side side, int agent, Direction direction, Position from, Position to)
      implements Happening {}

  record Pushed(
      Side side,
      int agent,
      Direction direction,
      Side pushedSide,
      int pushedAgent,
      Position from,
      Position to)
      implements Happening {}

  /** R4: a slide that cannot go anywhere. */
  record SlideHeld(Side side, int agent, Direction direction, Position cell) implements Happening {}

  /** R4: a push of somebody who cannot go anywhere. */
  record PushHeld(
      Side side, int agent, Direction direction, Side pushedSide, int pushedAgent, Position cell)
      implements Happening {}

  record CaptureLost(int alien, Position cell, int progress) implements Happening {}

  record CaptureAdvanced(Side side, int agent, int alien, Position cell, int progress)
      implements Happening {}

  record Captured(Side side, int agent, int alien, Position cell, int points)
      implements Happening {}

  record TurnEnded(Side side) implements Happening {
    @Override
    public boolean isDetail() {
      return true;
    }
  }

  record RoundEnded(int round, int blue, int red) implements Happening {}
}
