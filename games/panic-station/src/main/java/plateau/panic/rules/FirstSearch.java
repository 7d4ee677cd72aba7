package plateau.panic.rules;

import java.util.List;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.station.Direction;
import plateau.panic.station.Distance;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;

/** 8.10: on his first turn a player must search if he can. */
final class FirstSearch {

  private FirstSearch() {}

  /** Before he chooses an action: a duty that cannot be fulfilled any more is lifted for good. */
  static void review(PanicState state) {
    if (!state.turn.searchOwed) {
      return;
    }
    if (plan(state) > state.turn.actionPoints || state.moves().isEmpty()) {
      state.turn.searchOwed = false;
    }
    state.forgetMoves();
  }

  static List<PanicMove> allowedActions(PanicState state, MoveList moves) {
    if (!state.turn.searchOwed) {
      return moves;
    }
    MoveList allowed = new MoveList();
    for (PanicMove move : moves) {
      if (Actions.of(move).leavesSearch(state, move)) {
        allowed.append(move);
      }
    }
    return allowed;
  }

  /** If no placement of a card that nobody knew passes the check, the duty is lifted. */
  static List<PanicMove> allowedPlacements(PanicState state, MoveList moves) {
    List<PanicMove> allowed = allowedActions(state, moves);
    return allowed.isEmpty() ? moves : allowed;
  }

  /** The least action points for one search, as things stand. */
  static int plan(PanicState state) {
    return plan(state, state.station, rooms(state), state.passesSecurity(state.current));
  }

  private static int plan(PanicState state, Station station, int from, boolean security) {
    int enterable = 0;
    int explorable = 0;
    if (!state.turn.exploreFailed && !state.stack.isEmpty()) {
      int top = state.stack.card(0);
      boolean isSearchable = RoomCard.ALL.get(top).type().searchable();
      enterable = isSearchable ? station.enterableFrom(top, security) : 0;
      explorable = state.stack.size() >= 2 ? Exploring.offered(state) : 0;
    }
    return least(station, from, security, enterable, explorable);
  }

  /** The card that will then be on top counts as searchable and enterable from any open door. */
  private static int planBeforeUnknown(PanicState state, Station station, int cardsLeft) {
    int enterable = cardsLeft > 0 && !state.turn.exploreFailed ? station.openEnded() : 0;
    boolean security = state.passesSecurity(state.current);
    return least(station, rooms(state), security, enterable, 0);
  }

  // d + 1 to a room that can be searched, d + 3 to one from which the next card can be laid and
  // entered, d + 4 to one from which Explore is offered.
  private static int least(
      Station station, int from, boolean security, int enterable, int explorable) {
    int toSearch = Distance.between(station, from, Rooms.SEARCHABLE, security);
    int toLay = Distance.between(station, from, enterable, security);
    int toExplore = Distance.between(station, from, explorable, security);
    return Math.min(toSearch + 1, Math.min(toLay + 3, toExplore + 4));
  }

  /** Whether he can still search once he has paid for something that changes nothing else. */
  static boolean isPossible(PanicState state, int cost) {
    return plan(state) <= state.turn.actionPoints - cost;
  }

  static boolean isPossibleWithOpenDoors(PanicState state, int cost) {
    return plan(state, state.station, rooms(state), true) <= state.turn.actionPoints - cost;
  }

  /** Once one of his characters has gone that way. */
  static boolean isPossibleFrom(PanicState state, Role role, Direction direction, int cost) {
    return planAfterMove(state, role, direction) <= state.turn.actionPoints - cost;
  }

  /** Once this card lies there. */
  static boolean isPossibleWith(PanicState state, int card, int placement) {
    return planAfterLaying(state, card, placement) <= state.turn.actionPoints;
  }

  private static int planAfterMove(PanicState state, Role role, Direction direction) {
    int room = state.station.neighbour(state.roomOf(role), direction);
    int other = state.crew.room(Member.index(state.current, role.other()));
    int rooms = 1 << room | (other == Crew.NOWHERE ? 0 : 1 << other);
    return plan(state, state.station, rooms, state.passesSecurity(state.current));
  }

  /** At least one placement must pass; where the top card goes under the stack, T' is left out. */
  static boolean isPossibleExploring(PanicState state, int from, int cost) {
    int card = state.stack.card(0);
    if (!state.station.fits(card)) {
      int left = state.turn.actionPoints - cost;
      return planBeforeUnknown(state, state.station, state.stack.size() - 1) <= left;
    }
    int[] placements = new int[Station.MOST_PLACEMENTS];
    int count = PlacingRoom.placements(state, card, from, placements);
    for (int i = 0; i < count; i++) {
      if (planAfterLaying(state, card, placements[i]) <= state.turn.actionPoints - cost) {
        return true;
      }
    }
    return false;
  }

  private static int planAfterLaying(PanicState state, int card, int placement) {
    Station station = state.station.copy();
    station.lay(card, placement);
    return planBeforeUnknown(state, station, state.stack.size() - 1);
  }

  private static int rooms(PanicState state) {
    int rooms = 0;
    for (Role role : Role.ALL) {
      int room = state.roomOf(role);
      rooms |= room == Crew.NOWHERE ? 0 : 1 << room;
    }
    return rooms;
  }
}
