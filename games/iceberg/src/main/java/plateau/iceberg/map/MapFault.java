package plateau.iceberg.map;

import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A map text that is refused (§10): the first fault in reading order. */
public final class MapFault extends Problem {

  private static final long serialVersionUID = 1;

  /** What is wrong. */
  public enum Flaw implements Named {
    MISSING_DATA,
    ROW_LENGTH,
    BAD_CELL,
    NOT_A_NUMBER,
    START_OUTSIDE,
    START_WALL,
    START_TAKEN,
    BAD_ALIEN_COUNT,
    ALIEN_OUTSIDE,
    ALIEN_WALL,
    ALIEN_TAKEN,
    BAD_ARRIVAL,
    BAD_DURATION,
    BAD_POINTS,
    TRAILING_DATA;

    @Override
    public String id() {
      return Named.kebab(name());
    }
  }

  private final Flaw code;
  private final int line;

  MapFault(Flaw code, int line, Message what) {
    super(Message.of("map.fault", "line", line, "what", what));
    this.code = code;
    this.line = line;
  }

  public Flaw code() {
    return code;
  }

  /** The line of the offending token, from 1; where the text ends too early, its last line. */
  public int line() {
    return line;
  }
}
