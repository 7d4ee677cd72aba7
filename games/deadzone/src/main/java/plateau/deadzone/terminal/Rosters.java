package plateau.deadzone.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.view.FigureSeen;
import plateau.deadzone.view.SideSeen;
import plateau.kernel.words.Words;
import plateau.terminal.Columns;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** Both strike teams side by side: who is where, and in what state. */
final class Rosters {

  private static final int GAP = 2;
  private static final int NARROWEST = 36;
  private static final int CUBE = 5;
  private static final int SIGN = 3;

  private final Position position;
  private final Words words;
  private final Page page;

  Rosters(Position position, Words words, Page page) {
    this.position = position;
    this.words = words;
    this.page = page;
  }

  List<String> lines() {
    int width = (page.width() - GAP) / 2;
    if (width >= NARROWEST) {
      return Columns.beside(side(0, width), width + GAP, side(1, width));
    }
    List<String> lines = side(0, page.width());
    lines.addAll(side(1, page.width()));
    return lines;
  }

  private List<String> side(int side, int width) {
    SideSeen seen = position.view().sides().get(side);
    String title =
        words.say(
            seen.cards().isPresent() ? "board.side-of-jade" : "board.side",
            "side",
            seen.side(),
            "team",
            seen.team(),
            "points",
            seen.points());
    List<String> lines = new ArrayList<>(Wrapping.lines(title, width, "", "  "));
    lines.replaceAll(line -> page.ink().paint(Style.BOLD, line));
    int name = position.side(side).stream().mapToInt(one -> nameOf(one).length()).max().orElse(0);
    position.side(side).forEach(soldier -> lines.addAll(row(soldier, name, width)));
    return lines;
  }

  private String nameOf(Soldier soldier) {
    return words.name(soldier.seen().figure());
  }

  private List<String> row(Soldier soldier, int name, int width) {
    FigureSeen seen = soldier.seen();
    String sign = soldier.sign().text();
    String place = seen.cube().orElse(words.say(seen.dead() ? "board.dead" : "board.off"));
    if (seen.dead()) {
      String line = Ink.padded(sign, SIGN) + Ink.padded(nameOf(soldier), name + 1) + place;
      return List.of(page.ink().paint(Style.FAINT, line));
    }
    String label =
        Ink.padded(page.ink().paint(soldier.sign().style(), sign), SIGN)
            + Ink.padded(nameOf(soldier), name + 1)
            + Ink.padded(place, CUBE);
    String indent = " ".repeat(SIGN + 2);
    return Wrapping.lines(String.join(", ", state(soldier)), width, label, indent);
  }

  private List<String> state(Soldier soldier) {
    FigureSeen seen = soldier.seen();
    List<String> state = new ArrayList<>();
    if (seen.damage() > 0) {
      state.add(words.say("board.hurt", "damage", seen.damage(), "size", soldier.type().size()));
    }
    if (seen.pinned()) {
      state.add(words.say("board.pinned"));
    }
    if (seen.reloading()) {
      state.add(words.say("board.reloading"));
    }
    seen.item().ifPresent(item -> state.add(words.name(item)));
    return state;
  }
}
