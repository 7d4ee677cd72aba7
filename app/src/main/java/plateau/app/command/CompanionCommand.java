package plateau.app.command;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.app.companion.Preparation;
import plateau.app.companion.TableFile;
import plateau.app.companion.TableTalk;
import plateau.app.play.Saves;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.companion.Companion;
import plateau.deadzone.companion.save.SavedGame;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/** {@code plateau companion deadzone}: runs JADE for people with real miniatures. */
@Command(name = "companion", versionProvider = VersionCommand.Text.class)
final class CompanionCommand implements Action {

  private static final String GAME = "deadzone";
  private static final String ASK = "ask";
  private static final List<String> DICE = List.of(ASK, "auto");

  @Mixin final Common common = new Common();

  @Parameters(arity = "0..1", paramLabel = "${bundle:label.game}", descriptionKey = "game")
  String game = GAME;

  @Option(names = "--team", paramLabel = "${bundle:label.team}")
  @Nullable String team;

  @Option(names = "--enemy", paramLabel = "${bundle:label.team}")
  @Nullable String enemy;

  @Option(names = "--mission", paramLabel = "${bundle:label.mission}")
  @Nullable String mission;

  @Option(names = "--dice", paramLabel = "auto|ask")
  @Nullable String dice;

  @Mixin final SeedOption seed = new SeedOption();

  @Option(names = "--save", paramLabel = "${bundle:label.file}")
  @Nullable String save;

  @Option(
      names = "--resume",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "${bundle:label.file}")
  @Nullable String resume;

  private final Session session;

  CompanionCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    session.enter(new DeadzoneGame(), Companion.class, TableTalk.class);
    if (!game.equals(GAME)) {
      throw new Problem(Message.of("companion.no-such-game", "given", game));
    }
    String resumed = resume;
    return resumed == null ? start() : goOn(resumed);
  }

  private int start() {
    Optional<Path> named = Optional.ofNullable(save).map(TextFile::path);
    named.ifPresent(TableFile::checkUnused);
    Optional<SavedGame> begun = new Preparation(session, given()).run();
    Path file = named.orElseGet(() -> saves().fresh(GAME));
    return begun.map(table -> talk(table, file)).orElse(ExitCode.FINE);
  }

  private int goOn(String name) {
    Path file = name.isEmpty() ? saves().newest() : TextFile.path(name);
    return talk(TableFile.read(file), file);
  }

  private int talk(SavedGame table, Path file) {
    TableTalk talk = new TableTalk(session, table, file);
    return new Sitting(talk::run, talk::leave).run();
  }

  private Saves saves() {
    return new Saves(session.terminal(), TableFile.ENDING);
  }

  private Preparation.Given given() {
    return new Preparation.Given(
        Optional.ofNullable(team),
        Optional.ofNullable(enemy),
        Optional.ofNullable(mission),
        Optional.ofNullable(dice).map(CompanionCommand::isReal),
        seed.chosen().orElseGet(() -> new SecureRandom().nextLong()));
  }

  private static boolean isReal(String given) {
    if (!DICE.contains(given)) {
      throw new Problem(
          Message.of("argument.dice", "given", given, "hint", Nearest.hint(given, DICE)));
    }
    return given.equals(ASK);
  }
}
