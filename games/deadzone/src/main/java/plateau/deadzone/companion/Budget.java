package plateau.deadzone.companion;

import java.util.EnumSet;
import java.util.Set;

/** What a figure may still do in its activation (A6.4). */
final class Budget {

  /** The kinds of short actions. */
  enum Kind {
    STAND_UP,
    MOVE,
    SHOOT,
    SPECIAL
  }

  private static final int SHORTS = 2;

  private final Set<Kind> used = EnumSet.noneOf(Kind.class);
  private boolean longUsed;

  boolean canShort(Kind kind) {
    return !longUsed && used.size() < SHORTS && !used.contains(kind);
  }

  /** Whether one is left when a special action has been paid for, too. */
  boolean canShortBesidesSpecial(Kind kind) {
    return canShort(kind) && used.isEmpty();
  }

  boolean canLong() {
    return !longUsed && used.isEmpty();
  }

  boolean isSpent() {
    return longUsed || used.size() >= SHORTS;
  }

  void payShort(Kind kind) {
    used.add(kind);
  }

  void payLong() {
    longUsed = true;
  }
}
