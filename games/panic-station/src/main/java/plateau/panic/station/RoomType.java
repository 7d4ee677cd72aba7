package plateau.panic.station;

import java.util.List;
import plateau.kernel.basis.Named;

/** The nine types of room cards (§3.3). */
public enum RoomType implements Named {
  REACTOR(0, 0),
  TERMINAL(1, 1),
  HIVE(0, 0),
  SICK_BAY(1, 1),
  STORAGE(3, 1),
  EMPTY(0, 0),
  PARASITE(1, 1),
  TEAM(1, 1),
  RUN(1, 1);

  public static final List<RoomType> ALL = List.of(values());

  private final int firstCards;
  private final int laterCards;

  /**
   * @param firstCards how many cards its first search brings
   * @param laterCards how many each later one
   */
  RoomType(int firstCards, int laterCards) {
    this.firstCards = firstCards;
    this.laterCards = laterCards;
  }

  /** Whether its cards bear an icon; only those can be searched (§8.5). */
  public boolean searchable() {
    return firstCards > 0;
  }

  /** How many cards a search of such a room brings (§8.5). */
  public int cards(boolean isFirst) {
    return isFirst ? firstCards : laterCards;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
