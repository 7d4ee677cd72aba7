package plateau.app;

import java.util.ServiceConfigurationError;
import plateau.app.command.Action;
import plateau.app.play.Table;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.arena.Games;
import plateau.kernel.words.Problem;
import plateau.terminal.Terminal;
import plateau.terminal.ThisProcess;

/** The {@code plateau} command: reads the arguments and runs what they name. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    int code = run(args, ThisProcess.terminal());
    // Just leaving is quicker: System.exit wakes the JDK's logging first.
    if (code != ExitCode.FINE) {
      System.exit(code);
    }
  }

  /** Runs one command in this terminal and answers with its {@link ExitCode}. */
  public static int run(String[] args, Terminal terminal) {
    Session session =
        new Session(terminal, LanguageChoice.guess(terminal), Action.class, Table.class);
    try {
      session.speak(LanguageChoice.of(args, terminal));
      GamesFolder folder = GamesFolder.in(args, terminal);
      Games.lookIn(folder.jars());
      session.repeat(folder.typed());
      folder.jars().ifPresent(jars -> Games.refusals().forEach(session::complain));
      return new CommandTree(session).run(folder.args().toArray(String[]::new));
    } catch (Problem problem) {
      session.complain(problem.message());
      return ExitCode.MISTAKE;
    } catch (RuntimeException
        | StackOverflowError
        | OutOfMemoryError
        | LinkageError
        | ServiceConfigurationError bug) {
      session.complain(BugReport.write(bug, args));
      return ExitCode.FAILURE;
    } finally {
      terminal.out().flush();
    }
  }
}
