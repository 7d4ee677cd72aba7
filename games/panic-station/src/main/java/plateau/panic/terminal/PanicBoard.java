package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.journal.Entry;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Words;
import plateau.panic.PanicGame;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;
import plateau.panic.view.PanicView;
import plateau.panic.view.WholeView;
import plateau.terminal.Columns;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.TextBoard;
import plateau.terminal.Wrapping;

/**
 * The board of Panic Station: the map of the station, the table around it (beside the map where
 * there is space, else below it), the players, and what the seat knows that looks at it. It draws
 * nothing that is not in the view. Its words stand in the message files beside this class.
 */
public final class PanicBoard implements TextBoard {

  private static final int GAP = 2;

  /** The narrowest rooms for which the panel may stand beside the map. */
  private static final int COMFORTABLE = 12;

  private final PanicGame game = new PanicGame();

  @Override
  public String game() {
    return PanicGame.ID;
  }

  @Override
  public List<String> draw(Object view, Page page) {
    return draw(view, List.of(), page);
  }

  /** Characters with the colour of their player, one's cards, and what the station is made of. */
  @Override
  public Map<String, String> called(Object view, Page page) {
    PanicView seen = view instanceof WholeView whole ? whole.table() : (PanicView) view;
    Words words = wordsOf(page);
    Map<String, String> called = new LinkedHashMap<>();
    for (int i = 0; i < seen.station().size(); i++) {
      called.put(words.name(seen.station().get(i).card()), "station." + i);
    }
    for (int i = 0; i < seen.players().size(); i++) {
      for (Role role : Role.ALL) {
        String name = words.name(seen.players().get(i).colour()) + " " + words.name(role);
        called.put(name, "players." + i + "." + role.id());
      }
    }
    seen.own()
        .ifPresent(
            own ->
                own.hand().forEach(card -> called.put(words.name(card), "own.hand." + card.id())));
    return called;
  }

  @Override
  public List<String> draw(Object view, List<String> moves, Page page) {
    Words words = wordsOf(page);
    if (view instanceof WholeView whole) {
      List<String> lines = table(whole.table(), List.of(), words, page);
      lines.addAll(new Reveal(words, page).of(whole));
      return lines;
    }
    PanicView seen = (PanicView) view;
    List<String> lines = table(seen, read(moves), words, page);
    if (seen.outcome().isPresent()) {
      lines.addAll(new Reveal(words, page).of(seen));
    } else {
      lines.addAll(new Knowledge(seen, words, page).lines());
    }
    return lines;
  }

  @Override
  public List<String> moves(Object view, List<String> moves, Outlook outlook, Page page) {
    return new Choices((PanicView) view, moves, outlook, wordsOf(page), page).lines();
  }

  @Override
  public Optional<List<String>> story(List<Entry> entries, Page page) {
    return Optional.of(new Story(wordsOf(page), page).lines(entries));
  }

  private List<PanicMove> read(List<String> moves) {
    return moves.stream().map(move -> game.notation().read(move).orElseThrow()).toList();
  }

  private static Words wordsOf(Page page) {
    return Words.in(page.words().language(), PanicGame.class, PanicBoard.class);
  }

  private static List<String> table(PanicView view, List<PanicMove> moves, Words words, Page page) {
    List<String> lines = new ArrayList<>(station(view, new Ghosts(moves), words, page));
    lines.addAll(
        Wrapping.lines(page.ink().paint(Style.FAINT, words.say("board.key")), page.width()));
    lines.add("");
    lines.addAll(new PlayerTable(view, words, page).lines());
    lines.add("");
    return lines;
  }

  private static List<String> station(PanicView view, Ghosts ghosts, Words words, Page page) {
    Panel panel = new Panel(view, words, page.ink());
    StationMap beside =
        new StationMap(
            view, ghosts, words, Math.max(COMFORTABLE, page.width() - GAP - Panel.WIDTH));
    if (beside.pitch() >= COMFORTABLE && page.width() >= beside.width() + GAP + Panel.WIDTH) {
      return Columns.beside(beside.lines(page.ink()), beside.width() + GAP, panel.column());
    }
    StationMap above = new StationMap(view, ghosts, words, page.width());
    List<String> lines = new ArrayList<>(above.lines(page.ink()));
    lines.add("");
    lines.addAll(panel.row(page.width()));
    return lines;
  }
}
