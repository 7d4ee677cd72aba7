package plateau.app.document;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Problem;

/** {@code plateau check FILE}: what the game says of a text that somebody wrote for it. */
@Command(name = "check")
public final class CheckCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final KindOption kind = new KindOption();

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "plateau.check.file")
  String file = "";

  private final Session session;

  public CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    WrittenDocument written = kind.read(file, session, _ -> true);
    Verdict verdict = written.kind().document().check(written.text());
    if (!verdict.isSound()) {
      throw new Problem(written.judged("check.fault", verdict));
    }
    session.tell(written.judged("check.sound", verdict));
    return ExitCode.FINE;
  }
}
