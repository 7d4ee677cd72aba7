package plateau.panic.view;

import plateau.kernel.basis.Named;

/** Section 15: why a game ended, under the codes of the page. */
public enum Ending implements Named {
  NO_HUMAN_LEFT,
  TROOPERS_DEAD,
  ALL_INFECTED,
  LAST_HUMAN_STRANDED,
  HIVE_BURNED,
  DEAD_STATION,
  ROUND_LIMIT;

  @Override
  public String id() {
    return name();
  }
}
