package plateau.codroid.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.Place;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Style;

/** All places one below the other, for a screen that is too narrow for the loop. */
final class PlaceList {

  private static final int NAME = 17;
  private static final int ROOM = 12;
  private static final int KINDS = 16;

  private final CodroidView view;
  private final Words words;
  private final Ink ink;

  PlaceList(CodroidView view, Words words, Ink ink) {
    this.view = view;
    this.words = words;
    this.ink = ink;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (Place place : Place.ALL) {
      Robots robots = Robots.in(view, place);
      String name = words.name(place) + " " + Marks.of(view, place);
      lines.add(
          (Ink.padded(ink.paint(Style.BOLD, name.strip()), NAME)
                  + Ink.padded(Segment.painted(robots.room(words), ink), ROOM)
                  + Segment.painted(robots.kinds(words, KINDS), ink))
              .stripTrailing());
    }
    return lines;
  }
}
