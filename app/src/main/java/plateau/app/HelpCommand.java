package plateau.app;

import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/** {@code plateau help [COMMAND]}: the same as {@code --help}. */
@Command(name = "help")
final class HelpCommand implements Action {

  @Mixin final Common common = new Common();

  @Parameters(arity = "0..1", paramLabel = "${bundle:label.command}", descriptionKey = "command")
  String command = "";

  private final Session session;
  private final CommandLine root;

  HelpCommand(Session session, CommandLine root) {
    this.session = session;
    this.root = root;
  }

  @Override
  public int run() {
    Map<String, CommandLine> known = root.getSubcommands();
    CommandLine wanted = command.isEmpty() ? root : known.get(command);
    if (wanted == null) {
      throw new Problem(
          Message.of(
              "syntax.unknown-command",
              "found",
              command,
              "known",
              known.keySet(),
              "hint",
              Nearest.hint(command, known.keySet()),
              "help",
              "plateau help"));
    }
    wanted.usage(session.terminal().out());
    return ExitCode.FINE;
  }
}
