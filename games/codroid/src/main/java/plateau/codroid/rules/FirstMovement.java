package plateau.codroid.rules;

import static plateau.codroid.rules.Pawn.H;
import static plateau.codroid.rules.Pawn.I;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * Step 1, robots go out (§6.1): one die for each type of world, resolved completely before the
 * next.
 */
final class FirstMovement {

  private static final int ARRIVALS = 6;
  private static final int DISTRICT_SIZE = 4;

  private FirstMovement() {}

  static void run(CodroidState state, Chance chance, Journal journal) {
    for (HouseType type : HouseType.ALL) {
      roll(state, type, chance.d6(Draws.moveOut(type)), journal);
    }
  }

  static void roll(CodroidState state, HouseType type, int die, Journal journal) {
    if (journal.isOn()) {
      journal.add(new Happening.Rolled(type, die, Outing.of(die)));
    }
    if (die == ARRIVALS) {
      newcomers(state, journal); // nothing of this type moves
      return;
    }
    for (int house : Board.housesOf(type)) {
      Travel.send(state, house, destination(house, die), robotsLeaving(state, house, die), journal);
    }
    for (int place : Board.publicPlacesOf(type)) {
      leavePublicPlace(state, place, die, journal);
    }
  }

  private static void newcomers(CodroidState state, Journal journal) {
    if (state.isInForce(Measure.BORDER_SCREENING)) {
      Travel.arriveHome(state, H, journal);
      return;
    }
    Travel.arriveHome(state, I, journal);
    Travel.arriveHome(state, H, journal);
    Travel.arriveHome(state, H, journal);
  }

  private static int destination(int house, int die) {
    return switch (die) {
      case 1 -> Board.ACADEMY;
      case 2 -> Board.next(house);
      case 3 -> Board.previous(house);
      case 4 -> Board.publicPlaceOf(house);
      case 5 -> Board.MARKET_1;
      default -> throw new IllegalArgumentException("die " + die);
    };
  }

  /** The table of §6.1: when several measures apply, the smallest number counts. */
  static int robotsLeaving(CodroidState state, int house, int die) {
    return switch (die) {
      case 1 ->
          state.isInForce(Measure.SCHOOL_CLOSURE) ? 0 : oneIf(state, Measure.TRANSPORT_CLOSURE);
      case 2 -> staysIn(state, house) ? 0 : oneIf(state, Measure.LIMIT_CLOCKWISE);
      case 3 -> staysIn(state, house) ? 0 : oneIf(state, Measure.LIMIT_ANTICLOCKWISE);
      case 4 -> state.isInForce(Measure.PUBLIC_PLACES_CLOSURE) ? 0 : 2;
      case 5 -> state.isInForce(Measure.MARKET_CLOSURE) ? 0 : 2;
      default -> throw new IllegalArgumentException("die " + die);
    };
  }

  private static int oneIf(CodroidState state, Measure limit) {
    return state.isInForce(limit) ? 1 : 2;
  }

  // dice 2 and 3 of houses only
  private static boolean staysIn(CodroidState state, int house) {
    return state.isInForce(Measure.LOCKDOWN)
        || (state.isInForce(Measure.TRANSPORT_CLOSURE) && state.isClosedStation(house));
  }

  private static void leavePublicPlace(CodroidState state, int place, int die, Journal journal) {
    switch (die) {
      case 1 -> {
        int leaving = state.isInForce(Measure.SCHOOL_CLOSURE) ? 0 : 2;
        Travel.send(state, place, Board.ACADEMY, leaving, journal);
      }
      case 2, 3 -> homeToDistrict(state, place, journal);
      case 4 -> onwards(state, place, Board.nextPublicPlace(place), journal);
      case 5 -> onwards(state, place, Board.previousPublicPlace(place), journal);
      default -> throw new IllegalArgumentException("die " + die);
    }
  }

  // with public places closed, 4 and 5 send home like 2 and 3
  private static void onwards(CodroidState state, int from, int to, Journal journal) {
    if (state.isInForce(Measure.PUBLIC_PLACES_CLOSURE)) {
      homeToDistrict(state, from, journal);
    } else {
      Travel.send(state, from, to, 2, journal);
    }
  }

  // the first robot goes to the first house of the district, and so on
  private static void homeToDistrict(CodroidState state, int place, Journal journal) {
    for (int k = 0; k < DISTRICT_SIZE; k++) {
      int pawn = state.take(place, k);
      if (pawn < 0) {
        return;
      }
      int house = Board.districtHouse(place, k);
      state.put(house, pawn, 1);
      if (journal.isOn()) {
        journal.add(Happening.Went.one(place, house, pawn));
      }
    }
  }
}
