package plateau.app.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Numbers;
import plateau.terminal.Page;
import plateau.terminal.Sheet;
import plateau.terminal.Wrapping;

/** A series for people: a line for each match, then a table of the players. */
final class ScoreboardPage {

  private static final int NAME = 30;
  private static final String SIDES = "<>>>>>>>>>";

  private final Scoreboard board;
  private final Page page;
  private final Words words;
  private final Numbers numbers;

  ScoreboardPage(Scoreboard board, Page page) {
    this.board = board;
    this.page = page;
    this.words = page.words();
    this.numbers = page.numbers();
  }

  List<String> lines() {
    int matches = board.matches().size();
    Sheet sheet = new Sheet(page).heading(words.say("game.name"));
    sheet.say("match.headline", "matches", matches, "seed", Long.toString(board.seed())).gap();
    board.matches().forEach(match -> sheet.lines(match(match)));
    sheet.gap().table(SIDES, head(sheet), board.players().stream().map(this::row).toList());
    return sheet.written();
  }

  private List<String> match(Played match) {
    String scores =
        match.seats().stream()
            .map(seat -> seat.name() + " " + seat.score())
            .collect(Collectors.joining(" – "));
    String label = "%3d  ".formatted(match.match());
    String indent = " ".repeat(label.length());
    List<String> lines =
        new ArrayList<>(
            Wrapping.lines(scores + " · " + result(match), page.width(), label, indent));
    for (Played.Seat seat : match.seats()) {
      seat.stop()
          .map(stop -> words.say("match.out", "name", seat.name(), "why", stop.told()))
          .ifPresent(told -> lines.addAll(Wrapping.lines(told, page.width(), indent, indent)));
    }
    return lines;
  }

  private String result(Played match) {
    return words.say("end." + match.result());
  }

  private static List<String> head(Sheet sheet) {
    return sheet.head(
        "match.player",
        "match.matches",
        "match.won",
        "match.drawn",
        "match.lost",
        "match.score",
        "match.ms",
        "match.longest",
        "match.cpu",
        "match.stops");
  }

  private List<String> row(Standing player) {
    return List.of(
        Ink.fitted(player.name(), NAME).stripTrailing(),
        numbers.whole(player.matches()),
        numbers.whole(player.won()),
        numbers.whole(player.drawn()),
        numbers.whole(player.lost()),
        numbers.decimal(player.score(), 1),
        numbers.decimal(player.msPerCall(), 1),
        numbers.whole(player.longestMs()),
        numbers.whole(player.cpuMs()),
        numbers.whole(player.stops()));
  }
}
