package plateau.deadzone.map;

import java.util.List;
import plateau.kernel.Named;

/** What a line of a map file may say, and how it is written. */
enum Statement implements Named {
  MAP("map ID", 2),
  NAME("name LANGUAGE NAME", 3),
  HALF_TURN("half-turn", 1),
  FACE("face CUBE SIDE FACE", 4),
  FLOOR("floor CUBE FLOOR", 3),
  INTERIOR("interior CUBE INTERIOR", 3),
  LADDER("ladder CUBE", 2),
  OBJECTIVE("objective CUBE", 2),
  ITEM("item CUBE", 2),
  ZONE("zone SIDE ROWS", 3);

  static final List<Statement> ALL = List.of(values());

  private final String usage;
  private final int words;

  Statement(String usage, int words) {
    this.usage = usage;
    this.words = words;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** The line with its blanks to fill in. */
  String usage() {
    return usage;
  }

  /** A name may have blanks of its own. */
  boolean hasWords(int count) {
    return this == NAME ? count >= words : count == words;
  }
}
