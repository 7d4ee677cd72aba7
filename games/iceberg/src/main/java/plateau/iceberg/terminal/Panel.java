package plateau.iceberg.terminal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plateau.iceberg.engine.AlienState;
import plateau.iceberg.engine.Contestant.Position;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.rules.IcebergView;
import plateau.iceberg.rules.IcebergView.AlienView;
import plateau.iceberg.rules.Side;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Style;

/** What stands beside the ice: the round, the sides with their agents, and the aliens. */
final class Panel {

  static final int WIDTH = 45;

  private static final int SIDE = 22;
  private static final int MOST_ALIENS = 16;

  private final IcebergView view;
  private final Words words;
  private final Ink ink;

  Panel(IcebergView view, Words words, Ink ink) {
    this.view = view;
    this.words = words;
    this.ink = ink;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(ink.paint(Style.BOLD, round()));
    lines.add("");
    lines.add(Ink.padded(score(0), SIDE) + score(1));
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      lines.add((Ink.padded(agent(0, agent), SIDE) + agent(1, agent)).stripTrailing());
    }
    lines.add("");
    lines.addAll(aliens());
    return lines;
  }

  private String round() {
    return isOver()
        ? words.say("board.over")
        : words.say("board.round", "round", view.round(), "side", Side.ALL.get(view.player()));
  }

  private boolean isOver() {
    return view.player() < 0;
  }

  private String score(int player) {
    String text =
        words.say("board.score", "side", Side.ALL.get(player), "score", view.scores().get(player));
    return ink.paint(Agents.of(player).style(), text);
  }

  // Only the side whose turn it is has points to spend.
  private String agent(int player, int agent) {
    Agents agents = Agents.of(player);
    Position at = view.agents().get(player).get(agent);
    String left =
        view.player() == player
            ? words.say("board.points", "points", view.points().get(agent))
            : "";
    String name = ink.paint(agents.style(), agents.name(agent));
    return name + " " + Ink.padded(cell(at.row(), at.column()), 8) + " " + left;
  }

  private List<String> aliens() {
    List<AlienView> shown =
        view.aliens().stream()
            .filter(alien -> isVisitor(alien.state()))
            .sorted(
                Comparator.comparing(AlienView::state, Comparator.reverseOrder())
                    .thenComparingInt(AlienView::arrival))
            .toList();
    List<String> lines = new ArrayList<>();
    lines.add(
        ink.paint(
            Style.BOLD,
            words.say(
                "board.aliens",
                "captured",
                count(AlienState.CAPTURED),
                "gone",
                count(AlienState.GONE))));
    if (!shown.isEmpty()) {
      lines.add(ink.paint(Style.FAINT, words.say("board.aliens-head")));
    }
    shown.stream().limit(MOST_ALIENS).map(this::alien).forEach(lines::add);
    if (shown.size() > MOST_ALIENS) {
      lines.add(words.say("board.aliens-more", "count", shown.size() - MOST_ALIENS));
    }
    return lines;
  }

  private static boolean isVisitor(AlienState state) {
    return state == AlienState.ON_ICE || state == AlienState.WAITING;
  }

  private int count(AlienState state) {
    return (int) view.aliens().stream().filter(alien -> alien.state() == state).count();
  }

  // An alien is there in the rounds from its arrival to the last before its departure.
  private String alien(AlienView alien) {
    boolean present = alien.state() == AlienState.ON_ICE;
    long last = (long) alien.arrival() + alien.duration() - 1;
    String facts =
        "%s %s %6d %5d–%-4s"
            .formatted(
                present ? "◆" : " ",
                Ink.padded(cell(alien.row(), alien.column()), 8),
                alien.points(),
                alien.arrival(),
                last < IceMap.ROUNDS ? last : words.say("board.end"));
    String progress = words.say("board.progress", "progress", alien.captureProgress());
    return present
        ? ink.paint(Style.GREEN, facts) + " " + (alien.captureProgress() > 0 ? progress : "")
        : ink.paint(Style.YELLOW, facts).stripTrailing();
  }

  private static String cell(int row, int column) {
    return "(" + row + ", " + column + ")";
  }
}
