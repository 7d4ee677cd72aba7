package plateau.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.app.command.KindOption.Kind;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau check FILE}: what the game says of a text that somebody wrote for it. */
@Command(name = "check", versionProvider = VersionCommand.Text.class)
final class CheckCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final KindOption kind = new KindOption();

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "plateau.check.file")
  String file = "";

  private final Session session;

  CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    Kind found = kind.of(file, session, document -> true);
    session.enter(found.game());
    Verdict verdict = found.document().check().of(TextFile.read(TextFile.path(file)));
    Message told =
        Message.of(
            verdict.isSound() ? "check.sound" : "check.fault",
            "file",
            file,
            "kind",
            found.name(),
            "words",
            verdict.words());
    if (!verdict.isSound()) {
      throw new Problem(told);
    }
    session.tell(told);
    return ExitCode.FINE;
  }
}
