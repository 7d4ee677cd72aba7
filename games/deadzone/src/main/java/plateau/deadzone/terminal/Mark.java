package plateau.deadzone.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.Interior;
import plateau.terminal.Style;

/** What can be seen in a cube beside figures, the most important first. */
enum Mark {
  OBJECTIVE("*", Style.YELLOW),
  SMOKE("%", Style.BOLD),
  MINE("!", Style.RED),
  ITEM("i", Style.GREEN),
  COVER("c", Style.NORMAL),
  LADDER_UP("^", Style.NORMAL),
  LADDER_DOWN("v", Style.NORMAL);

  private final String sign;
  private final Style style;

  Mark(String sign, Style style) {
    this.sign = sign;
    this.style = style;
  }

  String sign() {
    return sign;
  }

  Style style() {
    return style;
  }

  static List<Mark> in(Scenery scenery, int cube) {
    List<Mark> marks = new ArrayList<>();
    for (Mark mark : values()) {
      if (mark.isIn(scenery, cube)) {
        marks.add(mark);
      }
    }
    return marks;
  }

  private boolean isIn(Scenery scenery, int cube) {
    return switch (this) {
      case OBJECTIVE -> scenery.objectives().contains(cube);
      case SMOKE -> scenery.smoke().contains(cube);
      case MINE -> scenery.mines().contains(cube);
      case ITEM -> scenery.items().contains(cube);
      case COVER -> scenery.terrain().interior(cube) == Interior.COVER;
      case LADDER_UP -> scenery.terrain().hasLadderUp(cube);
      case LADDER_DOWN ->
          Cube.below(cube) != Cube.NONE && scenery.terrain().hasLadderUp(Cube.below(cube));
    };
  }
}
