package plateau.deadzone.map;

import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A map file that is refused: the file, the line if there is one, what is wrong, what to write. */
public final class MapFault extends Problem {

  private static final long serialVersionUID = 1;

  /** The line of a fault that lies in no single line. */
  public static final int WHOLE_FILE = 0;

  private final int line;

  MapFault(String file, int line, Message what) {
    super(
        line == WHOLE_FILE
            ? Message.of("map.fault", "file", file, "what", what)
            : Message.of("map.fault-in-line", "file", file, "line", line, "what", what));
    this.line = line;
  }

  /** From 1, or {@link #WHOLE_FILE}. */
  public int line() {
    return line;
  }
}
