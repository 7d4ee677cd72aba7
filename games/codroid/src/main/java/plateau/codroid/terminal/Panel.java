package plateau.codroid.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.Pawn;
import plateau.codroid.rules.Place;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Style;

/** What stands beside the loop: tracks, market, hospital and the count of all robots. */
final class Panel {

  static final int WIDTH = 26;

  private static final int LABEL = 12;
  private static final int HIGHEST_CRISIS = 2;
  private static final String FULL = "■";
  private static final String FREE = "□";

  private final CodroidView view;
  private final Words words;
  private final Ink ink;

  Panel(CodroidView view, Words words, Ink ink) {
    this.view = view;
    this.words = words;
    this.ink = ink;
  }

  /** One block below the other. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (List<String> block : blocks()) {
      if (!lines.isEmpty()) {
        lines.add("");
      }
      lines.addAll(block);
    }
    return lines;
  }

  /** The blocks side by side. */
  List<String> rows() {
    List<List<String>> blocks = blocks();
    int height = blocks.stream().mapToInt(List::size).max().orElse(0);
    List<String> rows = new ArrayList<>();
    for (int from = 0; from < blocks.size(); from += 2) {
      for (int y = 0; y < height; y++) {
        String left = lineOf(blocks.get(from), y);
        String right = lineOf(blocks.get(from + 1), y);
        if (!left.isEmpty() || !right.isEmpty()) {
          rows.add((Ink.padded(left, WIDTH + 4) + right).stripTrailing());
        }
      }
    }
    return rows;
  }

  private static String lineOf(List<String> block, int y) {
    return y < block.size() ? block.get(y) : "";
  }

  private List<List<String>> blocks() {
    return List.of(tracks(), market(), hospital(), robots());
  }

  private List<String> tracks() {
    int round = Math.min(view.round(), view.rounds());
    return List.of(
        title("board.round", round + "/" + view.rounds()),
        " " + track(round, view.rounds()),
        fact("board.crisis", track(view.crisis(), HIGHEST_CRISIS) + " " + view.crisis()),
        fact("board.points", Integer.toString(view.pointsLeft())),
        fact("board.trust", Integer.toString(view.trustBank())));
  }

  private List<String> market() {
    List<String> lines = new ArrayList<>();
    lines.add(title("label.market", ""));
    for (Place zone : List.of(Place.MARKET_1, Place.MARKET_2)) {
      Robots robots = Robots.in(view, zone);
      lines.add(fact("board." + zone.id(), Segment.painted(robots.room(words), ink)));
      lines.add(" ".repeat(LABEL) + Segment.painted(robots.kinds(words, WIDTH - LABEL), ink));
    }
    return lines;
  }

  private List<String> hospital() {
    int beds = view.extraRowOpen() ? view.beds() + 1 : view.beds();
    int patients = view.hospital().stream().mapToInt(Integer::intValue).sum();
    List<String> lines = new ArrayList<>();
    lines.add(title("label.hospital", patients + "/" + 3 * beds));
    for (int column = 0; column < 3; column++) {
      int sick = view.hospital().get(column);
      lines.add(" " + "ABC".charAt(column) + " " + track(sick, beds) + " " + sick + "/" + beds);
    }
    lines.add(
        ink.paint(
            Style.FAINT,
            " " + words.say(view.extraRowOpen() ? "board.row-open" : "board.row-closed")));
    return lines;
  }

  private List<String> robots() {
    List<String> lines = new ArrayList<>();
    lines.add(title("board.robots", Integer.toString(onBoard().total())));
    for (Pawn pawn : Pawn.values()) {
      int count = onBoard().counts().get(pawn.ordinal());
      String goal = pawn == Pawn.CURED ? words.say("board.goal") : "";
      String letter = ink.paint(Robots.styleOf(pawn.ordinal()), Robots.letterOf(pawn, words));
      String name = Ink.padded(words.say("series." + pawn.id()), LABEL - 2);
      lines.add(" " + letter + " " + name + "%3d".formatted(count) + goal);
    }
    lines.add(
        ink.paint(
            Style.FAINT,
            " "
                + words.say(
                    "board.traffic", "arrived", view.arrived(), "scrapped", view.scrapped())));
    return lines;
  }

  private Robots onBoard() {
    List<Integer> totals = new ArrayList<>();
    for (int kind = 0; kind < Pawn.values().length; kind++) {
      int at = kind;
      totals.add(view.places().values().stream().mapToInt(counts -> counts.get(at)).sum());
    }
    return new Robots(totals, 0, false);
  }

  private String title(String key, String value) {
    return ink.paint(Style.BOLD, (words.say(key) + " " + value).strip());
  }

  private String fact(String key, String value) {
    return Ink.padded(" " + words.say(key), LABEL) + value;
  }

  private String track(int full, int all) {
    return FULL.repeat(full) + ink.paint(Style.FAINT, FREE.repeat(Math.max(0, all - full)));
  }
}
