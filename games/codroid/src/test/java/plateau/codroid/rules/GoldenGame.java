package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plateau.codroid.CodroidGame;
import plateau.kernel.Setup;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;

/**
 * A recorded game of the rules page, played again in two ways: step by step, comparing every cell
 * of its table, and as a match through the door.
 */
final class GoldenGame {

  private static final int[] SET_UP = {6, 5, 5, 16};

  private final List<GoldenRound> table;
  private final List<Drawn> draws = new ArrayList<>();
  private final Map<String, CodroidState> moments = new HashMap<>();

  GoldenGame(int[] picks, List<GoldenRound> table) {
    this.table = table;
    for (int i = 0; i < picks.length; i++) {
      draws.add(new Drawn(SET_UP[i], picks[i]));
    }
    table.forEach(round -> draws.addAll(round.draws()));
  }

  int numberOfDraws() {
    return draws.size();
  }

  /** The position at a moment of the step by step game, such as "round 2 after step 1". */
  CodroidState at(String moment) {
    CodroidState state = moments.get(moment);
    if (state == null) {
      throw new IllegalArgumentException(moment + " is not among " + moments.keySet());
    }
    return state;
  }

  CodroidState stepByStep() {
    CodroidState state = new CodroidState(1, 10, 5);
    RecordedChance chance = new RecordedChance(draws);
    SetUp.setUp(state, chance, Journal.OFF);
    remember("set-up", state);
    table.forEach(round -> play(round, state, chance));
    assertThat(chance.isUsedUp()).as("all draws are used").isTrue();
    return state;
  }

  private void play(GoldenRound round, CodroidState state, RecordedChance chance) {
    String name = "round " + round.round() + " ";
    assertThat(state.round).as("round").isEqualTo(round.round());
    FirstMovement.run(state, chance, Journal.OFF);
    remember(name + "after step 1", state);
    Disease.run(state, Journal.OFF);
    remember(name + "after step 2", state);
    assertCell(name + "totals after step 2", BoardText.totals(state), round.totalsAfterStep2());
    SecondMovement.run(state, Journal.OFF);
    remember(name + "after step 3", state);
    if (!round.markerAfterStep3().isEmpty()) {
      assertCell(name + "marker after step 3", BoardText.marker(state), round.markerAfterStep3());
    }
    Care.run(state, chance, Journal.OFF);
    remember(name + "after step 4", state);
    assertCell(name + "totals after step 4", BoardText.totals(state), round.totals());
    assertCell(name + "hospital after step 4", BoardText.hospital(state), round.hospital());
    assertCell(name + "marker after step 4", BoardText.marker(state), round.marker());
    assertThat(state.status == Status.IN_PROGRESS)
        .as(name + "goes on after step 4")
        .isEqualTo(!round.isLast());
    if (!round.isLast()) {
      decideAndDraw(round, state, chance, name);
    }
  }

  private void decideAndDraw(
      GoldenRound round, CodroidState state, RecordedChance chance, String name) {
    Measures.open(state, Journal.OFF);
    assertCell(
        name + "places, crisis, budget",
        placesWithSick(state) + ", " + state.crisis + ", " + state.pointsLeft,
        round.placesCrisisBudget());
    for (Measure measure : round.played()) {
      CodroidMove move = new CodroidMove.PlayMeasure(measure);
      assertThat(state.moves()).as(name + "legal moves").contains(move);
      state.play(move, chance, Journal.OFF);
    }
    int leftOver = state.pointsLeft;
    CodroidView before = CodroidView.of(state);
    Events.run(state, chance, Journal.OFF);
    assertThat(EventCard.ALL.get(round.eventIndex()).id())
        .as(name + "event")
        .isEqualTo(round.eventId());
    assertThat(CodroidView.of(state).equals(before))
        .as(name + "event has no effect")
        .isEqualTo(round.eventHasNoEffect());
    assertCell(
        name + "left over, bank", leftOver + ", " + state.trustBank, round.leftOverAndBank());
    Turn.end(state, Journal.OFF);
    remember(name + "at its end", state);
  }

  private static long placesWithSick(CodroidState state) {
    return Place.ALL.stream().filter(place -> state.count(place.ordinal(), Pawn.S) > 0).count();
  }

  /** The same game through the door; the draws of all steps come from one list. */
  Match<CodroidState, CodroidMove> throughTheDoor() {
    CodroidGame game = new CodroidGame();
    RecordedChance chance = new RecordedChance(draws);
    Match<CodroidState, CodroidMove> match =
        Match.start(game, Setup.of(game.info(), 1, Map.of()), step -> chance);
    for (GoldenRound round : table) {
      round.played().forEach(measure -> accept(match, measure.id()));
      if (!round.isLast()) {
        accept(match, "done");
      }
    }
    assertThat(chance.isUsedUp()).as("all draws are used").isTrue();
    return match;
  }

  private static void accept(Match<CodroidState, CodroidMove> match, String move) {
    assertThat(match.play(0, move)).as(move).isInstanceOf(Answer.Accepted.class);
  }

  private void remember(String moment, CodroidState state) {
    moments.put(moment, state.copy());
  }

  private static void assertCell(String name, String actual, String expected) {
    assertThat(actual).as(name).isEqualTo(expected);
  }
}
