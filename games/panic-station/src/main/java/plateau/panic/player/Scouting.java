package plateau.panic.player;

import org.jspecify.annotations.Nullable;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Room;
import plateau.panic.station.Rooms;

/** Laying out the station and searching it: what humans do, and infected who hide. */
final class Scouting {

  private Scouting() {}

  /** Searches a room that nobody has searched: no parasite, and storage gives most. */
  static @Nullable PanicMove searchHere(Situation now) {
    return searchIn(now, now.myRooms() & unsearched(now));
  }

  /** Searches once more, at the price of a parasite. */
  static @Nullable PanicMove searchAgain(Situation now) {
    return searchIn(now, now.myRooms());
  }

  private static @Nullable PanicMove searchIn(Situation now, int rooms) {
    for (int left = rooms; left != 0; left &= left - 1) {
      int room = Integer.numberOfTrailingZeros(left);
      PanicMove search = now.ifLegal(new PanicMove.Search(Room.of(room)));
      if (search != null) {
        return search;
      }
    }
    return null;
  }

  static @Nullable PanicMove explore(Situation now) {
    for (Role role : Role.ALL) {
      if (now.isAlive(role)) {
        PanicMove explore = now.ifLegal(new PanicMove.Explore(Room.of(now.room(role))));
        if (explore != null) {
          return explore;
        }
      }
    }
    return null;
  }

  static @Nullable PanicMove goToUnsearched(Situation now) {
    return now.canDraw() ? Travel.towards(now, unsearched(now)) : null;
  }

  /** To the nearest of both: new rooms are as good as unsearched ones. */
  static @Nullable PanicMove goOn(Situation now) {
    return Travel.towards(now, goals(now));
  }

  static int goals(Situation now) {
    return unsearched(now) | frontier(now);
  }

  /** Any room that can be searched, however often it was. */
  static @Nullable PanicMove goToSearched(Situation now) {
    int rooms = 0;
    for (int left = Rooms.SEARCHABLE; left != 0; left &= left - 1) {
      int room = Integer.numberOfTrailingZeros(left);
      rooms |= now.station().isLaid(Rooms.card(room)) ? 1 << room : 0;
    }
    return now.canDraw() ? Travel.towards(now, rooms) : null;
  }

  /** The laid rooms that nobody has searched yet; of a two-room card both. */
  private static int unsearched(Situation now) {
    int rooms = 0;
    for (int left = Rooms.SEARCHABLE; left != 0; left &= left - 1) {
      int room = Integer.numberOfTrailingZeros(left);
      int card = Rooms.card(room);
      rooms |= now.station().isLaid(card) && !now.station().isRed(card) ? 1 << room : 0;
    }
    return rooms;
  }

  /** The rooms from which the top card of the stack can be laid, or put under the stack (8.3). */
  private static int frontier(Situation now) {
    if (now.topCard().isEmpty() || !now.mayStillExplore()) {
      return 0;
    }
    int rooms = now.station().layableFrom(now.topCard().get().number());
    return rooms != 0 ? rooms : now.station().openEnded();
  }
}
