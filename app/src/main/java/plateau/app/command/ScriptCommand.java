package plateau.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.app.script.Script;
import plateau.app.script.Script.Source;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau script GAME}: a match without people, told as JSON lines. */
@Command(name = "script", versionProvider = VersionCommand.Text.class)
final class ScriptCommand implements Action {

  private static final String STANDARD_INPUT = "-";

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
  String game = "";

  @Option(names = "--draws", required = true, paramLabel = "${bundle:label.file}")
  String draws = "";

  @Option(names = "--moves", required = true, paramLabel = "${bundle:label.file}")
  String moves = "";

  @Option(names = "--option", paramLabel = "${bundle:label.pair}")
  List<String> options = List.of();

  @Option(names = "--seats", paramLabel = "N")
  String seats = "";

  private final Session session;

  ScriptCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    return run(Games.named(game));
  }

  private <S extends State<S, M>, M> int run(Game<S, M> rules) {
    session.enter(rules);
    if (draws.equals(STANDARD_INPUT) && moves.equals(STANDARD_INPUT)) {
      throw new Problem(Message.of("script.one-input"));
    }
    new Script<>(
            rules, setup(rules), source(draws), source(moves), session.terminal().out()::println)
        .run()
        .ifPresent(session::complain);
    return ExitCode.FINE;
  }

  private Setup setup(Game<?, ?> rules) {
    int most = rules.info().maxSeats();
    int least = rules.info().minSeats();
    int count = seats.isEmpty() ? least : Arguments.whole("--seats", seats, least, most);
    return Setup.of(rules.info(), count, Arguments.pairs(options));
  }

  private Source source(String file) {
    if (!file.equals(STANDARD_INPUT)) {
      return new Source(file, TextFile.read(TextFile.path(file)));
    }
    try {
      return new Source(session.say("script.standard-input"), session.terminal().readAll());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
