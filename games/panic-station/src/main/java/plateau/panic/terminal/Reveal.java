package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.words.Words;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Status;
import plateau.panic.view.InfectionSeen;
import plateau.panic.view.Outcome;
import plateau.panic.view.PanicView;
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
    lines.addAll(infections(outcome.infections()));
    return lines;
  }

  List<String> of(WholeView whole) {
    List<String> lines = new ArrayList<>();
    List<Colour> winners = whole.table().outcome().map(Outcome::winners).orElse(List.of());
    for (WholePlayer player : whole.players()) {
      List<CardKind> hand = player.hand().stream().map(Card::kindOf).toList();
      boolean won = winners.contains(player.colour());
      lines.addAll(player(player.colour(), player.status(), won, hand));
    }
    lines.addAll(infections(whole.infections()));
    return lines;
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

  private List<String> infections(List<InfectionSeen> infections) {
    if (infections.isEmpty()) {
      return Wrapping.lines(words.say("reveal.nobody"), page.width());
    }
    List<String> told = infections.stream().map(this::infection).toList();
    String label = page.ink().paint(Style.BOLD, words.say("reveal.infections")) + " ";
    return Wrapping.lines(String.join(" → ", told), page.width(), label, "  ");
  }

  private String infection(InfectionSeen infection) {
    String name = Pieces.name(infection.player(), words, page.ink());
    return infection
        .by()
        .map(
            giver ->
                words.say("reveal.infected", "player", name, "by", giver, "turn", infection.turn()))
        .orElseGet(() -> words.say("reveal.host", "player", name));
  }
}
