package plateau.codroid.rules;

import static plateau.codroid.rules.Pawn.H;
import static plateau.codroid.rules.Pawn.I;

import plateau.kernel.Option;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/** §5: the board before the first round, and what may be chosen for it. */
public final class SetUp {

  public static final Option.Whole ROUNDS = new Option.Whole("rounds", 10, 5, 15);
  public static final Option.Whole BEDS = new Option.Whole("beds", 5, 3, 8);

  private SetUp() {}

  public static CodroidState emptyBoard(Setup setup) {
    return new CodroidState(setup.seats(), setup.whole(ROUNDS.id()), setup.whole(BEDS.id()));
  }

  public static void begin(CodroidState state, Chance chance, Journal journal) {
    setUp(state, chance, journal);
    Turn.begin(state, chance, journal);
  }

  /** §5. */
  static void setUp(CodroidState state, Chance chance, Journal journal) {
    for (int house = 0; house < Board.HOUSES; house++) {
      state.put(house, H, Board.slots(house));
    }
    for (HouseType type : HouseType.ALL) {
      int[] houses = Board.housesOf(type);
      int house = houses[chance.below(houses.length, Draws.firstInfected(type))];
      state.put(house, I, 1);
      if (journal.isOn()) {
        journal.add(new Happening.FirstInfected(Place.ALL.get(house)));
      }
    }
    state.marker = chance.below(Board.HOUSES, Draws.MARKER);
    if (journal.isOn()) {
      journal.add(new Happening.MarkerPlaced(Place.ALL.get(state.marker)));
    }
  }
}
