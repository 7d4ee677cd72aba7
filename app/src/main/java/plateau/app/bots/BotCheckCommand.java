package plateau.app.bots;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Arguments;
import plateau.app.command.Common;
import plateau.app.command.DocumentOptions;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.arena.Games;
import plateau.arena.bot.BotCheck;
import plateau.arena.bot.BotMatch;
import plateau.arena.bot.Finding;
import plateau.arena.bot.Finding.Grade;
import plateau.arena.bot.Terms;
import plateau.arena.bot.process.BotCommand;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.terminal.Ink;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** {@code plateau bot check CMD --game GAME}: what to fix in a program before it plays. */
@Command(name = "check")
public final class BotCheckCommand implements Action {

  private static final int GAP = 2;

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.command}", descriptionKey = "plateau.bot.check.command")
  String command = "";

  @Option(names = "--game", required = true, paramLabel = "${bundle:label.game}")
  String game = "";

  @Mixin final DocumentOptions documents = new DocumentOptions();

  @Option(names = "--option", paramLabel = "${bundle:label.pair}")
  List<String> options = List.of();

  private final Session session;

  public BotCheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    return run(Games.named(game));
  }

  private <S extends State<S, M>, M> int run(Game<S, M> rules) {
    session.enter(rules, BotMatch.class);
    BotCommand program = BotCommand.read(command, Path.of(""));
    Setup setup =
        Setup.of(
            rules.info(),
            rules.info().minSeats(),
            documents.addedTo(Arguments.pairs(options), rules));
    Terms terms = Terms.standard().with(session.words().language());
    terms.sandbox().warning().ifPresent(session::complain);
    List<Finding> findings = check(rules, setup, program, terms);
    findings.forEach(this::tell);
    int toFix = (int) findings.stream().filter(found -> found.grade() == Grade.FAIL).count();
    session.terminal().out().println();
    session.tell(toFix == 0 ? "bots.good" : "bots.to-fix", "count", toFix);
    return toFix == 0 ? ExitCode.FINE : ExitCode.FAILURE;
  }

  private static <S extends State<S, M>, M> List<Finding> check(
      Game<S, M> rules, Setup setup, BotCommand program, Terms terms) {
    try {
      return BotCheck.run(rules, setup, program, terms);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private void tell(Finding finding) {
    int column = gradeColumn();
    String indent = " ".repeat(column);
    String grade = Ink.padded(session.words().name(finding.grade()), column);
    String title = session.words().say(finding.title());
    session.print(List.of(session.ink().paint(style(finding.grade()), grade) + title));
    session.print(
        Wrapping.lines(
            session.words().say(finding.message()), session.terminal().width(), indent, indent));
  }

  // As wide as the longest of them is in this language.
  private int gradeColumn() {
    return GAP
        + Arrays.stream(Grade.values())
            .mapToInt(grade -> session.words().name(grade).length())
            .max()
            .orElse(0);
  }

  private static Style style(Grade grade) {
    return switch (grade) {
      case PASS -> Style.GREEN;
      case ADVICE -> Style.YELLOW;
      case FAIL -> Style.RED;
    };
  }
}
