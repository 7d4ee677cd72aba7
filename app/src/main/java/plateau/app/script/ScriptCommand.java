package plateau.app.script;

import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Arguments;
import plateau.app.command.GameCommand;
import plateau.app.command.PairsOption;
import plateau.app.script.Script.Source;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau script GAME}: a match without people, told as JSON lines. */
@Command(name = "script")
public final class ScriptCommand extends GameCommand {

  private static final String STANDARD_INPUT = "-";

  @Option(names = "--draws", required = true, paramLabel = "${bundle:label.file}")
  String draws = "";

  @Option(names = "--moves", required = true, paramLabel = "${bundle:label.file}")
  String moves = "";

  @Mixin final PairsOption options = new PairsOption();

  @Option(names = "--seats", paramLabel = "N")
  String seats = "";

  public ScriptCommand(Session session) {
    super(session);
  }

  @Override
  protected <S extends State<S, M>, M> int run(Game<S, M> rules) {
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
    int usual = rules.usualTable().size();
    int count = seats.isEmpty() ? usual : Arguments.whole("--seats", seats, least, most);
    return Setup.of(rules.info(), count, options.chosen());
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
