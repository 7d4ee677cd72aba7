package plateau.panic.terminal;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.kernel.words.Words;
import plateau.panic.station.Cell;
import plateau.panic.view.LaidCard;
import plateau.panic.view.PanicView;
import plateau.terminal.Canvas;
import plateau.terminal.Ink;
import plateau.terminal.Style;

/**
 * The station from above, north at the top, with the numbers of columns and rows around it. Rooms
 * get narrower, and their names shorter, where the station is wide. Doors of neighbours share their
 * wall.
 */
final class StationMap {

  private static final int LABEL = 3;
  private static final int GHOST_LINES = 2;
  private static final int WIDEST = 13;
  private static final int NARROWEST = 4;

  private final PanicView view;
  private final Words words;
  private final Ghosts ghosts;
  private final Plan plan;
  private final int west;
  private final int north;
  private final int columns;

  /** Columns from one room to the next, its wall included. */
  private final int pitch;

  /** For each row its height between the walls. */
  private final int[] heights;

  StationMap(PanicView view, Ghosts ghosts, Words words, int width) {
    this.view = view;
    this.words = words;
    this.ghosts = ghosts;
    plan = new Plan(view);
    int from = xs().min().orElse(0);
    int all = xs().max().orElse(0) - from + 1;
    columns = Math.clamp((width - LABEL - 1) / NARROWEST, 1, all);
    // A station that is wider than the screen is shown around the reactor.
    west = from + Math.clamp(-from - columns / 2, 0, all - columns);
    pitch = Math.min(WIDEST, (width - LABEL - 1) / columns);
    north = ys().min().orElse(0);
    heights = new int[ys().max().orElse(0) - north + 1];
    for (int row = 0; row < heights.length; row++) {
      heights[row] = height(north + row);
    }
  }

  int pitch() {
    return pitch;
  }

  int width() {
    return LABEL + columns * pitch + 1;
  }

  private IntStream xs() {
    return cells().mapToInt(Cell::x);
  }

  private IntStream ys() {
    return cells().mapToInt(Cell::y);
  }

  private Stream<Integer> cells() {
    return Stream.concat(
        view.station().stream().map(laid -> Cell.at(laid.x(), laid.y())), ghosts.cells().stream());
  }

  private int height(int y) {
    return view.station().stream()
        .filter(laid -> laid.y() == y)
        .mapToInt(laid -> picture(laid).height(pitch - 1))
        .max()
        .orElse(GHOST_LINES);
  }

  private CardPicture picture(LaidCard laid) {
    return new CardPicture(laid, new Occupants(view, words)::in, view.doorsOpen(), words);
  }

  List<String> lines(Ink ink) {
    int bottom = IntStream.of(heights).map(height -> height + 1).sum() + 1;
    Canvas canvas = new Canvas(width(), bottom + 1);
    drawNumbers(canvas);
    view.station().stream().filter(laid -> isShown(laid.x())).forEach(laid -> draw(canvas, laid));
    ghosts.cells().stream()
        .filter(cell -> isShown(Cell.x(cell)))
        .forEach(cell -> drawGhost(canvas, cell));
    return canvas.lines(ink);
  }

  private boolean isShown(int x) {
    return x >= west && x < west + columns;
  }

  private void drawNumbers(Canvas canvas) {
    for (int column = 0; column < columns; column++) {
      String number = Integer.toString(west + column);
      canvas.text(centred(number, west + column), 0, number, Style.FAINT);
    }
    for (int row = 0; row < heights.length; row++) {
      canvas.text(0, top(north + row) + 2, "%2d".formatted(north + row), Style.FAINT);
    }
  }

  private void draw(Canvas canvas, LaidCard laid) {
    picture(laid)
        .draw(
            canvas,
            left(laid.x()),
            top(laid.y()),
            pitch - 1,
            heights[laid.y() - north],
            side -> plan.doorway(laid, side));
  }

  private void drawGhost(Canvas canvas, int cell) {
    int line = top(Cell.y(cell)) + 1;
    for (String number : ghosts.numbers(cell)) {
      canvas.text(centred(number, Cell.x(cell)), line, number, Style.CYAN);
      line++;
    }
  }

  private int centred(String number, int x) {
    return left(x) + (pitch + 1 - number.length()) / 2;
  }

  private int left(int x) {
    return LABEL + (x - west) * pitch;
  }

  // The numbers of the columns are above the first row.
  private int top(int y) {
    return 1 + IntStream.range(0, y - north).map(row -> heights[row] + 1).sum();
  }
}
