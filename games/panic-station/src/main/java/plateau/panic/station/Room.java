package plateau.panic.station;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.basis.Named;

/** A room as people name it; rules pass its number around. */
public record Room(int number) implements Named {

  public static final List<Room> ALL = all();

  public static Room of(int number) {
    return ALL.get(number);
  }

  @Override
  public String id() {
    return Rooms.id(number);
  }

  public static Optional<Room> of(String id) {
    return ALL.stream().filter(room -> room.id().equals(id)).findFirst();
  }

  private static List<Room> all() {
    List<Room> all = new ArrayList<>();
    for (int number = 0; number < Rooms.COUNT; number++) {
      all.add(new Room(number));
    }
    return List.copyOf(all);
  }
}
