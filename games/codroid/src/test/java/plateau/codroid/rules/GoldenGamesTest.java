package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.codroid.rules.Measure.BARRIER_GESTURES_1;
import static plateau.codroid.rules.Measure.BARRIER_GESTURES_2;
import static plateau.codroid.rules.Measure.BORDER_SCREENING;
import static plateau.codroid.rules.Measure.EMERGENCY_LIMITS;
import static plateau.codroid.rules.Measure.LOCKDOWN;
import static plateau.codroid.rules.Measure.MANDATORY_MASKS;
import static plateau.codroid.rules.Measure.MILITARY_HOSPITAL;
import static plateau.codroid.rules.Measure.SCHOOL_AWARENESS;
import static plateau.codroid.rules.Measure.SHOPPING_GOOD_PRACTICE;
import static plateau.codroid.rules.Measure.TREATMENT;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.kernel.Result;

/** The two golden games (§11.1, §11.2), draw by draw. */
@Tag("golden")
class GoldenGamesTest {

  // round | step 1 dice | after step 2 | after step 3, marker | step 4 dice | after step 4: totals;
  // hospital; marker | places, crisis, budget | played | event | left over, bank
  private static final String TABLE_A =
      """
      1 | 4, 3, 4 | 57/2/3/0 | ring-1 | 2, 3, 2       | 57/2/3/0; 0·0·0; ring-1 | 3, 0, 1 | barrier-gestures-1                   | 6 mask-shortage (no effect)   | 0, 0
      2 | 3, 1, 5 | 57/0/5/0 | gas-4  | 2, 6, 1, 5, 6 | 57/0/1/1; 3·0·0; gas-4  | 1, 0, 2 | military-hospital                    | 10 restored-trust             | 0, 1
      3 | 1, 3, 5 | 57/0/1/1 | gas-5  | 2             | 57/0/1/1; 0·3·0; gas-5  | 1, 0, 3 | emergency-limits, barrier-gestures-2 | 11 disinformation (no effect) | 0, 0
      4 | 2, 1, 3 | 57/0/1/1 | gas-1  | 4, 1, 2, 1    | 57/0/0/3; 0·0·2; ring-2 |         |                                      |                               |
      """;

  private static final String TABLE_B =
      """
      1 | 1, 1, 4 | 49/10/3/0  | | 1, 6, 2 | 49/10/1/1; 1·0·0; ring-2 | 1, 0, 1 | barrier-gestures-1 | 9 volunteers | 0, 0
      2 | 4, 2, 2 | 45/4/11/1  | | 3, 3, 6, 6, 1, 6, 3, 1, 5, 2, 4 | 45/4/5/3; 4·1·0; ring-2 | 5, 0, 2 | emergency-limits | 8 academy-cluster | 0, 0
      3 | 4, 2, 5 | 40/5/10/3  | | 4, 3, 5, 4, 4, 4, 6, 5, 4, 1, 5 | 40/5/8/4; 1·4·1; crater-3 | 5, 0, 3 | school-awareness | 2 dinner-with-friends | 0, 0
      4 | 3, 4, 5 | 27/12/14/4 | | 1, 2, 6, 1, 4, 5, 5, 3, 4, 3, 1, 3, 5, 2, 2, 1, 3, 4, 1 | 27/12/11/9; 0·1·3; ring-1 | 7, 1, 4 | mandatory-masks, shopping-good-practice | 6 mask-shortage | 0, 0
      5 | 3, 2, 3 | 21/6/23/9  | | 6, 4, 2, 5, 1, 3, 1, 2, 3, 5, 1, 1, 6, 1, 4, 5, 4, 1, 2, 4, 3, 1, 3, 6, 3, 1, 1 | 21/6/12/19; 2·0·2; gas-4 | 9, 1, 4 | mandatory-masks | 10 restored-trust | 1, 1
      6 | 1, 1, 3 | 15/6/18/19 | | 6, 1, 1, 2, 5, 1, 5, 2, 1, 2, 5, 3, 5, 4, 5, 2, 1, 2, 2, 3 | 15/6/14/24; 0·2·0; gas-1 | 11, 2, 5 | treatment | 7 equipment-scam (no effect) | 0, 0
      7 | 4, 2, 2 | 13/2/20/24 | | 4, 6, 5, 4, 6, 3, 3, 3, 1, 5, 4, 3, 3, 2, 3, 4, 2, 6, 3, 5, 1, 4 | 13/2/7/35; 2·0·2; gas-1 | 7, 2, 7 | barrier-gestures-2, border-screening, lockdown | 8 academy-cluster | 0, 0
      8 | 6, 6, 3 | 13/2/10/35 | | 2, 2, 6, 6, 3, 6, 3, 3 | 13/2/4/40; 3·2·0; ring-3 | | | |
      """;

