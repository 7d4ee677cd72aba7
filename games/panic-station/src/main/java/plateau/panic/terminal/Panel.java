package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Words;
import plateau.panic.station.RoomCard;
import plateau.panic.view.LaidCard;
import plateau.panic.view.PanicView;
import plateau.panic.view.Pending;
import plateau.terminal.Canvas;
import plateau.terminal.Columns;
import plateau.terminal.Ink;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** The table around the station: turn, marker, doors, the stack with its top card, the decks. */
final class Panel {

  static final int WIDTH = 34;

  private static final int CARD_WIDTH = 12;
  private static final int GAP = 2;

  private final PanicView view;
  private final Words words;
  private final Ink ink;

  Panel(PanicView view, Words words, Ink ink) {
    this.view = view;
    this.words = words;
    this.ink = ink;
  }

  /** Everything in a column. */
  List<String> column() {
    List<String> lines = facts(WIDTH);
    lines.addAll(topCard());
    return lines;
  }

  /** The top card, and the rest beside it. */
  List<String> row(int width) {
    List<String> card = topCard();
    return card.isEmpty()
        ? facts(width)
        : Columns.beside(card, CARD_WIDTH + 2 + GAP, facts(width - CARD_WIDTH - 2 - GAP));
  }

  private List<String> facts(int width) {
    List<String> facts = new ArrayList<>();
    facts.add(turn());
    view.decision().flatMap(this::interruption).ifPresent(facts::add);
    if (view.outcome().isEmpty()) {
      facts.add(nextPhase());
    }
    facts.add(words.say(view.doorsOpen() ? "board.doors-open" : "board.doors-closed"));
    facts.add(stack());
    facts.add(words.say("board.deck", "count", view.deckSize()));
    if (!view.discardPile().isEmpty()) {
      facts.add(
          words.say(
              "board.discard",
              "count",
              view.discardPile().size(),
              "cards",
              CardList.of(view.discardPile(), words)));
    }
    List<String> lines = new ArrayList<>();
    facts.forEach(fact -> lines.addAll(Wrapping.lines(fact, width, "", "  ")));
    return lines;
  }

  private String turn() {
    if (view.outcome().isPresent()) {
      return ink.paint(Style.BOLD, words.say("board.over", "turn", view.turn()));
    }
    return words.say(
        "board.turn",
        "turn",
        view.turn(),
        "player",
        Pieces.name(view.current(), words, ink),
        "points",
        view.thisTurn().actionPoints());
  }

  private Optional<String> interruption(Pending decision) {
    return decision.player() == view.current()
        ? Optional.empty()
        : Optional.of(
            words.say(
                "board.decides",
                "player",
                Pieces.name(decision.player(), words, ink),
                "decision",
                decision.kind()));
  }

  private String nextPhase() {
    return words.say(
        "board.next-phase",
        "phase",
        view.phases() + 1,
        "player",
        Pieces.name(view.marker(), words, ink),
        "turns",
        view.turnsToNextPhase());
  }

  private String stack() {
    Optional<RoomCard> top = view.topCard();
    String text =
        top.isPresent()
            ? words.say("board.stack", "count", view.stackSize(), "card", top.get())
            : words.say("board.stack-empty");
    return view.bottomCards().isEmpty()
        ? text
        : text + " " + words.say("board.stack-bottom", "cards", view.bottomCards());
  }

  private List<String> topCard() {
    if (view.topCard().isEmpty()) {
      return List.of();
    }
    LaidCard card = new LaidCard(view.topCard().get(), 0, 0, 0, false);
    CardPicture picture = new CardPicture(card, room -> List.of(), view.doorsOpen(), words);
    int height = picture.height(CARD_WIDTH);
    Canvas canvas = new Canvas(CARD_WIDTH + 2, height + 2);
    picture.draw(
        canvas,
        0,
        0,
        CARD_WIDTH,
        height,
        side -> Doorway.of(card.card().edge(side), view.doorsOpen()));
    return canvas.lines(ink);
  }
}
