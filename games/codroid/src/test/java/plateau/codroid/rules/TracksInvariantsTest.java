package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.Watched.Moment.END_OF_TURN;
import static plateau.codroid.rules.Watched.Moment.MOVE_OUT;
import static plateau.codroid.rules.Watched.Moment.OPEN_MEASURES;
import static plateau.codroid.rules.Watched.Moment.PLAY_MEASURE;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Invariants 13 to 19 (§12): tracks and cards. */
class TracksInvariantsTest {

  private static final int[] BASE = {1, 2, 3, 3, 3, 3, 5, 3, 3, 3, 3, 3, 3, 3, 3};

  @Test
  @Tag("I-13")
  @DisplayName("13. The crisis is 0, 1 or 2, never decreases, and is at least what the count gives")
  void crisis() {
    RandomPlay.watch(
        step -> {
          assertThat(step.after().crisis).as(step.where()).isBetween(step.before().crisis, 2);
          if (step.is(OPEN_MEASURES)) {
            long places =
                Place.ALL.stream()
                    .filter(place -> step.after().count(place.ordinal(), Pawn.S) > 0)
                    .count();
            int level = places > 10 ? 2 : places > 5 ? 1 : 0;
            assertThat(step.after().crisis)
                .as(step.where())
                .isEqualTo(Math.max(level, step.before().crisis));
          } else {
            assertThat(step.after().crisis).as(step.where()).isEqualTo(step.before().crisis);
          }
        });
  }

  @Test
  @Tag("I-14")
  @DisplayName("14. The round rises by one a turn; past the last only when time is up")
  void round() {
    RandomPlay.watch(
        step -> {
          int rise = step.is(END_OF_TURN) ? 1 : 0;
          assertThat(step.after().round).as(step.where()).isEqualTo(step.before().round + rise);
          assertThat(step.after().round).as(step.where()).isBetween(1, step.after().rounds + 1);
          assertThat(step.after().round == step.after().rounds + 1)
              .as(step.where())
              .isEqualTo(step.after().status == Status.LOST_TIME);
        });
  }

  @Test
  @Tag("I-15")
  @DisplayName(
      "15. In force ⊆ taken, equal at the start of a turn; taken only grows, but for masks")
  void takenAndInForce() {
    RandomPlay.watch(
        step -> {
          CodroidState now = step.after();
          assertThat(now.inForce & ~now.taken).as(step.where()).isZero();
          if (step.is(MOVE_OUT)) {
            assertThat(step.before().inForce).as(step.where()).isEqualTo(step.before().taken);
          }
          int lost = step.before().taken & ~now.taken;
          assertThat(lost & ~Measure.MANDATORY_MASKS.bit()).as(step.where()).isZero();
        });
  }

  @Test
  @Tag("I-16")
  @DisplayName("16. Gestures 2 taken ⇒ gestures 1 taken")
  void gestures() {
    RandomPlay.watch(
        step -> {
          if (step.after().isTaken(Measure.BARRIER_GESTURES_2)) {
            assertThat(step.after().isTaken(Measure.BARRIER_GESTURES_1)).as(step.where()).isTrue();
          }
        });
  }

  @Test
  @Tag("I-17")
  @DisplayName("17. A step 5 costs at most its points and the bank; the bank is never below 0")
  void budget() {
    int[] purse = new int[1];
    RandomPlay.watch(
        step -> {
          CodroidState now = step.after();
          assertThat(now.trustBank).as(step.where()).isNotNegative();
          if (step.is(OPEN_MEASURES)) {
            assertThat(now.pointsLeft).as(step.where()).isEqualTo(BASE[now.round - 1] + now.crisis);
            purse[0] = now.pointsLeft + now.trustBank;
          } else if (step.is(PLAY_MEASURE)) {
            purse[0] -= Measure.listOf(now.taken & ~step.before().taken).getFirst().cost();
            assertThat(purse[0]).as(step.where()).isNotNegative();
            assertThat(now.pointsLeft + now.trustBank).as(step.where()).isEqualTo(purse[0]);
            boolean fromTheBank = now.trustBank < step.before().trustBank;
            assertThat(fromTheBank && now.pointsLeft > 0).as(step.where()).isFalse();
          }
        });
  }

  @Test
  @Tag("I-18")
  @DisplayName("18. Three closed stations exactly when transport is closed, and always the same")
  void closedStations() {
    RandomPlay.watch(
        step -> {
          List<Place> closed = step.after().closedStations();
          boolean taken = step.after().isTaken(Measure.TRANSPORT_CLOSURE);
          assertThat(new HashSet<>(closed)).as(step.where()).hasSize(taken ? 3 : 0);
          List<Place> before = step.before().closedStations();
          assertThat(before.isEmpty() || before.equals(closed)).as(step.where()).isTrue();
          List<Place> ignoring = new ArrayList<>(Place.HOUSES);
          ignoring.removeIf(house -> !step.after().isClosedStation(house.ordinal()));
          assertThat(ignoring).as(step.where()).containsExactlyInAnyOrderElementsOf(closed);
        });
  }

  @Test
  @Tag("I-19")
  @DisplayName("19. Extra row open ⇒ military hospital taken")
  void extraRow() {
    RandomPlay.watch(
        step -> {
          if (step.after().extraRowOpen) {
            assertThat(step.after().isTaken(Measure.MILITARY_HOSPITAL)).as(step.where()).isTrue();
          }
          if (step.is(MOVE_OUT)) {
            assertThat(step.before().extraRowOpen)
                .as(step.where())
                .isEqualTo(step.before().isInForce(Measure.MILITARY_HOSPITAL));
          }
        });
  }

  /** §6.5.3, stated once more in the plainest way. */
  @Test
  @Tag("R-46")
  @Tag("R-50")
  @DisplayName(
      "6.5 The legal moves: not taken, prerequisite taken, affordable, in the card's order")
  void legalMoves() {
    RandomPlay.watch(
        step -> {
          if (step.is(OPEN_MEASURES) || step.is(PLAY_MEASURE)) {
            CodroidView view = CodroidView.of(step.after());
            List<CodroidMove> legal = new ArrayList<>();
            for (Measure card : Measure.values()) {
              boolean free = !view.taken().contains(card);
              boolean unlocked =
                  card != Measure.BARRIER_GESTURES_2
                      || view.taken().contains(Measure.BARRIER_GESTURES_1);
              boolean affordable = card.cost() <= view.pointsLeft() + view.trustBank();
              if (free && unlocked && affordable) {
                legal.add(new CodroidMove.PlayMeasure(card));
              }
            }
            legal.add(new CodroidMove.Done());
            assertThat(step.after().moves()).as(step.where()).isEqualTo(legal);
          }
        });
  }
}
