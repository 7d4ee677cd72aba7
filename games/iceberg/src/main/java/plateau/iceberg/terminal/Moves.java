package plateau.iceberg.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.map.IceMap;
import plateau.kernel.words.Words;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** What a side can do now: up to 49 moves in a line for each agent, and what their signs mean. */
final class Moves {

  private final List<String> moves;
  private final Words words;
  private final Page page;

  Moves(List<String> moves, Words words, Page page) {
    this.moves = moves;
    this.words = words;
    this.page = page;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      String label = "  " + words.say("board.agent", "agent", agent) + "  ";
      lines.addAll(Wrapping.lines(of(agent), page.width(), label, " ".repeat(label.length())));
    }
    lines.addAll(
        Wrapping.lines(
            words.say(
                "board.moves-key",
                "move",
                ActionType.MOVE.cost(),
                "slide",
                ActionType.SLIDE.cost(),
                "push",
                ActionType.PUSH.cost()),
            page.width(),
            "  ",
            "  "));
    return lines;
  }

  private String of(int agent) {
    String kinds =
        ActionType.ALL.stream()
            .map(type -> of(agent, type))
            .filter(texts -> !texts.isEmpty())
            .collect(Collectors.joining(" · "));
    return kinds.isEmpty() ? "–" : kinds;
  }

  private String of(int agent, ActionType type) {
    String start = "" + type.letter() + agent;
    return moves.stream()
        .filter(move -> move.startsWith(start))
        .map(move -> page.ink().paint(Style.BOLD, move))
        .collect(Collectors.joining(" "));
  }
}
