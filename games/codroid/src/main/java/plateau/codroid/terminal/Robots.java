package plateau.codroid.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.Pawn;
import plateau.codroid.rules.Place;
import plateau.kernel.words.Words;
import plateau.terminal.Style;

/** The robots in a place: how many of each kind, and whether there is room for them. */
record Robots(List<Integer> counts, int slots, boolean isAtRisk) {

  private static final List<Style> STYLES =
      List.of(Style.GREEN, Style.YELLOW, Style.RED, Style.CYAN);

  static Robots in(CodroidView view, Place place) {
    return new Robots(
        view.places().getOrDefault(place, List.of(0, 0, 0, 0)),
        place.slots(),
        view.atRisk().contains(place));
  }

  static Style styleOf(int kind) {
    return STYLES.get(kind);
  }

  int total() {
    return counts.stream().mapToInt(Integer::intValue).sum();
  }

  /** {@code 6/5 risk}: robots, slots, and a warning. */
  List<Segment> room(Words words) {
    List<Segment> segments = new ArrayList<>();
    segments.add(Segment.plain(total() + "/" + slots));
    if (isAtRisk) {
      segments.add(Segment.plain(" "));
      segments.add(new Segment(words.say("board.at-risk"), Style.ALARM));
    } else if (isCrowded()) {
      segments.add(new Segment(" " + words.say("board.crowded"), Style.YELLOW));
    }
    return segments;
  }

  /** {@code 4h 1i 1s}, squeezed into this width. */
  List<Segment> kinds(Words words, int width) {
    List<Segment> apart = kinds(words, " ");
    if (Segment.widthOf(apart) <= width) {
      return apart;
    }
    List<Segment> close = new ArrayList<>(kinds(words, ""));
    while (Segment.widthOf(close) > width) {
      close.removeLast();
      close.set(close.size() - 1, Segment.plain("…"));
    }
    return close;
  }

  private List<Segment> kinds(Words words, String separator) {
    List<Segment> segments = new ArrayList<>();
    for (Pawn pawn : Pawn.values()) {
      int count = counts.get(pawn.ordinal());
      if (count > 0) {
        if (!segments.isEmpty() && !separator.isEmpty()) {
          segments.add(Segment.plain(separator));
        }
        segments.add(new Segment(count + letterOf(pawn, words), styleOf(pawn.ordinal())));
      }
    }
    return segments.isEmpty() ? List.of(new Segment("–", Style.FAINT)) : segments;
  }

  static String letterOf(Pawn pawn, Words words) {
    return words.say("board.letter." + pawn.id());
  }

  private boolean isCrowded() {
    return total() > slots;
  }
}
