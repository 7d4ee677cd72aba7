package plateau.app.document;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau team}: the teams that people write for games. What to do stands behind it. */
@Command(name = "team")
public final class TeamCommand implements Action {

  private static final String TEAM = "team";

  @Mixin final Common common = new Common();

  static boolean isTeam(DocumentKind document) {
    return document.id().equals(TEAM);
  }

  @Override
  public int run() {
    throw new Problem(Message.of("teams.which"));
  }
}
