package plateau.app.levels;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.Arguments;
import plateau.app.command.DocumentOptions;
import plateau.app.command.GameCommand;
import plateau.app.command.PairsOption;
import plateau.app.command.ProgressBar;
import plateau.app.command.SeedOption;
import plateau.app.command.ThreadsOption;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.StrengthTold;
import plateau.arena.levels.LevelMatches;
import plateau.arena.levels.LevelOrder;
import plateau.kernel.Game;
import plateau.kernel.Graded;
import plateau.kernel.Level;
import plateau.kernel.LevelFile;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.Strength;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau levels GAME}: counts the levels against each other and puts them in order. */
@Command(name = "levels")
public final class LevelsCommand extends GameCommand {

  private static final String USUAL_MATCHES = "30";
  private static final int MOST_MATCHES = 1_000_000;

  @Option(names = "--matches", paramLabel = "N")
  String matches = USUAL_MATCHES;

  @Mixin final SeedOption seed = new SeedOption();

  @Mixin final PairsOption options = new PairsOption();

  @Mixin final DocumentOptions documents = new DocumentOptions();

  @Mixin final ThreadsOption threads = new ThreadsOption();

  @Option(names = "--write", paramLabel = "${bundle:label.folder}")
  @Nullable String write;

  @Option(names = "--check")
  boolean check;

  public LevelsCommand(Session session) {
    super(session);
  }

  @Override
  protected <S extends State<S, M>, M> int run(Game<S, M> rules) {
    if (check && write != null) {
      throw new Problem(Message.of("levels.check-or-write"));
    }
    Path file = write == null ? null : LevelSource.fileIn(TextFile.path(write), rules);
    LevelOrder order = new LevelOrder(matches(rules), ProgressBar.in(session));
    List<Graded> counted = order.counted(rules.levels());
    tell(counted);
    List<Level> losers = order.losers(counted);
    losers.forEach(level -> complain(rules, level));
    if (!check) {
      keep(losers.isEmpty() ? counted : ordered(order, counted), file);
    }
    return losers.isEmpty() ? ExitCode.FINE : ExitCode.FAILURE;
  }

  private <S extends State<S, M>, M> LevelMatches<S, M> matches(Game<S, M> rules) {
    int count = Arguments.whole("--matches", matches, 1, MOST_MATCHES);
    long start = seed.orShortOne();
    int seats = rules.usualTable().size();
    Map<String, String> chosen = options.chosen();
    int cores = Runtime.getRuntime().availableProcessors();
    return new LevelMatches<>(
        rules,
        number -> Setup.of(rules.info(), seats, documents.addedTo(chosen, rules, number)),
        count,
        start,
        threads.orElse(cores),
        again(rules, count, start));
  }

  /** What to type to count again: what was typed, with the seed. */
  private String again(Game<?, ?> rules, int count, long start) {
    String command = "./plateau levels " + rules.info().id() + documents.asTyped();
    for (Map.Entry<String, String> pair : options.chosen().entrySet()) {
      command += " --option " + pair.getKey() + "=" + pair.getValue();
    }
    return command + " --matches " + count + " --seed " + start;
  }

  private void tell(List<Graded> levels) {
    for (Graded graded : levels) {
      session.tell("games.level", "level", graded.level(), "player", graded.player());
      for (Strength strength : graded.strengths()) {
        session.print("  " + session.words().say(StrengthTold.of(strength)));
      }
    }
  }

  private void complain(Game<?, ?> rules, Level level) {
    String key = rules.isCooperative() ? "levels.wins-less" : "levels.loses";
    session.complain(Message.of(key, "level", level, "below", below(level)));
  }

  private static Object below(Level level) {
    return level == Level.EASY ? Message.of("player.random") : Level.values()[level.ordinal() - 1];
  }

  private List<Graded> ordered(LevelOrder order, List<Graded> counted) {
    List<Graded> ordered = order.ordered(counted);
    boolean isLeft = order.losers(ordered).stream().anyMatch(level -> level != Level.EASY);
    session.heading(session.say(isLeft ? "levels.no-order" : "levels.ordered"));
    tell(ordered);
    return ordered;
  }

  private void keep(List<Graded> levels, @Nullable Path file) {
    if (file == null) {
      session.terminal().out().print("\n" + LevelFile.write(levels));
      return;
    }
    TextFile.write(file, LevelFile.write(levels));
    session.tell("levels.written", "file", file);
  }
}
