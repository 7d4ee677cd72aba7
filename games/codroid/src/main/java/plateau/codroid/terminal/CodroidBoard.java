package plateau.codroid.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.codroid.CodroidGame;
import plateau.codroid.rules.CodroidView;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.TextBoard;

/**
 * The board of Codroid. On a wide screen the panel stands beside the loop of houses, on a narrower
 * one below it; on a very narrow one the places stand in a list. Its words stand in the message
 * files beside this class.
 */
public final class CodroidBoard implements TextBoard {

  private static final int GAP = 1;

  @Override
  public String game() {
    return CodroidGame.ID;
  }

  @Override
  public List<String> draw(Object view, Page page) {
    CodroidView position = (CodroidView) view;
    Words words = Words.in(page.words().language(), CodroidGame.class, CodroidBoard.class);
    Panel panel = new Panel(position, words, page.ink());
    List<String> lines = new ArrayList<>();
    if (page.width() >= Loop.WIDTH + GAP + Panel.WIDTH) {
      lines.addAll(beside(new Loop(position, words).lines(page.ink()), panel.lines()));
    } else if (page.width() >= Loop.WIDTH) {
      lines.addAll(new Loop(position, words).lines(page.ink()));
      lines.addAll(panel.rows());
    } else {
      lines.addAll(new PlaceList(position, words, page.ink()).lines());
      lines.addAll(panel.rows());
    }
    lines.add("");
    lines.addAll(new Cards(position, words, page).lines());
    return lines;
  }

  /** Cards by their names. */
  @Override
  public Map<String, String> called(Object view, Page page) {
    CodroidView position = (CodroidView) view;
    Words words = Words.in(page.words().language(), CodroidGame.class);
    Map<String, String> called = new LinkedHashMap<>();
    position.taken().forEach(card -> called.put(words.name(card), "taken." + card.id()));
    position.outOfReach().forEach(card -> called.put(words.name(card), "outOfReach." + card.id()));
    return called;
  }

  private static List<String> beside(List<String> loop, List<String> panel) {
    List<String> lines = new ArrayList<>();
    for (int y = 0; y < Math.max(loop.size(), panel.size()); y++) {
      String left = y < loop.size() ? loop.get(y) : "";
      String right = y < panel.size() ? panel.get(y) : "";
      lines.add((Ink.padded(left, Loop.WIDTH + GAP) + right).stripTrailing());
    }
    return lines;
  }
}
