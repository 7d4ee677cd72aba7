package plateau.deadzone.companion;

import plateau.deadzone.roster.FigureType;

/** An enemy of a roster that the person entered. */
final class Foe {

  private final FigureType type;
  private boolean dead;

  Foe(FigureType type) {
    this.type = type;
  }

  FigureType type() {
    return type;
  }

  boolean isDead() {
    return dead;
  }

  void isDead(boolean now) {
    dead = now;
  }
}
