package plateau.deadzone.companion.save;

import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A save file that cannot be used: the line, what is wrong and what to do. */
final class SaveFault extends Problem {

  private static final long serialVersionUID = 1;

  SaveFault(int line, String what, Object... namesAndValues) {
    super(
        Message.of(
            "companion.save.fault",
            "line",
            line,
            "what",
            Message.of("companion.save." + what, namesAndValues)));
  }
}
