package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Journal;

/**
 * A position in the words of the rules page: how it stands, what happens to it, and what is true
 * afterwards. As on the page, what is not mentioned is empty, no measure is in force, the hospital
 * is empty and has 5 beds in each column.
 */
final class Zydia {

  final CodroidState state;
  private CodroidState before;

  private Zydia(CodroidState state) {
    this.state = state;
    this.before = state.copy();
  }

  // How it stands

  static Zydia board(String... contents) {
    return boardWithOptions(10, 5, contents);
  }

  static Zydia boardWithOptions(int rounds, int beds, String... contents) {
    CodroidState state = new CodroidState(1, rounds, beds);
    BoardText.fill(state, contents);
    return new Zydia(state);
  }

  /** §5: the picks are a crater house, a gas house, a ring house and the marker. */
  static Zydia setUp(int crater, int gas, int ring, int marker) {
    Zydia zydia = board();
    RecordedChance picks =
        new RecordedChance(
            List.of(
                new Drawn(6, crater),
                new Drawn(5, gas),
                new Drawn(5, ring),
                new Drawn(16, marker)));
    SetUp.setUp(zydia.state, picks, Journal.OFF);
    assertThat(picks.isUsedUp()).as("all picks are used").isTrue();
    return zydia;
  }

  Zydia inForce(Measure... measures) {
    for (Measure measure : measures) {
      state.taken |= measure.bit();
      state.inForce |= measure.bit();
    }
    return this;
  }

  /** Played this turn: the card lies there, its rules do not work yet. */
  Zydia justTaken(Measure... measures) {
    for (Measure measure : measures) {
      state.taken |= measure.bit();
    }
    return this;
  }

  Zydia markerOn(String house) {
    state.marker = BoardText.place(house).ordinal();
    return this;
  }

  Zydia withHospital(String columns) {
    BoardText.fillHospital(state, columns);
    return this;
  }

  Zydia withMilitaryRow() {
    state.extraRowOpen = true;
    return inForce(Measure.MILITARY_HOSPITAL);
  }

  Zydia inRound(int round) {
    state.round = round;
    return this;
  }

  Zydia withCrisis(int level) {
    state.crisis = level;
    return this;
  }

  Zydia withTrust(int points) {
    state.trustBank = points;
    return this;
  }

  // What happens

  /** One roll of step 1. */
  Zydia roll(HouseType type, int die) {
    return happens(() -> FirstMovement.roll(state, type, die, Journal.OFF));
  }

  /** Step 1, all three rolls. */
  Zydia goOut(int crater, int gas, int ring) {
    return happensWith(
        dice(crater, gas, ring), draws -> FirstMovement.run(state, draws, Journal.OFF));
  }

  /** Step 2. */
  Zydia diseaseDevelops() {
    return happens(() -> Disease.run(state, Journal.OFF));
  }

  /** Step 3. */
  Zydia comeHome() {
    return happens(() -> SecondMovement.run(state, Journal.OFF));
  }

  /** Step 4: exactly these dice are rolled. */
  Zydia care(int... dice) {
    return happensWith(dice(dice), draws -> Care.run(state, draws, Journal.OFF));
  }

  /** The beginning of step 5: crisis and budget. */
  Zydia openMeasures() {
    return happens(() -> Measures.open(state, Journal.OFF));
  }

  /** The group plays these cards one after the other, each of which must be legal then. */
  Zydia play(Measure... measures) {
    return happens(
        () -> {
          for (Measure measure : measures) {
            canPlay(measure);
            state.play(
                new CodroidMove.PlayMeasure(measure), new RecordedChance(List.of()), Journal.OFF);
          }
        });
  }

  /** Step 6: this card is drawn, and then exactly these dice are rolled. */
  Zydia event(EventCard card, int... dice) {
    return happensWith(eventDraws(card, dice), draws -> Events.run(state, draws, Journal.OFF));
  }

  /** The group is done; the event is the last draw of the game. */
  Zydia finishLastRound(EventCard card) {
    return happensWith(eventDraws(card), draws -> state.play(CodroidMove.DONE, draws, Journal.OFF));
  }

  /** §6.7. */
  Zydia endTurn() {
    return happens(() -> Turn.end(state, Journal.OFF));
  }

  // What is true then

  /** Exactly this stands on the board; places not mentioned are empty. */
  Zydia holds(String... contents) {
    assertThat(BoardText.lines(BoardText.contents(state)))
        .as("the board")
        .isEqualTo(BoardText.lines(BoardText.read(contents)));
    return this;
  }

