package plateau.panic.player;

import java.util.Arrays;
import java.util.Iterator;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Status;
import plateau.panic.view.BodyScanSeen;
import plateau.panic.view.HeatScanSeen;
import plateau.panic.view.Own;
import plateau.panic.view.PanicView;
import plateau.panic.view.TradeSeen;

/**
 * How likely a seat thinks each other player is infected: 0 to 1. Estimated from what its view
 * tells: who traded with whom, what it got itself, scans, and what is proven.
 */
final class Suspicion {

  static final double PROVEN = 1;

  /** As likely as it gets without proof. */
  private static final double NEARLY_SURE = 0.95;

  /** How often a trade with an infected player infects. */
  private static final double CONTAGION = 0.3;

  /** He could have infected me and did not. */
  private static final double HARMLESS_TRADE = 0.75;

  /** He held all his infection cards: no proof, but a good sign (section 16). */
  private static final double CLEAN_SCAN = 0.3;

  private final PanicView view;
  private final Own own;
  private final int me;
  private final double[] of;

  Suspicion(PanicView view, Own own) {
    this.view = view;
    this.own = own;
    this.me = own.colour().seat();
    this.of = new double[view.players().size()];
    Arrays.fill(of, own.status() == Status.HOST ? 0 : 1.0 / (of.length - 1));
    readTheRecords();
    for (Colour proven : own.knownInfected()) {
      of[proven.seat()] = PROVEN;
    }
    of[me] = 0;
  }

  double of(int seat) {
    return of[seat];
  }

  boolean isProven(int seat) {
    return of[seat] == PROVEN;
  }

  private void readTheRecords() {
    Iterator<HeatScanSeen> scans = view.heatScans().iterator();
    HeatScanSeen scan = scans.hasNext() ? scans.next() : null;
    for (TradeSeen trade : view.trades()) {
      while (scan != null && scan.turn() < trade.turn()) {
        heed(scan);
        scan = scans.hasNext() ? scans.next() : null;
      }
      heed(trade);
    }
    for (; scan != null; scan = scans.hasNext() ? scans.next() : null) {
      heed(scan);
    }
    for (BodyScanSeen bodyScan : view.bodyScans()) {
      heed(bodyScan);
    }
  }

  private void heed(TradeSeen trade) {
    int a = trade.player().seat();
    int b = trade.partner().seat();
    if (a == me || b == me) {
      of[a == me ? b : a] *= HARMLESS_TRADE;
      return;
    }
    double before = of[a];
    of[a] += (1 - of[a]) * of[b] * CONTAGION;
    of[b] += (1 - of[b]) * before * CONTAGION;
  }

  private void heed(BodyScanSeen scan) {
    if (scan.player() == own.colour() && !scan.hand().contains(CardKind.HOST)) {
      of[scan.target().seat()] *= CLEAN_SCAN;
    }
  }

  /** Shares the counted infected out among those who are not proven, as suspected as they were. */
  private void heed(HeatScanSeen scan) {
    int unknown = scan.infected() - (own.status() == Status.HUMAN ? 0 : 1);
    double suspected = 0;
    for (int seat = 0; seat < of.length; seat++) {
      if (isLivingOther(seat)) {
        boolean proven = own.knownInfected().contains(Colour.ALL.get(seat));
        unknown -= proven ? 1 : 0;
        suspected += proven ? 0 : of[seat];
      }
    }
    double factor = suspected == 0 ? 0 : Math.max(0, unknown) / suspected;
    for (int seat = 0; seat < of.length; seat++) {
      of[seat] = Math.min(NEARLY_SURE, of[seat] * factor);
    }
  }

  private boolean isLivingOther(int seat) {
    return seat != me && view.players().get(seat).alive();
  }
}
