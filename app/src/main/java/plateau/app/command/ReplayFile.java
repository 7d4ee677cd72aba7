package plateau.app.command;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.dump.DumpFault;
import plateau.iceberg.dump.DumpReader;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayFault;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A replay file that somebody named, or a dump of the original Iceberg contest. A replay that was
 * cut off is opened only when they say so.
 */
record ReplayFile(Session session, Path file) {

  Replay read(boolean salvage) {
    ReplayReader.Opened opened = open();
    Optional<ReplayFault> cut = opened.cut();
    if (cut.isPresent() && !salvage && !isWanted(cut.get())) {
      throw located(cut.get(), "replay.salvage-hint");
    }
    return opened.replay();
  }

  private ReplayReader.Opened open() {
    String text = TextFile.read(file);
    try {
      return DumpReader.isDump(text) ? fromDump(text) : ReplayReader.readUpToCut(text);
    } catch (ReplayFault | DumpFault fault) {
      throw located(fault, "hint.none");
    }
  }

  private ReplayReader.Opened fromDump(String text) {
    // Its words must be known when a fault is told.
    session.enter(new IcebergGame());
    return new ReplayReader.Opened(DumpReader.read(text), Optional.empty());
  }

  /** The fault with the name of the file, and what to do about it. */
  Problem located(Problem fault, String hint) {
    return new Problem(
        Message.of("replay.in-file", "file", file, "what", fault.told(), "hint", Message.of(hint)),
        fault);
  }

  private boolean isWanted(ReplayFault cut) {
    if (!session.terminal().isInteractive()) {
      return false;
    }
    session.tell(located(cut, "hint.none").told());
    session.terminal().out().print(session.say("replay.salvage-question"));
    String answer = session.terminal().readLine().orElse("").strip().toLowerCase(Locale.ROOT);
    return answer.startsWith("y") || answer.startsWith("o");
  }
}
