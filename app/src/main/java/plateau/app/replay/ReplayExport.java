package plateau.app.replay;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plateau.app.saved.SameMatch;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.ReplayForms;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayForm;
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
      ReplayForm form = formOf(replay.header().game());
      checkOverwriting(form, file);
      String text = form.write(replay);
      TextFile.write(file, text);
      session.tell("replay.dumped", "file", file, "lines", text.lines().count());
    }
  }

  private static ReplayForm formOf(String game) {
    List<ReplayForm> all = ReplayForms.all();
    List<String> known = all.stream().map(ReplayForm::game).toList();
    return all.stream()
        .filter(form -> form.game().equals(game))
        .findFirst()
        .orElseThrow(() -> new Problem(Message.of("replay.no-dump", "game", game, "known", known)));
  }

  // Guards people's files: only another dump is ever overwritten.
  private static void checkOverwriting(ReplayForm form, Path file) {
    if (Files.exists(file) && !form.isOf(TextFile.read(file))) {
      throw new Problem(Message.of("replay.dump-exists", "file", file));
    }
  }
}
