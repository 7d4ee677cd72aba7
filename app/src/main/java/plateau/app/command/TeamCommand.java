package plateau.app.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau team}: Deadzone's strike teams. What to do with them stands behind it. */
@Command(name = "team", versionProvider = VersionCommand.Text.class)
final class TeamCommand implements Action {

  @Mixin final Common common = new Common();

  @Override
  public int run() {
    throw new Problem(Message.of("teams.which"));
  }
}
