package plateau.codroid.rules;

import static plateau.codroid.rules.Pawn.H;
import static plateau.codroid.rules.Pawn.I;
import static plateau.codroid.rules.Pawn.S;

import java.util.Optional;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * Step 6, the event (§6.6, §8): one of twelve, drawn anew each turn, looking at the measures
 * taken.
 */
final class Events {

  private static final int TRAVELLERS = 6;
  private static final int SCAMMED = 2;
  private static final int PLACES_SPARED_BEYOND = 2;

  private Events() {}

  static void run(CodroidState state, Chance chance, Journal journal) {
    EventCard card = EventCard.ALL.get(chance.below(EventCard.ALL.size(), Draws.EVENT));
    apply(state, card, chance, journal);
  }

  static void apply(CodroidState state, EventCard card, Chance chance, Journal journal) {
    if (journal.isOn()) {
      journal.add(new Happening.EventDrawn(card));
    }
    switch (card) {
      case FESTIVAL_SEASON -> festivalSeason(state, journal);
      case MARKET_CONTAMINATION -> marketContamination(state, journal);
      case DINNER_WITH_FRIENDS -> dinnerWithFriends(state, journal);
      case RETURNING_TRAVELLERS -> returningTravellers(state, chance, journal);
      case PUBLIC_PLACES_CONTAMINATION -> publicPlacesContamination(state, journal);
      case HARRY_BOTTER -> harryBotter(state, journal);
      case MASK_SHORTAGE -> maskShortage(state, journal);
      case EQUIPMENT_SCAM -> equipmentScam(state, journal);
      case ACADEMY_CLUSTER -> Travel.arriveAt(state, Board.ACADEMY, I, 1, journal);
      case VOLUNTEERS -> volunteers(state, journal);
      case RESTORED_TRUST -> restoredTrust(state, journal);
      case DISINFORMATION -> disinformation(state, journal);
    }
  }

  // marker, +5, +10; the marker does not move
  private static void festivalSeason(CodroidState state, Journal journal) {
    if (isAverted(state, EventCard.FESTIVAL_SEASON, journal)) {
      return;
    }
    for (int steps = 0; steps <= 10; steps += 5) {
      Travel.arriveAt(state, Board.clockwise(state.marker, steps), I, 1, journal);
    }
  }

  private static void marketContamination(CodroidState state, Journal journal) {
    if (!isAverted(state, EventCard.MARKET_CONTAMINATION, journal)) {
      infectOne(state, Board.MARKET_1, journal);
      infectOne(state, Board.MARKET_2, journal);
    }
  }

  // which houses have an incubating robot is noted before anything changes
  private static void dinnerWithFriends(CodroidState state, Journal journal) {
    int hosts = 0;
    for (int house = 0; house < Board.HOUSES; house++) {
      if (state.count(house, I) > 0) {
        hosts |= 1 << house;
      }
    }
    boolean onlyOne = state.isTaken(Measure.LOCKDOWN);
    for (int steps = 0; steps < Board.HOUSES; steps++) {
      int house = Board.clockwise(state.marker, steps);
      boolean isHost = (hosts & (1 << house)) != 0;
      if (isHost && infectOne(state, Board.next(house), journal) && onlyOne) {
        return;
      }
    }
  }

  // the die says how many are infected, and these come first
  private static void returningTravellers(CodroidState state, Chance chance, Journal journal) {
    if (isAverted(state, EventCard.RETURNING_TRAVELLERS, journal)) {
      return;
    }
    int infected = chance.d6(Draws.TRAVELLERS);
    for (int traveller = 0; traveller < TRAVELLERS; traveller++) {
      Travel.arriveHome(state, traveller < infected ? I : H, journal);
    }
  }

  // masks or gestures 2 limit it to the first two places with a healthy robot
  private static void publicPlacesContamination(CodroidState state, Journal journal) {
    boolean limited =
        state.isTaken(Measure.MANDATORY_MASKS) || state.isTaken(Measure.BARRIER_GESTURES_2);
    int infected = 0;
    for (int place = Board.BAR; place < Board.ACADEMY; place++) {
      if (limited && infected == PLACES_SPARED_BEYOND) {
        return;
      }
      if (infectOne(state, place, journal)) {
        infected++;
      }
    }
  }

  private static void harryBotter(CodroidState state, Journal journal) {
    if (!isAverted(state, EventCard.HARRY_BOTTER, journal)) {
      Travel.arriveAt(state, Board.CINEMA, I, fans(state), journal);
    }
  }

  // the first line that applies decides
  private static int fans(CodroidState state) {
    if (state.isTaken(Measure.MANDATORY_MASKS)) {
      return 1;
    }
    return state.isTaken(Measure.SCHOOL_CLOSURE) ? 3 : 2;
  }

  // masks bought this very turn are lost too
  private static void maskShortage(CodroidState state, Journal journal) {
    if (journal.isOn() && state.isTaken(Measure.MANDATORY_MASKS)) {
      journal.add(new Happening.MeasureLost(Measure.MANDATORY_MASKS));
    }
    state.taken &= ~Measure.MANDATORY_MASKS.bit();
    state.inForce &= ~Measure.MANDATORY_MASKS.bit();
  }

  private static void equipmentScam(CodroidState state, Journal journal) {
    int leaving = Math.min(SCAMMED, state.inColumn(Column.A));
    for (int i = 0; i < leaving; i++) {
      state.changeColumn(Column.A, -1);
      int house = state.sendHome(S);
      if (journal.isOn()) {
        journal.add(new Happening.LeftHospitalSick(Column.A, Place.ALL.get(house)));
      }
    }
  }

  // the row opens once; the card then counts as taken, free of charge
  private static void volunteers(CodroidState state, Journal journal) {
    if (state.isTaken(Measure.MILITARY_HOSPITAL)) {
      return;
    }
    state.extraRowOpen = true;
    state.taken |= Measure.MILITARY_HOSPITAL.bit();
    if (journal.isOn()) {
      journal.add(new Happening.RowOpened());
    }
  }

  private static void restoredTrust(CodroidState state, Journal journal) {
    state.trustBank++;
    if (journal.isOn()) {
      journal.add(new Happening.TrustBanked(state.trustBank));
    }
  }

  // all 23 places
  private static void disinformation(CodroidState state, Journal journal) {
    for (int place = 0; place < Board.PLACES; place++) {
      if (state.isAtRisk(place)) {
        infectOne(state, place, journal);
      }
    }
  }

  private static boolean infectOne(CodroidState state, int place, Journal journal) {
    boolean infected = state.infect(place, 1) > 0;
    if (infected && journal.isOn()) {
      journal.add(new Happening.Infected(Place.ALL.get(place), 1));
    }
    return infected;
  }

  private static boolean isAverted(CodroidState state, EventCard card, Journal journal) {
    Optional<Measure> by = card.avertedBy().filter(state::isTaken);
    if (journal.isOn()) {
      by.ifPresent(measure -> journal.add(new Happening.EventAverted(card, measure)));
    }
    return by.isPresent();
  }
}
