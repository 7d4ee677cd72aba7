package plateau.panic.station;

import java.util.List;
import plateau.kernel.basis.Named;

/** The nine types of room cards (§3.3). */
public enum RoomType implements Named {
  REACTOR(0),
  TERMINAL(1),
  HIVE(0),
  SICK_BAY(1),
  STORAGE(3),
  EMPTY(0),
  PARASITE(1),
  TEAM(1),
  RUN(1);

  public static final List<RoomType> ALL = List.of(values());

  private static final int LATER_CARDS = 1;

  private final int firstCards;

  RoomType(int firstCards) {
    this.firstCards = firstCards;
  }

  /** Whether its cards bear an icon; only those can be searched (§8.5). */
  public boolean searchable() {
    return firstCards > 0;
  }

  /** How many cards a search of such a room brings: more in storage the first time. */
  public int cards(boolean isFirst) {
    return isFirst ? firstCards : LATER_CARDS;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
