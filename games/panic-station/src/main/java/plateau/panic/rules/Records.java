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
 * The history as one seat may know it (section 16): trades, scans, and what all saw of draws. At
 * the end everything is revealed (section 15), so that all can see who infected whom.
 */
final class Records {

  private final int reader;
  private final boolean isRevealed;
  private final List<TradeSeen> trades = new ArrayList<>();
  private final List<BodyScanSeen> bodyScans = new ArrayList<>();
  private final List<HeatScanSeen> heatScans = new ArrayList<>();
  private final int[] drawn;
  // Counted from the last draw back.
  private final List<Integer> alerts = new ArrayList<>();
  private int draws;
  // What the reader drew with nothing in between, the last first.
  private final List<Long> ownDraws = new ArrayList<>();
  private boolean goesOn;
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
    readOwn(past);
    switch (past.fact()) {
      case DREW -> {
        if (isAlert(past.card())) {
          alerts.add(draws);
        } else {
          drawn[past.seat()]++;
        }
        draws++;
      }
      case TRADED -> trades.add(trade(past));
      case SCANNED -> bodyScans.add(bodyScan(past));
      case HEAT_SCAN -> heatScans.add(new HeatScanSeen(past.turn(), past.seat(), past.other()));
      case RESHUFFLED -> deckOf = deckOf == null ? (Long) past.cards() : deckOf;
      case PLAYED, FIRED, ELIMINATED -> {}
    }
  }

  private void readOwn(History past) {
    boolean isOwn =
        past.fact() == History.Fact.DREW && past.seat() == reader && !isAlert(past.card());
    if (isOwn) {
      long before = goesOn ? ownDraws.removeLast() : 0;
      ownDraws.add(before | Card.bit(past.card()));
    }
    goesOn = isOwn;
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

  /** Which of all draws brought a parasite alert, counted from 1: all have seen it (section 16). */
  List<Integer> alerts() {
    return alerts.reversed().stream().map(back -> draws - back).toList();
  }

  /** What the reader has drawn, in the order in which it was told to him (section 16). */
  List<CardKind> drawn() {
    return ownDraws.reversed().stream().flatMap(cards -> Card.kindsOf(cards).stream()).toList();
  }

  /** The cards that the current deck was made of, when it was made from the discard pile. */
  List<CardKind> deckOf() {
    Long cards = deckOf;
    return cards == null ? List.of() : Card.kindsOf(cards);
  }
}
