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
record Target(Kind kind, Object name, BooleanSupplier gone, Runnable bury) {

  enum Kind {
    ENEMY,
    FRIEND,
    OBJECTIVE,
    ITEM
  }

  static Target of(Foe foe) {
    return new Target(Kind.ENEMY, foe.type(), foe::isDead, () -> foe.isDead(true));
  }

  static Target of(Member friend) {
    return new Target(Kind.FRIEND, friend.type(), friend::isDead, friend::die);
  }

  /** Something without a roster: under the name that the person gave it. */
  static Target named(Kind kind, String name) {
    return new Target(kind, name, () -> false, () -> {});
  }

  /** "That enemy", "that objective". */
  static Target unnamed(Kind kind, String what) {
    return new Target(kind, Message.of("companion.target." + what), () -> false, () -> {});
  }

  boolean isEnemy() {
    return kind == Kind.ENEMY;
  }

  boolean exists() {
    return !gone.getAsBoolean();
  }
}
