package plateau.iceberg.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.engine.Contestant.Position;
import plateau.iceberg.rules.IcebergView;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Words;
import plateau.terminal.Columns;
import plateau.terminal.Page;
import plateau.terminal.TextBoard;
import plateau.terminal.Wrapping;

/**
 * The board of Iceberg. On a wide screen the panel stands beside the ice, on a narrower one below
 * it; on a very narrow one the panel stands alone, for it names every cell. Its words stand in the
 * message files beside this class.
 */
public final class IcebergBoard implements TextBoard {

  private static final int GAP = 2;

  @Override
  public String game() {
    return IcebergGame.ID;
  }

  @Override
  public List<String> draw(Object view, Page page) {
    IcebergView position = (IcebergView) view;
    Words words = wordsOf(page);
    Panel panel = new Panel(position, words, page.ink());
    if (page.width() < Grid.WIDTH) {
      return panel.lines();
    }
    List<String> grid = new Grid(position).lines(page.ink());
    List<String> lines = new ArrayList<>();
    if (page.width() >= Grid.WIDTH + GAP + Panel.WIDTH) {
      lines.addAll(Columns.beside(grid, Grid.WIDTH + GAP, panel.lines()));
    } else {
      lines.addAll(grid);
      lines.add("");
      lines.addAll(panel.lines());
    }
    lines.add("");
    lines.addAll(Wrapping.lines(words.say("board.key"), page.width()));
    return lines;
  }

  @Override
  public List<String> moves(Object view, List<String> moves, Outlook outlook, Page page) {
    return new Moves(moves, wordsOf(page), page).lines();
  }

  /** Agents as they are written on the ice. */
  @Override
  public Map<String, String> called(Object view, Page page) {
    List<List<Position>> agents = ((IcebergView) view).agents();
    Map<String, String> called = new LinkedHashMap<>();
    for (int player = 0; player < agents.size(); player++) {
      for (int agent = 0; agent < agents.get(player).size(); agent++) {
        called.put(Agents.of(player).name(agent), "agents." + player + "." + agent);
      }
    }
    return called;
  }

  @Override
  public List<String> notes(Map<String, Object> notes, Page page) {
    return new TurnNotes(wordsOf(page)).lines(notes);
  }

  /** Maps are all that people write for Iceberg. */
  @Override
  public List<String> told(String kind, String name, String text, Page page) {
    return new MapReport(text, wordsOf(page), page.width()).lines(name);
  }

  private static Words wordsOf(Page page) {
    return Words.in(page.words().language(), IcebergGame.class, IcebergBoard.class);
  }
}
