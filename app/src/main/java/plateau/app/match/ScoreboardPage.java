package plateau.app.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Numbers;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** A series for people: a line for each match, then a table of the players. */
public final class ScoreboardPage {

  private static final int NAME = 30;
  private static final String ROW = "%s %7s %5s %5s %5s %8s %8s %8s %8s %4s";

  private final Scoreboard board;
  private final Page page;
  private final Words words;
  private final Numbers numbers;

  public ScoreboardPage(Scoreboard board, Page page) {
    this.board = board;
    this.page = page;
    this.words = page.words();
    this.numbers = page.numbers();
  }

  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(page.ink().paint(Style.HEADING, words.say("game.name")));
    lines.add(
        words.say(
            "match.headline",
            "matches",
            board.matches().size(),
            "seed",
            Long.toString(board.seed())));
    lines.add("");
    board.matches().forEach(match -> lines.addAll(match(match)));
    lines.add("");
    lines.add(page.ink().paint(Style.BOLD, head()));
    board.players().forEach(player -> lines.add(row(player)));
    return lines;
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

  private String head() {
    return ROW.formatted(
        Ink.padded(words.say("match.player"), NAME),
        words.say("match.matches"),
        words.say("match.won"),
        words.say("match.drawn"),
        words.say("match.lost"),
        words.say("match.score"),
        words.say("match.ms"),
        words.say("match.longest"),
        words.say("match.cpu"),
        words.say("match.stops"));
  }

  private String row(Standing player) {
    return ROW.formatted(
        Ink.fitted(player.name(), NAME),
        player.matches(),
        player.won(),
        player.drawn(),
        player.lost(),
        numbers.decimal(player.score(), 1),
        numbers.decimal(player.msPerCall(), 1),
        player.longestMs(),
        player.cpuMs(),
        player.stops());
  }
}
