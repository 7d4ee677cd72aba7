package plateau.app.companion;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.command.PairsOption;
import plateau.app.command.SeedOption;
import plateau.app.play.Sitting;
import plateau.app.saved.Saves;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.Companions;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.Talk;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau companion GAME}: talks people through a game on their own table. */
@Command(name = "companion")
public final class CompanionCommand implements Action {

  @Mixin final Common common = new Common();

  @Parameters(arity = "0..1", paramLabel = "${bundle:label.game}", descriptionKey = "game")
  @Nullable String game;

  @Option(names = "--team", paramLabel = "${bundle:label.team}")
  @Nullable String team;

  @Option(names = "--enemy", paramLabel = "${bundle:label.team}")
  @Nullable String enemy;

  @Option(names = "--mission", paramLabel = "${bundle:label.mission}")
  @Nullable String mission;

  @Option(names = "--dice", paramLabel = "${bundle:label.answer}")
  @Nullable String dice;

  @Mixin final PairsOption more = new PairsOption();

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

  public CompanionCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    Companion companion = companion();
    Game<?, ?> rules = Games.named(companion.game());
    List<Class<?>> homes = new ArrayList<>(companion.homes());
    homes.add(TableTalk.class);
    session.enter(rules, homes.toArray(Class<?>[]::new));
    return resume == null ? start(rules, companion) : goOn(rules, companion, resume);
  }

  // Without a name it is the only companion whose files end as this one does.
  private Companion companion() {
    String named = game;
    if (named != null) {
      return Companions.of(Games.named(named).info().id())
          .orElseThrow(() -> new Problem(which("companion.none-for", named)));
    }
    List<Companion> fitting =
        Companions.all().stream()
            .filter(one -> resume == null || resume.isEmpty() || resume.endsWith(one.ending()))
            .toList();
    if (fitting.size() != 1) {
      throw new Problem(which("companion.which", ""));
    }
    return fitting.getFirst();
  }

  private static Message which(String key, String given) {
    List<String> known = Companions.all().stream().map(Companion::game).sorted().toList();
    return Message.of(key, "given", given, "known", known);
  }

  private int start(Game<?, ?> rules, Companion companion) {
    Optional<Path> named = Optional.ofNullable(save).map(TextFile::path);
    named.ifPresent(TableFile::checkUnused);
    Optional<List<String>> answers = new Preparation(session, companion, given()).run();
    if (answers.isEmpty()) {
      return ExitCode.FINE;
    }
    long chosen = seed.chosen().orElseGet(() -> new SecureRandom().nextLong());
    Path file = named.orElseGet(() -> saves(companion).fresh(companion.game()));
    return talk(rules, companion, companion.begin(answers.get(), chosen), file);
  }

  private int goOn(Game<?, ?> rules, Companion companion, String name) {
    Path file = name.isEmpty() ? newest(companion) : TextFile.path(name);
    return talk(rules, companion, TableFile.read(companion, file), file);
  }

  private Path newest(Companion companion) {
    return saves(companion).newest(file -> isOpen(companion, file));
  }

  // What cannot be read can still be named, and then the fault is told.
  private static boolean isOpen(Companion companion, Path file) {
    try {
      return TableFile.read(companion, file).ask().isPresent();
    } catch (Problem unreadable) {
      return false;
    }
  }

  private int talk(Game<?, ?> rules, Companion companion, Talk begun, Path file) {
    TableTalk talk = new TableTalk(session, rules, companion, begun, file);
    return new Sitting(talk::run, talk::leave).run();
  }

  private Saves saves(Companion companion) {
    return new Saves(session.terminal(), companion.ending());
  }

  /** What is answered on the command line, by the ids of questions. */
  private Map<String, String> given() {
    Map<String, String> given = new LinkedHashMap<>(more.chosen());
    put(given, "team", team);
    put(given, "enemy", enemy);
    put(given, "mission", mission);
    put(given, "dice", dice);
    return given;
  }

  private static void put(Map<String, String> given, String id, @Nullable String answer) {
    if (answer != null) {
      given.put(id, answer);
    }
  }
}
