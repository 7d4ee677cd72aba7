package plateau.app.saved;

import java.nio.file.Files;
import java.nio.file.Path;
import plateau.app.session.TextFile;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Guards people's files: only a save of the same match is ever overwritten. */
public final class SameMatch {

  private SameMatch() {}

  /** Refuses a file that exists and is something else. */
  public static void check(Path file, Header header) {
    if (Files.exists(file) && !isSavedIn(file, header)) {
      throw new Problem(Message.of("save.exists", "file", file));
    }
  }

  public static boolean isSavedIn(Path file, Header header) {
    try {
      return ReplayReader.readUpToCut(TextFile.read(file)).replay().header().equals(header);
    } catch (Problem other) {
      return false;
    }
  }
}
