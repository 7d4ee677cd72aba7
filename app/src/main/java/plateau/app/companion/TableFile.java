package plateau.app.companion;

import java.nio.file.Files;
import java.nio.file.Path;
import plateau.app.TextFile;
import plateau.deadzone.companion.save.SaveFault;
import plateau.deadzone.companion.save.SaveReader;
import plateau.deadzone.companion.save.SavedGame;
import plateau.deadzone.companion.talk.DeadzoneCompanion;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** The file of a game of the companion. */
public final class TableFile {

  /** How such files end. */
  public static final String ENDING = DeadzoneCompanion.ENDING;

  private TableFile() {}

  /** The game in this file; a fault is told with the file and the line. */
  public static SavedGame read(Path file) {
    String text = TextFile.read(file);
    try {
      return SaveReader.read(text);
    } catch (SaveFault fault) {
      throw new Problem(Message.of("talk.in-file", "file", file, "what", fault.message()), fault);
    }
  }

  /** People's files are left alone. */
  public static void checkUnused(Path file) {
    if (Files.exists(file)) {
      throw new Problem(Message.of("talk.save-exists", "file", file));
    }
  }
}
