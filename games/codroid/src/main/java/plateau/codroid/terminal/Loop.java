package plateau.codroid.terminal;

import java.util.List;
import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.Place;
import plateau.kernel.words.Words;
import plateau.terminal.Canvas;
import plateau.terminal.Ink;
import plateau.terminal.Style;

/**
 * The houses in their loop, clockwise from the top left, with the public places and the academy
 * inside (§2.7).
 */
final class Loop {

  static final int WIDTH = 73;

  private static final int HEIGHT = 21;
  private static final int CELL = 4;
  private static final int NARROW = 12;
  private static final int WIDE = 18;

  private static final List<Place> TOP =
      List.of(Place.RING_1, Place.CRATER_2, Place.GAS_1, Place.RING_2, Place.CRATER_3, Place.GAS_2);
  private static final List<Place> RIGHT = List.of(Place.RING_3, Place.GAS_3, Place.CRATER_4);
  private static final List<Place> BOTTOM =
      List.of(Place.RING_5, Place.GAS_4, Place.CRATER_5, Place.RING_4);
  private static final List<Place> LEFT = List.of(Place.CRATER_1, Place.GAS_5, Place.CRATER_6);

  private final CodroidView view;
  private final Words words;
  private final Canvas canvas = new Canvas(WIDTH, HEIGHT);

  Loop(CodroidView view, Words words) {
    this.view = view;
    this.words = words;
  }

  List<String> lines(Ink ink) {
    drawHouses();
    drawInside();
    drawArrows();
    return canvas.lines(ink);
  }

  private void drawHouses() {
    for (int i = 0; i < TOP.size(); i++) {
      cell(TOP.get(i), i * NARROW, 0, NARROW + 1);
    }
    for (int i = 0; i < LEFT.size(); i++) {
      cell(LEFT.get(i), 0, (i + 1) * CELL, NARROW + 1);
      cell(RIGHT.get(i), WIDTH - NARROW - 1, (i + 1) * CELL, NARROW + 1);
    }
    for (int i = 0; i < BOTTOM.size(); i++) {
      cell(BOTTOM.get(i), i * WIDE, HEIGHT - 1 - CELL, WIDE + 1);
    }
  }

  private void drawInside() {
    cell(Place.BAR, 14, 5, 15);
    cell(Place.CINEMA, 44, 5, 15);
    cell(Place.ACADEMY, 29, 8, 15);
    cell(Place.RESTAURANT, 14, 11, 15);
    cell(Place.MEDIA_LIBRARY, 44, 11, 15);
  }

  // Public places lead to each other clockwise, like the houses.
  private void drawArrows() {
    canvas.text(34, 6, "──▶", Style.FAINT);
    canvas.text(34, 14, "◀──", Style.FAINT);
    canvas.text(21, 10, "▲", Style.FAINT);
    canvas.text(51, 10, "▼", Style.FAINT);
  }

  private void cell(Place place, int x, int y, int width) {
    canvas.box(x, y, width, CELL + 1);
    int inner = width - 2;
    Robots robots = Robots.in(view, place);
    String marks = Marks.of(view, place);
    canvas.text(x + 1, y + 1, name(place), Style.BOLD);
    canvas.text(x + 1 + inner - marks.length(), y + 1, marks, Style.HEADING);
    write(x + 1, y + 2, robots.room(words));
    write(x + 1, y + 3, robots.kinds(words, inner));
    if (!place.isHouse()) {
      type(place, x + 2, y + CELL);
    }
  }

  private String name(Place place) {
    return place == Place.ACADEMY ? words.say("board.academy") : words.name(place);
  }

  // A house says its type in its name; a public place says it on its lower edge.
  private void type(Place place, int x, int y) {
    place.type().ifPresent(type -> canvas.text(x, y, " " + words.name(type) + " ", Style.FAINT));
  }

  private void write(int x, int y, List<Segment> segments) {
    int at = x;
    for (Segment segment : segments) {
      canvas.text(at, y, segment.text(), segment.style());
      at += segment.text().length();
    }
  }
}
