package plateau.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.kernel.tabletop.Card;
import plateau.kernel.tabletop.Cell;
import plateau.kernel.tabletop.Counter;
import plateau.kernel.tabletop.Dealt;
import plateau.kernel.tabletop.Die;
import plateau.kernel.tabletop.FaceDown;
import plateau.kernel.tabletop.Figure;
import plateau.kernel.tabletop.Grid;
import plateau.kernel.tabletop.Ground;
import plateau.kernel.tabletop.Hand;
import plateau.kernel.tabletop.Item;
import plateau.kernel.tabletop.Labels;
import plateau.kernel.tabletop.Pile;
import plateau.kernel.tabletop.Track;

/** Things on a table in a line of text each. */
final class ItemWords {

  private static final String BETWEEN = " · ";

  private final Page page;
  private final PlainWords plain;

  ItemWords(Page page) {
    this.page = page;
    this.plain = new PlainWords(page);
  }

  String name(Item item) {
    return Labels.of(item, page.words()).orElseGet(() -> item.id().replace('-', ' '));
  }

  /** What there is to say of it beside its name. */
  String of(Item item) {
    return switch (item) {
      case Hand hand -> cards(hand.size(), hand.cards());
      case Pile pile -> pile(pile);
      case Counter counter -> counter(counter);
      case Track track -> track(track);
      case Dealt card -> card(card);
      case Die die -> die(die);
      case Figure figure -> figure(figure);
      case Ground ground -> Looks.sign(ground.emblem(), "", page) + " " + name(ground);
      case Grid grid -> String.join("\n", legend(grid));
    };
  }

  /** Things of one kind, one after the other; cards side by side that look alike are counted. */
  String of(List<? extends Item> many) {
    List<String> runs = new ArrayList<>();
    int from = 0;
    for (int to = 1; to <= many.size(); to++) {
      String first = of(many.get(from));
      boolean isCard = many.get(from) instanceof Dealt;
      if (to == many.size() || !isCard || !of(many.get(to)).equals(first)) {
        runs.add(to - from == 1 ? first : to - from + " × " + first);
        from = to;
      }
    }
    return String.join(BETWEEN, runs);
  }

  private String pile(Pile pile) {
    if (pile.cards().size() != 1 || pile.size() == 1) {
      return cards(pile.size(), pile.cards());
    }
    String top = card(pile.cards().getFirst());
    return page.words().say("table.on-top", "cards", size(pile.size()), "card", top);
  }

  private String cards(int size, List<Dealt> known) {
    if (known.isEmpty()) {
      return size(size);
    }
    int unseen = size - known.size();
    return unseen == 0
        ? of(known)
        : page.words().say("table.and-unseen", "cards", of(known), "count", unseen);
  }

  private String size(int size) {
    return size == 0
        ? page.words().say("table.no-cards")
        : page.words().say("table.cards", "size", size);
  }

  private String card(Dealt card) {
    return switch (card) {
      case Card open ->
          Looks.sign(open.emblem(), open.sign(), page)
              + " "
              + name(open)
              + open.seen().map(seen -> " (" + plain.of(seen) + ")").orElse("");
      case FaceDown down -> "▒ " + name(down) + " (" + plain.of(down.seen()) + ")";
    };
  }

  private String counter(Counter counter) {
    return counter
        .most()
        .map(most -> page.words().say("table.of", "value", counter.value(), "most", most))
        .orElseGet(() -> Integer.toString(counter.value()));
  }

  private String die(Die die) {
    return die.shows().map(up -> "[" + up + "]").orElse("[ ]");
  }

  private String figure(Figure figure) {
    return Looks.sign(figure.emblem(), figure.sign(), page)
        + " "
        + name(figure)
        + figure.seat().map(seat -> " (" + plain.seat(seat) + ")").orElse("");
  }

  // The numbers, each behind what stands on it; and then what that is.
  private String track(Track track) {
    List<String> spaces = new ArrayList<>();
    List<String> standing = new ArrayList<>();
    for (int i = 0; i < track.spaces().size(); i++) {
      String number = Integer.toString(track.first() + i);
      List<Figure> figures = track.spaces().get(i).figures();
      figures.forEach(figure -> standing.add(figure(figure) + " " + number));
      spaces.add(
          figures.isEmpty()
              ? page.ink().paint(Style.FAINT, number)
              : figures.stream()
                      .map(figure -> Looks.sign(figure.emblem(), "", page))
                      .collect(Collectors.joining())
                  + page.ink().paint(Style.BOLD, number));
    }
    return Stream.of(String.join(" ", spaces), String.join(", ", standing))
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  /** What a picture of a grid does not say: the names of what stands there, and of the grounds. */
  List<String> legend(Grid grid) {
    Map<String, List<String>> standing = new LinkedHashMap<>();
    for (Cell cell : grid.cells()) {
      for (Figure figure : cell.figures()) {
        standing
            .computeIfAbsent(whose(figure), _ -> new ArrayList<>())
            .add(name(figure) + " " + cell.id());
      }
    }
    List<String> lines = new ArrayList<>();
    standing.forEach((whose, figures) -> lines.add(whose + String.join(", ", figures)));
    grid.cells().stream()
        .flatMap(cell -> cell.ground().stream())
        .distinct()
        .forEach(ground -> lines.add(of(ground)));
    return lines;
  }

  private String whose(Figure figure) {
    String whose =
        figure
            .seat()
            .map(seat -> page.words().say("table.whose", "seat", plain.seat(seat)) + " ")
            .orElse("");
    return Looks.sign(figure.emblem(), "", page) + " " + whose;
  }
}
