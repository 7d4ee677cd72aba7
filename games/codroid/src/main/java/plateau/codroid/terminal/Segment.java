package plateau.codroid.terminal;

import java.util.List;
import java.util.stream.Collectors;
import plateau.terminal.Ink;
import plateau.terminal.Style;

/** A piece of a line with its style. */
record Segment(String text, Style style) {

  static Segment plain(String text) {
    return new Segment(text, Style.NORMAL);
  }

  static int widthOf(List<Segment> segments) {
    return segments.stream().mapToInt(segment -> segment.text().length()).sum();
  }

  static String painted(List<Segment> segments, Ink ink) {
    return segments.stream()
        .map(segment -> ink.paint(segment.style(), segment.text()))
        .collect(Collectors.joining());
  }
}
