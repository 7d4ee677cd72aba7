package plateau.panic.station;

import java.util.List;
import plateau.kernel.Named;

/** The nine types of room cards (§3.3). */
public enum RoomType implements Named {
  REACTOR(false),
  TERMINAL(true),
  HIVE(false),
  SICK_BAY(true),
  STORAGE(true),
  EMPTY(false),
  PARASITE(true),
  TEAM(true),
  RUN(true);

  public static final List<RoomType> ALL = List.of(values());

  private final boolean searchable;

  RoomType(boolean searchable) {
    this.searchable = searchable;
  }

  /** Whether its cards bear an icon; only those can be searched (§8.5). */
  public boolean searchable() {
    return searchable;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
