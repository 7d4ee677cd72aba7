package plateau.panic.player;

import plateau.panic.rules.PanicMove;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;

/** Decision 2: where to lay a room card. */
final class Placing {

  private static final int HIVE_FITS = 6;
  private static final int ENTERABLE = 3;

  private Placing() {}

  /** Humans, and those who pass for humans, keep ways open; the other infected close them. */
  static PanicMove choose(Situation now) {
    boolean opens = now.isHuman() || Hunting.isHiding(now);
    int card = now.decision().card().orElseThrow().number();
    PanicMove best = now.legal().getFirst();
    int most = Integer.MIN_VALUE;
    for (PanicMove move : now.legal()) {
      int openness = openness(now, card, ((PanicMove.PlaceRoom) move).placement());
      int worth = opens ? openness : -openness;
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  private static int openness(Situation now, int card, int placement) {
    Station station = now.station().copy();
    station.lay(card, placement);
    int openEnds = Integer.bitCount(station.openEnded());
    boolean hiveFits = station.isLaid(Rooms.HIVE) || station.fits(Rooms.HIVE);
    return openEnds
        + (hiveFits ? HIVE_FITS : 0)
        + (isEnterable(now, station, card) ? ENTERABLE : 0);
  }

  private static boolean isEnterable(Situation now, Station station, int card) {
    return (station.oneMoveFrom(card, now.passesSecurity()) & now.myRooms()) != 0;
  }
}
