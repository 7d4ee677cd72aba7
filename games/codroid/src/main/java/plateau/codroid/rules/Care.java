package plateau.codroid.rules;

import static plateau.codroid.rules.Pawn.C;
import static plateau.codroid.rules.Pawn.I;
import static plateau.codroid.rules.Pawn.S;

import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * Step 4, care of the sick (§6.4): the hospital from right to left, then a die for each sick robot
 * outside. The game can end after any die, and then no further die is rolled (§9).
 */
final class Care {

  private Care() {}

  static void run(CodroidState state, Chance chance, Journal journal) {
    columnC(state, chance, journal);
    columnB(state, chance, journal);
    if (state.status == Status.IN_PROGRESS) {
      columnA(state, journal);
      worstCases(state, chance, journal);
    }
    if (journal.isOn() && state.status != Status.IN_PROGRESS) {
      journal.add(new Happening.Ended(state.status));
    }
  }

  // §6.4a: 1 and 2 cure, 6 sends to recycling
  private static void columnC(CodroidState state, Chance chance, Journal journal) {
    for (int left = state.inColumn(Column.C); left > 0 && isOn(state); left--) {
      int die = chance.d6(Draws.COLUMN_C);
      if (die <= 2) {
        dischargeCured(state, Column.C, die, journal);
      } else if (die == 6) {
        scrap(state, die, journal);
      } else if (journal.isOn()) {
        journal.add(new Happening.StayedInHospital(Column.C, die));
      }
    }
  }

  // §6.4a: 1 cures, anything else moves on to C while it has a bed
  private static void columnB(CodroidState state, Chance chance, Journal journal) {
    for (int left = state.inColumn(Column.B); left > 0 && isOn(state); left--) {
      int die = chance.d6(Draws.COLUMN_B);
      if (die == 1) {
        dischargeCured(state, Column.B, die, journal);
      } else if (state.hasFreeBed(Column.C)) {
        moveOn(state, Column.B, Column.C, 1, journal);
      } else if (journal.isOn()) {
        journal.add(new Happening.StayedInHospital(Column.B, die));
      }
    }
  }

  // §6.4a: no dice, as many as B has beds for
  private static void columnA(CodroidState state, Journal journal) {
    int moved = Math.min(state.inColumn(Column.A), state.freeBeds(Column.B));
    if (moved > 0) {
      moveOn(state, Column.A, Column.B, moved, journal);
    }
  }

  // §6.4b: every sick robot outside, in global place order
  private static void worstCases(CodroidState state, Chance chance, Journal journal) {
    for (int place = 0; place < Board.PLACES; place++) {
      for (int left = state.count(place, S); left > 0 && isOn(state); left--) {
        worstCase(state, place, chance.d6(Draws.sickIn(place)), journal);
      }
    }
  }

  private static void worstCase(CodroidState state, int place, int die, Journal journal) {
    if (isCured(state, die)) {
      state.turn(place, S, C, 1);
      if (journal.isOn()) {
        journal.add(new Happening.Cured(Place.ALL.get(place), die));
      }
      testVictory(state);
    } else if (needsHospital(state, die)) {
      admit(state, place, die, journal);
    } else if (journal.isOn()) {
      journal.add(new Happening.StayedSick(Place.ALL.get(place), die));
    }
  }

  private static boolean isCured(CodroidState state, int die) {
    return die <= (state.isInForce(Measure.TREATMENT) ? 3 : 1);
  }

  private static boolean needsHospital(CodroidState state, int die) {
    return die >= (state.isInForce(Measure.EMERGENCY_LIMITS) ? 6 : 5);
  }

  // A, then B, then C; the first admission that finds no bed loses the game
  private static void admit(CodroidState state, int place, int die, Journal journal) {
    for (Column column : Column.ALL) {
      if (state.hasFreeBed(column)) {
        state.put(place, S, -1);
        state.changeColumn(column, 1);
        if (journal.isOn()) {
          journal.add(new Happening.Admitted(Place.ALL.get(place), column, die));
        }
        testVictory(state);
        return;
      }
    }
    if (journal.isOn()) {
      journal.add(new Happening.FoundNoBed(Place.ALL.get(place), die));
    }
    state.end(Status.LOST_HOSPITAL);
  }

  private static void dischargeCured(CodroidState state, Column column, int die, Journal journal) {
    state.changeColumn(column, -1);
    int house = state.sendHome(C);
    if (journal.isOn()) {
      journal.add(new Happening.LeftHospitalCured(column, Place.ALL.get(house), die));
    }
    testVictory(state);
  }

  private static void scrap(CodroidState state, int die, Journal journal) {
    state.changeColumn(Column.C, -1);
    state.scrapped++;
    if (journal.isOn()) {
      journal.add(new Happening.Scrapped(die));
    }
  }

  private static void moveOn(
      CodroidState state, Column from, Column to, int number, Journal journal) {
    state.changeColumn(from, -number);
    state.changeColumn(to, number);
    if (journal.isOn()) {
      journal.add(new Happening.MovedOn(from, to, number));
    }
  }

  // §9, R-07 to R-10: eradication is tested first, so that its label wins when both are true
  private static void testVictory(CodroidState state) {
    if (state.total(S) == 0 && state.total(I) == 0) {
      state.end(Status.WON_ERADICATED);
    } else if (state.total(C) >= CodroidState.CURED_TO_WIN) {
      state.end(Status.WON_IMMUNE);
    }
  }

  private static boolean isOn(CodroidState state) {
    return state.status == Status.IN_PROGRESS;
  }
}
