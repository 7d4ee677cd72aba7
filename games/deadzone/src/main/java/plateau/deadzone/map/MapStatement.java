package plateau.deadzone.map;

import java.util.List;
import plateau.deadzone.text.Statement;

/** What a line of a map file may say, and how it is written. */
enum MapStatement implements Statement {
  MAP("map ID"),
  NAME("name LANGUAGE NAME..."),
  HALF_TURN("half-turn"),
  FACE("face CUBE SIDE FACE"),
  FLOOR("floor CUBE FLOOR"),
  INTERIOR("interior CUBE INTERIOR"),
  LADDER("ladder CUBE"),
  OBJECTIVE("objective CUBE"),
  ITEM("item CUBE"),
  ZONE("zone SIDE ROWS");

  static final List<MapStatement> ALL = List.of(values());

  private final String usage;

  MapStatement(String usage) {
    this.usage = usage;
  }

  @Override
  public String usage() {
    return usage;
  }
}
