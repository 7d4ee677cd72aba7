package plateau.codroid.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.Measure;
import plateau.codroid.rules.Pawn;
import plateau.kernel.words.Words;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** The measure cards below the board, and the key to its signs. */
final class Cards {

  private final CodroidView view;
  private final Words words;
  private final Page page;

  Cards(CodroidView view, Words words, Page page) {
    this.view = view;
    this.words = words;
    this.page = page;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.addAll(row("board.in-force", Style.GREEN, view.inForce(), words::name));
    List<Measure> fresh = new ArrayList<>(view.taken());
    fresh.removeAll(view.inForce());
    lines.addAll(row("board.from-next-turn", Style.YELLOW, fresh, words::name));
    lines.addAll(row("board.out-of-reach", Style.FAINT, view.outOfReach(), this::withCost));
    lines.addAll(key());
    return lines;
  }

  private List<String> row(
      String key, Style style, List<Measure> cards, Function<Measure, String> naming) {
    if (cards.isEmpty()) {
      return List.of();
    }
    String names = String.join(" · ", cards.stream().map(naming).toList());
    String label = page.ink().paint(style, words.say(key)) + " ";
    return Wrapping.lines(names, page.width(), label, "  ");
  }

  private String withCost(Measure card) {
    return words.name(card) + "\u00a0(" + card.cost() + ")";
  }

  private List<String> key() {
    List<String> kinds = new ArrayList<>();
    for (Pawn pawn : Pawn.values()) {
      kinds.add(Robots.letterOf(pawn, words) + " " + words.name(pawn));
    }
    String signs =
        words.say(
            "board.key",
            "kinds",
            kinds,
            "marker",
            Marks.RETURN_MARKER,
            "station",
            Marks.CLOSED_STATION);
    return Wrapping.lines(signs, page.width()).stream()
        .map(line -> page.ink().paint(Style.FAINT, line))
        .toList();
  }
}
