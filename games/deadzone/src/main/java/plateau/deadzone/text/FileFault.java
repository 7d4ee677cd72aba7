package plateau.deadzone.text;

import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A data file that is refused: the file, the line if there is one, what is wrong, what to write.
 */
public final class FileFault extends Problem {

  private static final long serialVersionUID = 1;

  /** The line of a fault that lies in no single line. */
  public static final int WHOLE_FILE = 0;

  private final int line;

  FileFault(Source source, int line, Message what) {
    super(
        line == WHOLE_FILE
            ? Message.of("file.fault", "kind", source.kind(), "file", source.file(), "what", what)
            : Message.of(
                "file.fault-in-line",
                "kind",
                source.kind(),
                "file",
                source.file(),
                "line",
                line,
                "what",
                what));
    this.line = line;
  }

  /** From 1, or {@link #WHOLE_FILE}. */
  public int line() {
    return line;
  }
}
