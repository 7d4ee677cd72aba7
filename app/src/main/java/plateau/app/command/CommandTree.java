package plateau.app.command;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.terminal.Ink;
import plateau.kernel.words.Problem;

/**
 * The command line as picocli sees it: the root, the commands below it, and what happens when
 * something goes wrong. The commands' words stand in the message files beside this class.
 */
public final class CommandTree {

  private final Session session;

  public CommandTree(Session session) {
    this.session = session;
  }

  public int run(String[] args) {
    CommandLine line = commandLine();
    try {
      ParseResult parsed = line.parseArgs(args);
      if (CommandLine.executeHelpRequest(parsed) != null) {
        return ExitCode.FINE;
      }
      Action action = parsed.asCommandLineList().getLast().getCommand();
      return action.run();
    } catch (ParameterException fault) {
      throw new Problem(new SyntaxFault(fault).message());
    }
  }

  private CommandLine commandLine() {
    CommandLine line = new CommandLine(new RootCommand(session));
    commands().forEach(line::addSubcommand);
    line.addSubcommand(new HelpCommand(session, line));
    line.setResourceBundle(new WordsBundle(session.words()));
    line.setUsageHelpWidth(session.terminal().width());
    line.setColorScheme(Help.defaultColorScheme(ansi()));
    line.setExpandAtFiles(false);
    line.setOut(new PrintWriter(session.terminal().out(), true, StandardCharsets.UTF_8));
    return line;
  }

  // In the order in which a newcomer needs them.
  private List<Object> commands() {
    return List.of(
        new GamesCommand(session),
        new RulesCommand(session),
        new PlayCommand(session),
        new ReplayCommand(session),
        new SimulateCommand(session),
        new ScriptCommand(session),
        new VersionCommand(session));
  }

  private Help.Ansi ansi() {
    return session.ink() == Ink.COLOUR ? Help.Ansi.ON : Help.Ansi.OFF;
  }
}