  private static final String[] FINAL_A = {
    "crater-1 5/0/0/0, ring-1 4/0/0/0, crater-2 2/0/0/2, gas-1 5/0/0/1",
    "ring-2 1/0/0/0, crater-3 2/0/0/0, gas-2 6/0/0/0, ring-3 5/0/0/0",
    "gas-3 2/0/0/0, crater-4 3/0/0/0, ring-4 4/0/0/0, crater-5 1/0/0/0",
    "gas-4 6/0/0/0, ring-5 5/0/0/0, crater-6 3/0/0/0, gas-5 3/0/0/0"
  };

  private static final String[] FINAL_B = {
    "crater-1 5/2/0/4, ring-1 0/0/0/2, crater-2 1/0/0/2, gas-1 2/0/0/3",
    "ring-2 1/0/0/3, crater-3 0/0/0/2, gas-2 0/0/0/3, ring-3 0/0/1/0",
    "gas-3 1/0/1/4, crater-4 0/0/1/7, ring-4 0/0/0/1, crater-5 1/0/0/2",
    "gas-4 0/0/1/1, ring-5 1/0/0/3, crater-6 1/0/0/1, gas-5 0/0/0/1",
    "restaurant 0/0/0/1"
  };

  private final GoldenGame a = new GoldenGame(new int[] {4, 0, 2, 1}, GoldenRound.table(TABLE_A));
  private final GoldenGame b = new GoldenGame(new int[] {1, 4, 2, 0}, GoldenRound.table(TABLE_B));

  @Test
  @DisplayName("11.1 Golden game A: 32 draws, eradication in round 4")
  void goldenGameA() {
    assertThat(a.numberOfDraws()).isEqualTo(32);
    CodroidState end = a.stepByStep();
    assertBoard(end, FINAL_A);
    assertThat(CodroidView.of(end))
        .returns(List.of(0, 0, 2), CodroidView::hospital)
        .returns(true, CodroidView::extraRowOpen)
        .returns(Place.RING_2.ordinal(), CodroidView::marker)
        .returns(4, CodroidView::round)
        .returns(Phase.OVER, CodroidView::step)
        .returns(0, CodroidView::crisis)
        .returns(0, CodroidView::trustBank)
        .returns(
            List.of(BARRIER_GESTURES_1, BARRIER_GESTURES_2, EMERGENCY_LIMITS, MILITARY_HOSPITAL),
            CodroidView::taken)
        .returns(Measure.listOf(end.taken), CodroidView::inForce)
        .returns(List.of(), CodroidView::closedStations)
        .returns(0, CodroidView::arrived)
        .returns(0, CodroidView::scrapped)
        .returns(Status.WON_ERADICATED, CodroidView::status);
  }

  @Test
  @DisplayName("11.1 Golden game A: rounds 1 and 2 in full")
  void goldenGameAInFull() {
    a.stepByStep();
    assertThat(BoardText.marker(a.at("set-up"))).isEqualTo("ring-1");
    assertHas(a.at("set-up"), "crater-5 3/1/0/0, gas-1 5/1/0/0, ring-3 4/1/0/0");
    assertBoard(
        a.at("round 1 after step 1"),
        "crater-1 3/0/0/0, ring-1 2/0/0/0, crater-2 3/1/0/0, gas-1 4/0/0/0, ring-2 1/0/0/0",
        "crater-3 2/0/0/0, gas-2 4/0/0/0, ring-3 5/0/0/0, gas-3 3/0/0/0, crater-4 0/1/0/0",
        "ring-4 4/0/0/0, crater-5 4/0/0/0, gas-4 empty, ring-5 4/0/0/0, crater-6 2/0/0/0",
        "gas-5 2/0/0/0, bar 6/0/0/0, cinema 5/1/0/0, media-library 3/0/0/0, restaurant 2/0/0/0");
    assertBoard(
        a.at("round 1 after step 2"),
        "crater-1 3/0/0/0, ring-1 2/0/0/0, crater-2 3/0/1/0, gas-1 4/0/0/0, ring-2 1/0/0/0",
        "crater-3 2/0/0/0, gas-2 4/0/0/0, ring-3 5/0/0/0, gas-3 3/0/0/0, crater-4 0/0/1/0",
        "ring-4 4/0/0/0, crater-5 4/0/0/0, gas-4 empty, ring-5 4/0/0/0, crater-6 2/0/0/0",
        "gas-5 2/0/0/0, bar 6/0/0/0, cinema 3/2/1/0, media-library 3/0/0/0, restaurant 2/0/0/0");
    assertSameBoard(a.at("round 1 after step 3"), a.at("round 1 after step 2"));
    assertSameBoard(a.at("round 1 after step 4"), a.at("round 1 after step 2"));
    assertBoard(
        a.at("round 2 after step 1"),
        "crater-1 1/0/0/0, ring-1 2/0/0/0, crater-2 1/0/1/0, gas-1 2/0/0/0, ring-2 2/0/0/0",
        "crater-3 0/1/0/0, gas-2 3/0/0/0, ring-3 4/0/0/0, gas-3 1/0/1/0, crater-4 empty",
        "ring-4 4/0/0/0, crater-5 2/0/0/0, gas-4 empty, ring-5 5/0/0/0, crater-6 empty",
        "gas-5 2/0/0/0, bar 4/0/0/0, cinema 0/1/1/0, media-library 1/0/0/0, restaurant 2/0/0/0",
        "academy 11/0/0/0, market-1 10/0/0/0");
  }

