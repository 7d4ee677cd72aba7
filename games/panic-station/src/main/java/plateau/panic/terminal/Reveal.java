package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Words;
import plateau.panic.Status;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.view.Outcome;
import plateau.panic.view.PanicView;
import plateau.panic.view.TradeSeen;
import plateau.panic.view.WholePlayer;
import plateau.panic.view.WholeView;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** Everything that was secret: for everybody when the game is over, for the referee always. */
final class Reveal {

  private final Words words;
  private final Page page;

  Reveal(Words words, Page page) {
    this.words = words;
    this.page = page;
  }

  /** A game that is over. */
  List<String> of(PanicView view) {
    Outcome outcome = view.outcome().orElseThrow();
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < outcome.statuses().size(); seat++) {
      Colour player = Colour.ALL.get(seat);
      boolean won = outcome.winners().contains(player);
      lines.addAll(player(player, outcome.statuses().get(seat), won, outcome.hands().get(seat)));
    }
    lines.addAll(infections(outcome.infectionOrder(), view.trades()));
    return lines;
  }

  List<String> of(WholeView whole) {
    List<String> lines = new ArrayList<>();
    List<Colour> winners = whole.table().outcome().map(Outcome::winners).orElse(List.of());
    for (WholePlayer player : whole.players()) {
      List<CardKind> hand = player.hand().stream().map(Reveal::kindOf).toList();
      boolean won = winners.contains(player.colour());
      lines.addAll(player(player.colour(), player.status(), won, hand));
    }
    lines.addAll(infections(whole.infectionOrder(), whole.table().trades()));
    return lines;
  }

  // gas-can-3 is a gas can.
  private static CardKind kindOf(String card) {
    return CardKind.of(card.substring(0, card.lastIndexOf('-'))).orElseThrow();
  }

  private List<String> player(Colour player, Status status, boolean won, List<CardKind> hand) {
    String role = words.say(won ? "reveal.won" : "reveal.role", "status", status);
    Style style = status == Status.HUMAN ? Style.GREEN : Style.RED;
    String start = Pieces.name(player, words, page.ink()) + " " + page.ink().paint(style, role);
    String cards = words.say("reveal.hand", "cards", CardList.of(hand, words));
    // The cards of an eliminated player have left the game.
    return hand.isEmpty()
        ? List.of(start)
        : Wrapping.lines(cards, page.width(), start + " ", "    ");
  }

  private List<String> infections(List<Colour> order, List<TradeSeen> trades) {
    if (order.isEmpty()) {
      return Wrapping.lines(words.say("reveal.nobody"), page.width());
    }
    List<String> told =
        order.stream()
            .map(player -> infection(player, player == order.getFirst(), trades))
            .toList();
    String label = page.ink().paint(Style.BOLD, words.say("reveal.infections")) + " ";
    return Wrapping.lines(String.join(" → ", told), page.width(), label, "  ");
  }

  private String infection(Colour player, boolean isFirst, List<TradeSeen> trades) {
    String name = Pieces.name(player, words, page.ink());
    if (isFirst) {
      return words.say("reveal.host", "player", name);
    }
    return trades.stream()
        .filter(trade -> giverOfInfection(trade, player).isPresent())
        .findFirst()
        .map(
            trade ->
                words.say(
                    "reveal.infected",
                    "player",
                    name,
                    "by",
                    giverOfInfection(trade, player).orElseThrow(),
                    "turn",
                    trade.turn()))
        .orElse(name);
  }

  /** Section 10, point 4: whoever infected this player, if he was human until this trade. */
  private static Optional<Colour> giverOfInfection(TradeSeen trade, Colour player) {
    boolean entered = trade.player() == player;
    if (!entered && trade.partner() != player) {
      return Optional.empty();
    }
    Colour other = entered ? trade.partner() : trade.player();
    Optional<CardKind> got = entered ? trade.got() : trade.gave();
    Optional<CardKind> gave = entered ? trade.gave() : trade.got();
    boolean infects =
        got.filter(card -> card == CardKind.HOST || card == CardKind.infectionOf(other.seat()))
            .isPresent();
    boolean isProtected = gave.filter(CardKind.GAS_CAN::equals).isPresent();
    return infects && !isProtected ? Optional.of(other) : Optional.empty();
  }
}
