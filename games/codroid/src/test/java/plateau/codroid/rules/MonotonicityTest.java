package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.Measure.BARRIER_GESTURES_2;
import static plateau.codroid.rules.Measure.EMERGENCY_LIMITS;
import static plateau.codroid.rules.Measure.LIMIT_ANTICLOCKWISE;
import static plateau.codroid.rules.Measure.LIMIT_CLOCKWISE;
import static plateau.codroid.rules.Measure.LOCKDOWN;
import static plateau.codroid.rules.Measure.MANDATORY_MASKS;
import static plateau.codroid.rules.Measure.MARKET_CLOSURE;
import static plateau.codroid.rules.Measure.PUBLIC_PLACES_CLOSURE;
import static plateau.codroid.rules.Measure.SCHOOL_AWARENESS;
import static plateau.codroid.rules.Measure.SCHOOL_CLOSURE;
import static plateau.codroid.rules.Measure.TRANSPORT_CLOSURE;
import static plateau.codroid.rules.Measure.TREATMENT;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.chance.Recording;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;

/** Invariants 20 to 22 (§12): the same position and the same dice, with one measure more. */
class MonotonicityTest {

  private static final int POSITIONS = 800;

  @Test
  @Tag("I-20")
  @DisplayName("20. Masks, awareness or gestures 2 never increase infections in any place")
  void infections() {
    for (long seed = 1; seed <= POSITIONS; seed++) {
      for (Measure added : List.of(MANDATORY_MASKS, SCHOOL_AWARENESS, BARRIER_GESTURES_2)) {
        CodroidState without = without(added, seed);
        CodroidState with = with(added, without);
        Disease.run(without, Journal.OFF);
        Disease.run(with, Journal.OFF);
        for (Place place : Place.ALL) {
          assertThat(with.count(place.ordinal(), Pawn.I))
              .as("position %d with %s: infected in %s", seed, added.id(), place.id())
              .isLessThanOrEqualTo(without.count(place.ordinal(), Pawn.I));
        }
      }
    }
  }

  @Test
  @Tag("I-21")
  @DisplayName("21. A limit, lockdown or closure never increases what a house sends out")
  void outings() {
    List<Measure> limits =
        List.of(
            LIMIT_CLOCKWISE,
            LIMIT_ANTICLOCKWISE,
            LOCKDOWN,
            SCHOOL_CLOSURE,
            PUBLIC_PLACES_CLOSURE,
            MARKET_CLOSURE,
            TRANSPORT_CLOSURE);
    for (long seed = 1; seed <= POSITIONS / 4; seed++) {
      for (Measure added : limits) {
        CodroidState without = without(added, seed);
        CodroidState with = with(added, without);
        for (Place house : Place.HOUSES) {
          for (int die = 1; die <= 5; die++) {
            assertThat(sent(with, house, die))
                .as("position %d with %s: %s on a %d", seed, added.id(), house.id(), die)
                .isLessThanOrEqualTo(sent(without, house, die));
          }
        }
      }
    }
  }

  // One movement alone: everybody else has left the board.
  private static int sent(CodroidState state, Place house, int die) {
    CodroidState alone = state.copy();
    for (Place place : Place.ALL) {
      for (int pawn = 0; pawn < Pawn.KINDS && place != house; pawn++) {
        alone.put(place.ordinal(), pawn, -alone.count(place.ordinal(), pawn));
      }
    }
    int before = alone.pawnsIn(house.ordinal());
    FirstMovement.roll(alone, house.type().orElseThrow(), die, Journal.OFF);
    return before - alone.pawnsIn(house.ordinal());
  }

  @Test
  @Tag("I-22")
  @DisplayName("22. Emergency limits never increase admissions, treatment never decreases cures")
  void care() {
    int compared = 0;
    for (long seed = 1; seed <= POSITIONS; seed++) {
      compared += compareCare(EMERGENCY_LIMITS, Happening.Admitted.class, -1, seed);
      compared += compareCare(TREATMENT, Happening.Cured.class, 1, seed);
    }
    assertThat(compared).as("games that did not end in the step").isGreaterThan(POSITIONS / 4);
  }

  private static int compareCare(
      Measure added, Class<? extends Happening> counted, int direction, long seed) {
    CodroidState without = without(added, seed);
    CodroidState with = with(added, without);
    List<Entry> journalWithout = new ArrayList<>();
    List<Entry> journalWith = new ArrayList<>();
    Recording dice = new Recording(new Seeded(seed));
    Care.run(without, dice, Journal.into(journalWithout));
    if (without.status != Status.IN_PROGRESS) {
      return 0;
    }
    Care.run(with, new RecordedChance(dice.drawn()), Journal.into(journalWith));
    if (with.status != Status.IN_PROGRESS) {
      return 0;
    }
    long before = journalWithout.stream().filter(counted::isInstance).count();
    long after = journalWith.stream().filter(counted::isInstance).count();
    assertThat(direction * (after - before))
        .as("position %d with %s: %d, was %d", seed, added.id(), after, before)
        .isNotNegative();
    return 1;
  }

  @Test
  @Tag("R-45")
  @DisplayName("Cards taken but not in force change nothing in steps 1 to 4")
  void cardsNotYetInForce() {
    for (long seed = 1; seed <= POSITIONS; seed++) {
      CodroidState without = RandomPositions.position(seed);
      without.inForce = 0;
      without.taken = 0;
      CodroidState with = without.copy();
      with.taken = (1 << Measure.ALL.size()) - 1;
      List<Drawn> drawn = stepsOneToFour(without, new Recording(new Seeded(seed)));
      assertThat(stepsOneToFour(with, new Recording(new Seeded(seed))))
          .as("draws from position %d", seed)
          .isEqualTo(drawn);
      with.taken = without.taken;
      assertThat(CodroidView.of(with)).as("position %d", seed).isEqualTo(CodroidView.of(without));
    }
  }

  private static List<Drawn> stepsOneToFour(CodroidState state, Recording chance) {
    FirstMovement.run(state, chance, Journal.OFF);
    Disease.run(state, Journal.OFF);
    SecondMovement.run(state, Journal.OFF);
    Care.run(state, chance, Journal.OFF);
    return chance.drawn();
  }

  private static CodroidState without(Measure measure, long seed) {
    CodroidState state = RandomPositions.position(seed);
    state.taken &= ~measure.bit();
    state.inForce &= ~measure.bit();
    return state;
  }

  private static CodroidState with(Measure measure, CodroidState without) {
    CodroidState state = without.copy();
    state.taken |= measure.bit();
    state.inForce |= measure.bit();
    if (measure == TRANSPORT_CLOSURE) {
      state.closeStationsFromMarker();
    }
    return state;
  }
}
