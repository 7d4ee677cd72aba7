package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Seat;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.station.Room;
import plateau.panic.view.BodyScanSeen;
import plateau.panic.view.HeatScanSeen;
import plateau.panic.view.TradeSeen;

/**
 * The history as one seat may know it (section 16): trades, scans, and how many cards were drawn.
 * At the end everything is revealed (section 15), so that all can see who infected whom.
 */
final class Records {

  private final int reader;
  private final boolean isRevealed;
  private final List<TradeSeen> trades = new ArrayList<>();
  private final List<BodyScanSeen> bodyScans = new ArrayList<>();
  private final List<HeatScanSeen> heatScans = new ArrayList<>();
  private final int[] drawn;
  private @Nullable Long deckOf;

  Records(PanicState state, int reader) {
    this.reader = reader;
    isRevealed = reader == Seat.REFEREE || state.ending != null;
    drawn = new int[state.seats()];
    for (History past = state.history; past != null; past = past.earlier()) {
      read(past);
    }
  }

  private void read(History past) {
    switch (past.fact()) {
      case DREW -> {
        if (!isAlert(past.card())) {
          drawn[past.seat()]++;
        }
      }
      case TRADED -> trades.add(trade(past));
      case SCANNED -> bodyScans.add(bodyScan(past));
      case HEAT_SCAN -> heatScans.add(new HeatScanSeen(past.turn(), past.seat(), past.other()));
      case RESHUFFLED -> deckOf = deckOf == null ? (Long) past.cards() : deckOf;
      case PLAYED, FIRED, ELIMINATED -> {}
    }
  }

  static boolean isAlert(int card) {
    return Card.kindOf(card) == CardKind.PARASITE_ALERT;
  }

  private TradeSeen trade(History past) {
    boolean knows = isReader(past.seat()) || isReader(past.other());
    return new TradeSeen(
        past.turn(),
        Colour.ALL.get(past.seat()),
        Colour.ALL.get(past.other()),
        Room.of(past.room()),
        knows ? Optional.of(Card.kindOf(past.card())) : Optional.empty(),
        knows ? Optional.of(Card.kindOf(past.otherCard())) : Optional.empty());
  }

  private BodyScanSeen bodyScan(History past) {
    return new BodyScanSeen(
        past.turn(),
        Colour.ALL.get(past.seat()),
        Colour.ALL.get(past.other()),
        isReader(past.seat()) ? Card.kindsOf(past.cards()) : List.of());
  }

  private boolean isReader(int seat) {
    return reader == seat || isRevealed;
  }

  List<TradeSeen> trades() {
    return trades.reversed();
  }

  List<BodyScanSeen> bodyScans() {
    return bodyScans.reversed();
  }

  List<HeatScanSeen> heatScans() {
    return heatScans.reversed();
  }

  int drawnBy(int seat) {
    return drawn[seat];
  }

  /** The cards that the current deck was made of, when it was made from the discard pile. */
  List<CardKind> deckOf() {
    Long cards = deckOf;
    return cards == null ? List.of() : Card.kindsOf(cards);
  }
}