  /** What just happened changed these places, and no others. */
  Zydia changed(String... contents) {
    Map<Place, String> expected = BoardText.contents(before);
    expected.putAll(BoardText.read(contents));
    assertThat(BoardText.lines(BoardText.contents(state)))
        .as("the board")
        .isEqualTo(BoardText.lines(expected));
    return this;
  }

  /** What just happened changed nothing at all. */
  Zydia changedNothing() {
    assertThat(CodroidView.of(state)).isEqualTo(CodroidView.of(before));
    return this;
  }

  /** These places hold this; the others may hold anything. */
  Zydia has(String... contents) {
    BoardText.read(contents)
        .forEach(
            (place, content) ->
                assertThat(BoardText.content(state, place)).as(place.id()).isEqualTo(content));
    return this;
  }

  Zydia totalsAre(String totals) {
    assertThat(BoardText.totals(state)).as("totals").isEqualTo(totals);
    return this;
  }

  Zydia markerIsOn(String house) {
    assertThat(BoardText.marker(state)).as("marker").isEqualTo(house);
    return this;
  }

  Zydia hospitalIs(String columns) {
    assertThat(BoardText.hospital(state)).as("hospital").isEqualTo(columns);
    return this;
  }

  Zydia arrivedAre(int arrived) {
    assertThat(state.arrived).as("arrived").isEqualTo(arrived);
    return this;
  }

  Zydia scrappedAre(int scrapped) {
    assertThat(state.scrapped).as("scrapped").isEqualTo(scrapped);
    return this;
  }

  Zydia crisisIs(int level) {
    assertThat(state.crisis).as("crisis").isEqualTo(level);
    return this;
  }

  Zydia roundIs(int round) {
    assertThat(state.round).as("round").isEqualTo(round);
    return this;
  }

  Zydia pointsLeftAre(int points) {
    assertThat(state.pointsLeft).as("points left").isEqualTo(points);
    return this;
  }

  Zydia trustIs(int points) {
    assertThat(state.trustBank).as("trust bank").isEqualTo(points);
    return this;
  }

  Zydia takenAre(Measure... measures) {
    assertThat(Measure.listOf(state.taken)).as("taken").containsExactlyInAnyOrder(measures);
    return this;
  }

  Zydia inForceAre(Measure... measures) {
    assertThat(Measure.listOf(state.inForce)).as("in force").containsExactlyInAnyOrder(measures);
    return this;
  }

  Zydia closedStationsAre(String... houses) {
    assertThat(state.closedStations().stream().map(Place::id))
        .as("closed stations")
        .containsExactly(houses);
    return this;
  }

  Zydia canPlay(Measure... measures) {
    assertThat(playable()).as("playable").contains(measures);
    return this;
  }

  Zydia cannotPlay(Measure... measures) {
    assertThat(playable()).as("playable").doesNotContain(measures);
    return this;
  }

  Zydia canPlayOnly(Measure... measures) {
    assertThat(playable()).as("playable").containsExactlyInAnyOrder(measures);
    return this;
  }

  Zydia goesOn() {
    return isOver(Status.IN_PROGRESS);
  }

  Zydia isOver(Status status) {
    assertThat(state.status).as("status").isEqualTo(status);
    return this;
  }

  private List<Measure> playable() {
    List<Measure> playable = new ArrayList<>();
    for (CodroidMove move : state.moves()) {
      if (move instanceof CodroidMove.PlayMeasure(Measure measure)) {
        playable.add(measure);
      }
    }
    return playable;
  }

  private Zydia happens(Runnable what) {
    before = state.copy();
    what.run();
    return this;
  }

  private interface Step {
    void with(RecordedChance draws);
  }

  private Zydia happensWith(List<Drawn> list, Step step) {
    RecordedChance draws = new RecordedChance(list);
    happens(() -> step.with(draws));
    assertThat(draws.used()).as("draws made of %s", list).isEqualTo(list.size());
    return this;
  }

  private static List<Drawn> dice(int... faces) {
    return Arrays.stream(faces).mapToObj(face -> new Drawn(6, face - 1)).toList();
  }

  private static List<Drawn> eventDraws(EventCard card, int... dice) {
    List<Drawn> draws = new ArrayList<>();
    draws.add(new Drawn(12, card.ordinal()));
    draws.addAll(dice(dice));
    return draws;
  }

  /** One sick robot in each of the first n places. */
  static String[] sickIn(int places) {
    return IntStream.range(0, places)
        .mapToObj(place -> Place.ALL.get(place).id() + " 0/0/1/0")
        .toArray(String[]::new);
  }
}
