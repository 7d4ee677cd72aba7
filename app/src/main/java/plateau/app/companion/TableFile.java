package plateau.app.companion;

import java.nio.file.Files;
import java.nio.file.Path;
import plateau.app.session.TextFile;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.Talk;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** The file of a talk. */
final class TableFile {

  private TableFile() {}

  /** The talk in this file; a fault is told with the file and the line. */
  static Talk read(Companion companion, Path file) {
    String text = TextFile.read(file);
    try {
      return companion.open(text);
    } catch (Problem fault) {
      throw new Problem(Message.of("talk.in-file", "file", file, "what", fault.message()), fault);
    }
  }

  /** People's files are left alone. */
  static void checkUnused(Path file) {
    if (Files.exists(file)) {
      throw new Problem(Message.of("talk.save-exists", "file", file));
    }
  }
}
