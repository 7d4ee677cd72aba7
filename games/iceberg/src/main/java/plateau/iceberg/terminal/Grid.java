package plateau.iceberg.terminal;

import java.util.List;
import plateau.iceberg.engine.AlienState;
import plateau.iceberg.engine.Contestant.Position;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.rules.IcebergView;
import plateau.iceberg.rules.IcebergView.AlienView;
import plateau.terminal.Canvas;
import plateau.terminal.Ink;
import plateau.terminal.Style;

/** The ice: two signs for each cell, with the numbers of rows and columns around it. */
final class Grid {

  private static final int CELL = 2;
  private static final int LABEL = 3;

  static final int WIDTH = LABEL + CELL * IceMap.SIZE;

  private static final String FREE = " ·";
  private static final String WALL = "██";
  private static final String ALIEN = "◆";
  private static final String CAPTURED = " ×";

  private final IcebergView view;
  private final Canvas canvas = new Canvas(WIDTH, IceMap.SIZE + 1);

  Grid(IcebergView view) {
    this.view = view;
  }

  List<String> lines(Ink ink) {
    drawNumbers();
    drawIce();
    view.aliens().forEach(this::drawAlien);
    for (int player = 0; player < view.agents().size(); player++) {
      drawAgents(player);
    }
    return canvas.lines(ink);
  }

  private void drawNumbers() {
    for (int i = 0; i < IceMap.SIZE; i++) {
      canvas.text(LABEL + CELL * i, 0, "%2d".formatted(i), Style.FAINT);
      canvas.text(0, i + 1, "%2d".formatted(i), Style.FAINT);
    }
  }

  private void drawIce() {
    for (int row = 0; row < IceMap.SIZE; row++) {
      for (int column = 0; column < IceMap.SIZE; column++) {
        boolean wall = view.walls().get(row).charAt(column) == 'X';
        draw(row, column, wall ? WALL : FREE, wall ? Style.NORMAL : Style.FAINT);
      }
    }
  }

  private void drawAlien(AlienView alien) {
    int row = alien.row();
    int column = alien.column();
    switch (alien.state()) {
      case WAITING ->
          draw(row, column, "%2d".formatted(alien.arrival() - view.round()), Style.YELLOW);
      case ON_ICE -> draw(row, column, onIce(alien), Style.GREEN);
      case CAPTURED -> draw(row, column, CAPTURED, Style.FAINT);
      case GONE -> draw(row, column, FREE, Style.FAINT);
    }
  }

  private static String onIce(AlienView alien) {
    return alien.captureProgress() == 0 ? " " + ALIEN : ALIEN + alien.captureProgress();
  }

  private void drawAgents(int player) {
    Agents agents = Agents.of(player);
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      Position at = view.agents().get(player).get(agent);
      String name = agents.name(agent);
      draw(at.row(), at.column(), isOnAlien(at) ? Agents.onAlien(name) : name, agents.style());
    }
  }

  private boolean isOnAlien(Position at) {
    return view.aliens().stream()
        .anyMatch(
            alien ->
                alien.state() == AlienState.ON_ICE
                    && alien.row() == at.row()
                    && alien.column() == at.column());
  }

  private void draw(int row, int column, String signs, Style style) {
    canvas.text(LABEL + CELL * column, row + 1, signs, style);
  }
}
