package plateau.arena.tournament;

import java.nio.file.Path;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A program is no longer what it was when its first match was played. */
public final class ProgramChanged extends Problem {

  private static final long serialVersionUID = 1;

  ProgramChanged(String key, Path folder, Programs.Change change) {
    super(Message.of(key, "folder", folder, "name", change.name(), "what", change.message()));
  }
}
