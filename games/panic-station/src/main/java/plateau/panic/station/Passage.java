package plateau.panic.station;

import java.util.List;

/** What joins a room to its neighbour in a direction (§4.2). */
public enum Passage {
  NONE,
  OPEN,
  SECURITY;

  static final List<Passage> ALL = List.of(values());
}