  @Test
  @DisplayName("11.1 Golden game A through the door of a match")
  void goldenGameAThroughTheDoor() {
    var match = a.throughTheDoor();
    assertThat(match.state().result())
        .isEqualTo(new Result("won-eradicated", List.of(0), List.of(1)));
    assertThat(CodroidView.of(match.state()).places())
        .isEqualTo(CodroidView.of(a.stepByStep()).places());
    assertBoard(match.state(), FINAL_A);
  }

  @Test
  @DisplayName("11.2 Golden game B: 156 draws, forty cured in round 8")
  void goldenGameB() {
    assertThat(b.numberOfDraws()).isEqualTo(156);
    CodroidState end = b.stepByStep();
    assertBoard(end, FINAL_B);
    assertThat(CodroidView.of(end))
        .returns(List.of(3, 2, 0), CodroidView::hospital)
        .returns(true, CodroidView::extraRowOpen)
        .returns(Place.RING_3.ordinal(), CodroidView::marker)
        .returns(8, CodroidView::round)
        .returns(Phase.OVER, CodroidView::step)
        .returns(2, CodroidView::crisis)
        .returns(0, CodroidView::trustBank)
        .returns(
            List.of(
                BARRIER_GESTURES_1,
                SHOPPING_GOOD_PRACTICE,
                BARRIER_GESTURES_2,
                EMERGENCY_LIMITS,
                BORDER_SCREENING,
                MILITARY_HOSPITAL,
                SCHOOL_AWARENESS,
                MANDATORY_MASKS,
                LOCKDOWN,
                TREATMENT),
            CodroidView::taken)
        .returns(Measure.listOf(end.taken), CodroidView::inForce)
        .returns(List.of(), CodroidView::closedStations)
        .returns(4, CodroidView::arrived)
        .returns(2, CodroidView::scrapped)
        .returns(Status.WON_IMMUNE, CodroidView::status);
  }

  @Test
  @DisplayName("11.2 Golden game B: after the lockdown of round 7 and its event")
  void goldenGameBAfterTheLockdown() {
    b.stepByStep();
    assertHas(b.at("set-up"), "crater-2 4/1/0/0, gas-5 4/1/0/0, ring-3 4/1/0/0");
    assertThat(BoardText.marker(b.at("set-up"))).isEqualTo("crater-1");
    assertHas(
        b.at("round 7 at its end"),
        "market-1 1/1/1/12, academy 0/1/0/0, bar 1/0/1/0, restaurant 0/0/0/1, crater-1 6/1/1/3");
  }

  @Test
  @DisplayName("11.2 Golden game B through the door of a match")
  void goldenGameBThroughTheDoor() {
    var match = b.throughTheDoor();
    assertThat(match.state().result()).isEqualTo(new Result("won-immune", List.of(0), List.of(1)));
    assertBoard(match.state(), FINAL_B);
  }

  private static void assertBoard(CodroidState state, String... contents) {
    assertThat(BoardText.lines(BoardText.contents(state)))
        .isEqualTo(BoardText.lines(BoardText.read(contents)));
  }

  private static void assertHas(CodroidState state, String... contents) {
    assertThat(BoardText.contents(state)).containsAllEntriesOf(BoardText.read(contents));
  }

  private static void assertSameBoard(CodroidState one, CodroidState other) {
    assertThat(BoardText.contents(one)).isEqualTo(BoardText.contents(other));
  }
}
