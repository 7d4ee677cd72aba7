package plateau.arena.analysis;

import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.basis.Named;

/** Who wins when somebody else does, and so what an estimate for one seat says of the others. */
public enum Sides implements Named {
  /** All win or lose together: an estimate is everybody's. */
  TOGETHER,
  /** Two against each other: what one may hope for, the other must fear. */
  OPPOSED,
  /** Nobody knows: each seat has estimates of its own, from what it knows when it decides. */
  EACH;

  static Sides of(Game<?, ?> game, Setup setup) {
    if (game.isCooperative()) {
      return TOGETHER;
    }
    return setup.seats() == 2 ? OPPOSED : EACH;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
