package plateau.app.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.TextBoard;
import plateau.terminal.Wrapping;

/** What was noted at a step beside the match: what the game wants told, the time, a fault. */
final class Notes {

  private static final String INDENT = "    ";

  private final TextBoard board;
  private final Page page;

  Notes(TextBoard board, Page page) {
    this.board = board;
    this.page = page;
  }

  List<String> lines(Map<String, Object> note) {
    Map<String, Object> ofTheGame = new TreeMap<>(note);
    ofTheGame.keySet().removeAll(List.of("ms", "cpuMs", "fault"));
    List<String> facts = new ArrayList<>(board.notes(ofTheGame, page));
    if (note.containsKey("fault")) {
      facts.add(page.words().say("noted.fault." + note.get("fault")));
    }
    if (note.get("ms") instanceof Number ms) {
      facts.add(time(ms, note));
    }
    return facts.stream()
        .flatMap(fact -> Wrapping.lines(fact, page.width(), INDENT, INDENT + "  ").stream())
        .map(line -> page.ink().paint(Style.FAINT, line))
        .toList();
  }

  private String time(Number ms, Map<String, Object> note) {
    return note.get("cpuMs") instanceof Number cpu
        ? page.words().say("noted.time-and-cpu", "ms", ms, "cpu", cpu)
        : page.words().say("noted.time", "ms", ms);
  }
}
