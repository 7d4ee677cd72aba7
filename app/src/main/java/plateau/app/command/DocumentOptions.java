package plateau.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Option;
import plateau.app.session.TextFile;
import plateau.kernel.Game;
import plateau.kernel.Option.Ready;
import plateau.kernel.Option.Text;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/**
 * {@code --map}, {@code --team} and {@code --mission}: a file with what somebody wrote for a game,
 * or the id of something that comes with it. Where the game has several options for the same kind
 * of text, such as a team for each side, they are filled in turn.
 */
public final class DocumentOptions {

  static final String MAP = "map";
  private static final String TEAM = "team";
  private static final String MISSION = "mission";

  private static final String ID = "[a-z0-9]+(-[a-z0-9]+)*";
  private static final String NUMBER = "[1-9][0-9]{0,17}";

  @Option(names = "--map", paramLabel = "${bundle:label.map}", descriptionKey = "map")
  List<String> maps = List.of();

  @Option(names = "--team", paramLabel = "${bundle:label.team}", descriptionKey = "team")
  List<String> teams = List.of();

  @Option(names = "--mission", paramLabel = "${bundle:label.mission}", descriptionKey = "mission")
  List<String> missions = List.of();

  /** The options of a match with these among them. */
  public Map<String, String> addedTo(Map<String, String> options, Game<?, ?> game) {
    return addedTo(options, game, 0);
  }

  /** The same for a match of a series: what goes by numbers goes on from match to match. */
  public Map<String, String> addedTo(Map<String, String> options, Game<?, ?> game, int match) {
    Map<String, String> all = new TreeMap<>(options);
    add(MAP, maps, game, match, all);
    add(TEAM, teams, game, match, all);
    add(MISSION, missions, game, match, all);
    return all;
  }

  /** As they were typed, behind a command. */
  public String asTyped() {
    StringBuilder typed = new StringBuilder();
    maps.forEach(map -> typed.append(" --map ").append(map));
    teams.forEach(team -> typed.append(" --team ").append(team));
    missions.forEach(mission -> typed.append(" --mission ").append(mission));
    return typed.toString();
  }

  private static void add(
      String id, List<String> given, Game<?, ?> game, int match, Map<String, String> all) {
    if (given.isEmpty()) {
      return;
    }
    DocumentKind kind = kind(id, game);
    int most = kind.options().size();
    if (given.size() > most) {
      throw new Problem(
          Message.of(
              "argument.too-many", "option", "--" + id, "count", given.size(), "most", most));
    }
    for (int i = 0; i < given.size(); i++) {
      String option = kind.options().get(i);
      if (all.put(option, value(kind, given.get(i), game, match)) != null) {
        throw new Problem(Message.of("argument.option-twice", "name", option));
      }
    }
  }

  /** The map that somebody named, as a set-up carries it. */
  public static String map(String given, Game<?, ?> game) {
    return value(kind(MAP, game), given, game, 0);
  }

  private static DocumentKind kind(String id, Game<?, ?> game) {
    return game.documents().stream()
        .filter(kind -> kind.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new Problem(
                    Message.of("argument.none", "game", game.info().id(), "option", "--" + id)));
  }

  private static String value(DocumentKind kind, String given, Game<?, ?> game, int match) {
    List<Ready> ready =
        game.info()
            .option(kind.options().getFirst())
            .filter(Text.class::isInstance)
            .map(option -> ((Text) option).ready())
            .orElse(List.of());
    return ready.stream()
        .flatMap(one -> named(one, given, match).stream())
        .findFirst()
        .orElseGet(() -> kind.read(given, written(kind, given, ready)));
  }

  private static Optional<String> named(Ready ready, String given, int match) {
    String id = ready.thing().id();
    if (given.equals(id)) {
      return Optional.of(id);
    }
    if (ready.highest() == 0 || !given.startsWith(id + ":")) {
      return Optional.empty();
    }
    String number = given.substring(id.length() + 1);
    if (!number.matches(NUMBER)) {
      throw new Problem(Message.of("argument.ready-number", "given", given, "id", id));
    }
    return Optional.of(id + ":" + (Long.parseLong(number) + match));
  }

  private static String written(DocumentKind kind, String given, List<Ready> ready) {
    Path file = TextFile.path(given);
    if (given.matches(ID) && !Files.exists(file)) {
      List<String> known = ready.stream().map(one -> one.thing().id()).toList();
      throw new Problem(
          Message.of(
              "argument.no-file",
              "given",
              given,
              "option",
              "--" + kind.id(),
              "known",
              known,
              "hint",
              Nearest.hint(given, known)));
    }
    return TextFile.read(file);
  }
}
