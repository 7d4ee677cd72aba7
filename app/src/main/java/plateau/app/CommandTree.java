package plateau.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import plateau.app.analyse.AnalyseCommand;
import plateau.app.bots.BotCheckCommand;
import plateau.app.bots.BotsCommand;
import plateau.app.command.Action;
import plateau.app.companion.CompanionCommand;
import plateau.app.db.DbBackupCommand;
import plateau.app.db.DbCheckCommand;
import plateau.app.db.DbCommand;
import plateau.app.db.DbCopyCommand;
import plateau.app.db.DbPatchCommand;
import plateau.app.document.CheckCommand;
import plateau.app.document.MapCheckCommand;
import plateau.app.document.MapCommand;
import plateau.app.document.MapGenerateCommand;
import plateau.app.document.MapShowCommand;
import plateau.app.document.TeamCheckCommand;
import plateau.app.document.TeamCommand;
import plateau.app.lab.LabCommand;
import plateau.app.levels.LevelsCommand;
import plateau.app.load.LoadCommand;
import plateau.app.match.MatchCommand;
import plateau.app.newgame.NewGameCommand;
import plateau.app.play.PlayCommand;
import plateau.app.replay.ReplayCommand;
import plateau.app.rules.RulesCommand;
import plateau.app.script.ScriptCommand;
import plateau.app.serve.ServeCommand;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.simulate.SimulateCommand;
import plateau.app.soak.SoakCommand;
import plateau.app.tournament.TournamentCommand;
import plateau.kernel.words.Problem;
import plateau.terminal.Ink;

/**
 * The command line as picocli sees it: the root, the commands below it, and what happens when
 * something goes wrong.
 */
final class CommandTree {

  private static final String HELP = "help";

  private final Session session;

  CommandTree(Session session) {
    this.session = session;
  }

  int run(String[] args) {
    try {
      ParseResult parsed = parse(args);
      if (CommandLine.executeHelpRequest(parsed) != null) {
        return ExitCode.FINE;
      }
      Action action = parsed.asCommandLineList().getLast().getCommand();
      return action.run();
    } catch (ParameterException fault) {
      throw new Problem(new SyntaxFault(fault).message());
    }
  }

  /** Throws a {@link ParameterException} where these words are no command. */
  ParseResult parse(String... args) {
    return commandLine(args).parseArgs(args);
  }

  private CommandLine commandLine(String[] args) {
    CommandLine line = new CommandLine(new RootCommand(session));
    addCommands(line, args);
    tellVersion(line);
    line.setResourceBundle(new WordsBundle(session.words()));
    line.setUsageHelpWidth(session.terminal().width());
    line.setColorScheme(Help.defaultColorScheme(ansi()));
    line.setExpandAtFiles(false);
    line.setOut(new PrintWriter(session.terminal().out(), true, StandardCharsets.UTF_8));
    return line;
  }

  // Reading a command's options takes picocli a while: when the first word names a command, the
  // others are left out.
  private void addCommands(CommandLine line, String[] args) {
    Map<String, Supplier<CommandLine>> commands = commands(line);
    Supplier<CommandLine> named = args.length == 0 ? null : commands.get(args[0]);
    if (named != null && !args[0].equals(HELP)) {
      line.addSubcommand(named.get());
    } else {
      commands.values().forEach(command -> line.addSubcommand(command.get()));
    }
  }

  private static void tellVersion(CommandLine line) {
    line.getCommandSpec().versionProvider(() -> new String[] {VersionCommand.ofProgram()});
    line.getSubcommands().values().forEach(CommandTree::tellVersion);
  }

  // In the order in which a newcomer needs them.
  private Map<String, Supplier<CommandLine>> commands(CommandLine line) {
    Map<String, Supplier<CommandLine>> commands = new LinkedHashMap<>();
    commands.put("serve", () -> command(new ServeCommand(session)));
    commands.put("games", () -> command(new GamesCommand(session)));
    commands.put("rules", () -> command(new RulesCommand(session)));
    commands.put("play", () -> command(new PlayCommand(session)));
    commands.put("companion", () -> command(new CompanionCommand(session)));
    commands.put("replay", () -> command(new ReplayCommand(session)));
    commands.put("analyse", () -> command(new AnalyseCommand(session)));
    commands.put("simulate", () -> command(new SimulateCommand(session)));
    commands.put("lab", () -> command(new LabCommand(session)));
    commands.put("levels", () -> command(new LevelsCommand(session)));
    commands.put("match", () -> command(new MatchCommand(session)));
    commands.put("tournament", () -> command(new TournamentCommand(session)));
    commands.put("bot", () -> command(new BotsCommand(), new BotCheckCommand(session)));
    commands.put("script", () -> command(new ScriptCommand(session)));
    commands.put("new-game", () -> command(new NewGameCommand(session)));
    commands.put("soak", () -> command(new SoakCommand(session)));
    commands.put("check", () -> command(new CheckCommand(session)));
    commands.put(
        "map",
        () ->
            command(
                new MapCommand(),
                MapGenerateCommand.line(session),
                new MapCheckCommand(session),
                new MapShowCommand(session)));
    commands.put("team", () -> command(new TeamCommand(), new TeamCheckCommand(session)));
    commands.put(
        "db",
        () ->
            command(
                new DbCommand(),
                new DbBackupCommand(session),
                new DbCheckCommand(session),
                new DbCopyCommand(session),
                new DbPatchCommand(session)));
    commands.put("load", () -> command(new LoadCommand(session)));
    commands.put("version", () -> command(new VersionCommand(session)));
    commands.put(HELP, () -> command(new HelpCommand(session, line)));
    return commands;
  }

  private static CommandLine command(Action action, Object... below) {
    CommandLine command = new CommandLine(action);
    for (Object inner : below) {
      command.addSubcommand(inner);
    }
    return command;
  }

  private Help.Ansi ansi() {
    return session.ink() == Ink.COLOUR ? Help.Ansi.ON : Help.Ansi.OFF;
  }
}
