package plateau.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.app.play.SameMatch;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.dump.DumpReader;
import plateau.iceberg.dump.DumpWriter;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code --dump FILE} and {@code --save FILE}: a match is written instead of told. */
final class ReplayExport {

  @Option(names = "--dump", paramLabel = "${bundle:label.file}")
  @Nullable String dump;

  @Option(names = "--save", paramLabel = "${bundle:label.file}")
  @Nullable String save;

  boolean isWanted() {
    return dump != null || save != null;
  }

  /** Writes what was asked for; the steps have been checked. */
  void write(Session session, Replay replay) {
    if (save != null) {
      Path file = TextFile.path(save);
      SameMatch.check(file, replay.header());
      TextFile.write(file, ReplayWriter.write(replay));
      session.tell("replay.saved", "file", file);
    }
    if (dump != null) {
      Path file = TextFile.path(dump);
      checkGame(replay.header().game());
      checkOverwriting(file);
      TextFile.write(file, DumpWriter.write(replay));
      session.tell("replay.dumped", "file", file);
    }
  }

  private static void checkGame(String game) {
    String iceberg = new IcebergGame().info().id();
    if (!game.equals(iceberg)) {
      throw new Problem(Message.of("replay.no-dump", "game", game, "known", iceberg));
    }
  }

  // Guards people's files: only another dump is ever overwritten.
  private static void checkOverwriting(Path file) {
    if (Files.exists(file) && !DumpReader.isDump(TextFile.read(file))) {
      throw new Problem(Message.of("replay.dump-exists", "file", file));
    }
  }
}
