package plateau.deadzone.companion;

import java.util.function.BooleanSupplier;
import plateau.kernel.words.Message;

/**
 * What a figure goes for: T of C2.5.
 *
 * @param name what the sentences call it
 * @param gone whether it was told since that it no longer exists
 * @param bury notes that it does not
 */
record TableTarget(Kind kind, Object name, BooleanSupplier gone, Runnable bury) {

  enum Kind {
    ENEMY,
    FRIEND,
    OBJECTIVE,
    ITEM
  }

  static TableTarget of(Foe foe) {
    return new TableTarget(Kind.ENEMY, foe.type(), foe::isDead, () -> foe.isDead(true));
  }

  static TableTarget of(Member friend) {
    return new TableTarget(Kind.FRIEND, friend.type(), friend::isDead, friend::die);
  }

  /** Something without a roster: under the name that the person gave it. */
  static TableTarget named(Kind kind, String name) {
    return new TableTarget(kind, name, () -> false, () -> {});
  }

  /** "That enemy", "that objective". */
  static TableTarget unnamed(Kind kind, String what) {
    return new TableTarget(kind, Message.of("companion.target." + what), () -> false, () -> {});
  }

  boolean isEnemy() {
    return kind == Kind.ENEMY;
  }

  boolean exists() {
    return !gone.getAsBoolean();
  }
}
