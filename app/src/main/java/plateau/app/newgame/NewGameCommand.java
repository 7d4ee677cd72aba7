package plateau.app.newgame;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;
import plateau.app.session.TextFile;
import plateau.arena.Games;
import plateau.kernel.KernelVersion;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau new-game FOLDER --id ID --name NAME}: a whole game, to make another one of. */
@Command(name = "new-game")
public final class NewGameCommand implements Action {

  // Where the jars are on which games are built; the launchers say it.
  private static final String REPOSITORY = "PLATEAU_REPOSITORY";

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.folder}", descriptionKey = "plateau.new-game.folder")
  String folder = "";

  @Option(names = "--id", required = true, paramLabel = "ID")
  String id = "";

  @Option(names = "--name", required = true, paramLabel = "${bundle:label.name}")
  String name = "";

  private final Session session;

  public NewGameCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    session.enter(NewGameCommand.class);
    List<String> taken = Games.all().stream().map(game -> game.info().id()).toList();
    NewGame game = NewGame.called(id, name, taken);
    NewFolder place = NewFolder.at(folder);
    Optional<Checkout> checkout = Checkout.around(place.path());
    if (checkout.isPresent()) {
      addModule(game, place, checkout.get());
    } else {
      writeProject(game, place);
    }
    return ExitCode.FINE;
  }

  private void writeProject(NewGame game, NewFolder place) {
    String packageName = "games." + game.packageWord();
    Skeleton skeleton = skeleton(game, packageName, repository().toUri().toString());
    Map<String, String> files = new TreeMap<>(new Starter(game, packageName).files());
    files.put("pom.xml", skeleton.filled("project.xml"));
    files.put("README.md", skeleton.filled("readme_" + session.words().language().code() + ".md"));
    files.put(".gitignore", "target/\n");
    // So that mvn -o looks into a folder, too.
    files.put(".mvn/maven.config", "-Daether.offline.protocols=file\n");
    place.write(files);
    session.tell("new-game.written", "name", game.name(), "folder", folder);
    String plateau = session.commandElsewhere();
    tellNext(
        List.of(
            "cd " + TextFile.quoted(TextFile.path(folder)),
            "mvn verify",
            plateau + " play " + id + " --games target",
            plateau + " serve --open --games target",
            plateau + " match " + id + " --seats greedy,random --games 100 --games target"));
  }

  private void addModule(NewGame game, NewFolder place, Checkout checkout) {
    if (!place.path().endsWith(id)) {
      throw new Problem(Message.of("new-game.other-folder", "id", id, "folder", folder));
    }
    if (checkout.hasModule(game.packageWord())) {
      throw new Problem(Message.of("new-game.module", "id", id));
    }
    String packageName = "plateau." + game.packageWord();
    Map<String, String> files = new TreeMap<>(new Starter(game, packageName).files());
    files.put("pom.xml", skeleton(game, packageName, "").filled("module.xml"));
    checkout.add(id);
    place.write(files);
    session.tell("new-game.written", "name", game.name(), "folder", folder);
    session.tell("new-game.added", "id", id);
    tellNext(
        List.of(
            "./plateau format",
            "./plateau golden",
            "./plateau test -pl games/" + id + " -am",
            "./plateau play " + id));
  }

  private Skeleton skeleton(NewGame game, String packageName, String repository) {
    Built built = Built.read();
    return new Skeleton(
        Map.ofEntries(
            Map.entry("id", game.id()),
            Map.entry("name", game.nameInXml()),
            Map.entry("title", game.nameInMarkdown()),
            Map.entry("prefix", game.prefix()),
            Map.entry("package", packageName),
            Map.entry("path", packageName.replace('.', '/')),
            Map.entry("group", built.group()),
            Map.entry("version", built.version()),
            Map.entry("jspecify", built.jspecify()),
            Map.entry("kernel", KernelVersion.CURRENT),
            Map.entry("repository", repository)));
  }

  private Path repository() {
    return session
        .terminal()
        .environment(REPOSITORY)
        .map(Path::of)
        .filter(Files::isDirectory)
        .orElseThrow(() -> new Problem(Message.of("new-game.no-repository", "name", REPOSITORY)));
  }

  private void tellNext(List<String> commands) {
    session.terminal().out().println();
    session.tell("new-game.next");
    session.print(commands.stream().map(command -> "  " + command).toList());
  }
}
