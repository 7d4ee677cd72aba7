package plateau.codroid.rules;

import java.util.List;
import java.util.Optional;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;

/** Step 5, protective measures (§6.5): crisis, budget, and the cards that the group plays. */
public final class Measures {

  // crisis 1 starts at 6 places with sick robots, crisis 2 at 11
  private static final int PLACES_FOR_CRISIS_1 = 6;
  private static final int PLACES_FOR_CRISIS_2 = 11;

  // §2.6: the points of rounds 1 to 10; R-84: a longer game goes on with the last
  private static final int[] POINTS = {1, 2, 3, 3, 3, 3, 5, 3, 3, 3};

  private static final int CROWD = 4;

  private Measures() {}

  /** the crisis is updated before the budget. */
  static void open(CodroidState state, Journal journal) {
    int before = state.crisis;
    int places = placesWithSick(state);
    state.crisis = Math.max(state.crisis, levelOf(places));
    state.pointsLeft = points(state.round) + state.crisis;
    if (journal.isOn()) {
      if (state.crisis > before) {
        journal.add(new Happening.CrisisRose(state.crisis, places));
      }
      journal.add(new Happening.PointsReceived(state.pointsLeft, state.trustBank));
    }
  }

  /** What a round brings, before the crisis adds to it. */
  public static int points(int round) {
    return POINTS[Math.min(round, POINTS.length) - 1];
  }

  private static int placesWithSick(CodroidState state) {
    int places = 0;
    for (int place = 0; place < Board.PLACES; place++) {
      if (state.count(place, Pawn.S) > 0) {
        places++;
      }
    }
    return places;
  }

  private static int levelOf(int placesWithSick) {
    if (placesWithSick >= PLACES_FOR_CRISIS_2) {
      return 2;
    }
    return placesWithSick >= PLACES_FOR_CRISIS_1 ? 1 : 0;
  }

  /** The set of measures that may be played now. */
  static int playable(CodroidState state) {
    int playable = 0;
    for (Measure measure : Measure.ALL) {
      if (isPlayable(state, measure)) {
        playable |= measure.bit();
      }
    }
    return playable;
  }

  /** The cards that nobody has taken and that cannot be played now. */
  static List<Measure> outOfReach(CodroidState state) {
    return state.status == Status.IN_PROGRESS
        ? Measure.ALL.stream()
            .filter(measure -> !state.isTaken(measure) && !isPlayable(state, measure))
            .toList()
        : List.of();
  }

  public static boolean isPlayable(CodroidState state, Measure measure) {
    return !state.isTaken(measure)
        && measure.allowsAfter(state.taken)
        && measure.cost() <= state.pointsLeft + state.trustBank;
  }

  /**
   * Pays, takes the card, and does at once what happens only once; the lasting effect starts next
   * turn.
   */
  static void play(CodroidState state, Measure measure, Journal journal) {
    pay(state, measure.cost());
    state.taken |= measure.bit();
    if (journal.isOn()) {
      journal.add(new Happening.MeasurePlayed(measure, measure.cost(), state.pointsLeft));
    }
    switch (measure) {
      case SCHOOL_CLOSURE -> Travel.flushHome(state, Board.ACADEMY, journal);
      case LOCKDOWN -> rushToTheMarket(state, journal);
      case PUBLIC_PLACES_CLOSURE -> oneLastOuting(state, journal);
      case TRANSPORT_CLOSURE -> closeStations(state, journal);
      default -> {}
    }
  }

  // only the shortfall comes out of the trust bank
  private static void pay(CodroidState state, int cost) {
    int fromPoints = Math.min(cost, state.pointsLeft);
    state.pointsLeft -= fromPoints;
    state.trustBank -= cost - fromPoints;
  }

  // one robot of each house, even if the market is closed
  private static void rushToTheMarket(CodroidState state, Journal journal) {
    for (int house = 0; house < Board.HOUSES; house++) {
      Travel.send(state, house, Board.MARKET_1, 1, journal);
    }
  }

  // houses that hold four robots or more at that moment
  private static void oneLastOuting(CodroidState state, Journal journal) {
    for (int house = 0; house < Board.HOUSES; house++) {
      if (state.pawnsIn(house) >= CROWD) {
        Travel.send(state, house, Board.publicPlaceOf(house), 1, journal);
      }
    }
  }

  private static void closeStations(CodroidState state, Journal journal) {
    state.closeStationsFromMarker();
    if (journal.isOn()) {
      journal.add(new Happening.StationsClosed(state.closedStations()));
    }
  }

  /** What keeps a card from being played. */
  public static Message whyNot(CodroidState state, Measure measure) {
    if (state.isTaken(measure)) {
      return Message.of("refused.taken", "measure", measure);
    }
    Optional<Measure> missing = measure.prerequisite().filter(needed -> !state.isTaken(needed));
    if (missing.isPresent()) {
      return Message.of("refused.requires", "measure", measure, "needed", missing.get());
    }
    return Message.of(
        "refused.cost",
        "measure",
        measure,
        "cost",
        measure.cost(),
        "have",
        state.pointsLeft + state.trustBank);
  }
}
