package plateau.deadzone.companion;

import plateau.deadzone.roster.Item;
import plateau.kernel.basis.Named;
import plateau.kernel.companion.Choice;

/** What can be told at any time (C2.2). */
public enum Fact implements Named {
  /** A figure is dead; one of JADE's, or an enemy. */
  DEAD,
  /** A figure that was called dead is alive after all. */
  ALIVE,
  /** Nobody else has died: nobody is asked about any more this round. */
  ALL_ALIVE,
  /** How many wounds a figure has; 0 is healed. */
  WOUNDS,
  /** Reload counter {@code on} or {@code off}. */
  RELOAD,
  /** The item that a figure carries, or {@code none}. */
  ITEM,
  /** The activation is over: the figure was pinned, or caught by a mine (B3.3). */
  OVER,
  /** Quick mode {@code on} or {@code off}. */
  QUICK;

  public static final String ON = "on";
  public static final String OFF = "off";

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** Whether this can be said of it. */
  public boolean accepts(String value) {
    return switch (this) {
      case DEAD, ALIVE, ALL_ALIVE, OVER -> value.isEmpty();
      case WOUNDS -> value.matches("[0-9]");
      case RELOAD, QUICK -> value.equals(ON) || value.equals(OFF);
      case ITEM ->
          value.equals(Choice.NONE)
              || Item.ALL.stream().filter(Item::isCarried).map(Named::id).anyMatch(value::equals);
    };
  }
}
