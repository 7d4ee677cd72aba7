package plateau.deadzone.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.map.MapReader;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.roster.TeamReader;
import plateau.deadzone.view.SkirmishView;
import plateau.deadzone.view.WholeView;
import plateau.kernel.journal.Entry;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Words;
import plateau.terminal.Page;
import plateau.terminal.TextBoard;
import plateau.terminal.Wrapping;

/**
 * The board of Deadzone: its levels, how the skirmish stands, and both strike teams. Its words
 * stand in the message files beside this class.
 */
public final class DeadzoneBoard implements TextBoard {

  private static final String MAP = "map";
  private static final String TEAM = "team";

  private final DeadzoneGame game = new DeadzoneGame();
  private @Nullable Battlefield known;

  @Override
  public String game() {
    return DeadzoneGame.ID;
  }

  @Override
  public List<String> draw(Object view, Page page) {
    Words words = wordsOf(page);
    Position position = position(view);
    List<String> lines = new ArrayList<>(new Levels(words, page).lines(position.scenery()));
    lines.add("");
    lines.addAll(new Rosters(position, words, page).lines());
    lines.add("");
    lines.addAll(new Situation(position, words, page).lines());
    return lines;
  }

  @Override
  public List<String> moves(Object view, List<String> moves, Outlook outlook, Page page) {
    List<Command> commands =
        moves.stream().map(move -> game.notation().read(move).orElseThrow()).toList();
    return new Orders(position(view), commands, outlook, wordsOf(page), page).lines();
  }

  /** Figures by their signs and names, and cubes: as places to deploy in, or to move to. */
  @Override
  public Map<String, String> called(Object view, Page page) {
    Position position = position(view);
    Words words = wordsOf(page);
    Map<String, String> called = new LinkedHashMap<>();
    Stream.of(0, 1)
        .flatMap(side -> position.side(side).stream())
        .forEach(
            soldier -> {
              called.put(soldier.sign().text(), soldier.thing());
              called.put(words.name(soldier.seen().figure()), soldier.thing());
            });
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      int at = cube;
      position
          .going(cube)
          .ifPresent(move -> called.put(Cube.name(at), game.notation().write(move)));
    }
    return called;
  }

  @Override
  public Optional<List<String>> story(List<Entry> entries, Page page) {
    return Optional.of(new Story(page).lines(entries));
  }

  /** Who sees a figure, and whom it sees. */
  @Override
  public Optional<List<String>> look(Object view, String what, Page page) {
    return Optional.of(new SightReport(position(view), wordsOf(page), page).of(what));
  }

  @Override
  public List<String> told(String kind, String name, String text, Page page) {
    Words words = wordsOf(page);
    return switch (kind) {
      case TEAM -> new TeamReport(TeamReader.read(name, text), words, page).lines(name);
      case MAP -> Wrapping.lines(map(name, MapReader.read(name, text), words), page.width());
      default -> TextBoard.super.told(kind, name, text, page);
    };
  }

  private static String map(String name, SkirmishMap map, Words words) {
    int cubes = map.terrain().standable().size();
    return words.say("map.sound", "file", name, "map", map, "cubes", cubes);
  }

  /** A map before anybody has come. */
  @Override
  public Optional<List<String>> picture(String kind, String text, Page page) {
    return kind.equals(MAP)
        ? Optional.of(new Levels(wordsOf(page), page).lines(Scenery.of(MapReader.read(kind, text))))
        : Optional.empty();
  }

  private Position position(Object view) {
    SkirmishView seen = view instanceof WholeView whole ? whole.table() : (SkirmishView) view;
    return new Position(seen, field(seen.rules().map()));
  }

  // What is worked out from a map takes a while, and a board shows one map again and again.
  private Battlefield field(SkirmishMap map) {
    Battlefield field = known;
    if (field == null || !field.map().equals(map)) {
      field = new Battlefield(map);
      known = field;
    }
    return field;
  }

  private static Words wordsOf(Page page) {
    return Words.in(page.words().language(), DeadzoneGame.class, DeadzoneBoard.class);
  }
}
