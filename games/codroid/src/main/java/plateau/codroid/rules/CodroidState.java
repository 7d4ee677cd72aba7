package plateau.codroid.rules;

import static plateau.codroid.rules.Pawn.C;
import static plateau.codroid.rules.Pawn.H;
import static plateau.codroid.rules.Pawn.I;
import static plateau.codroid.rules.Pawn.S;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/**
 * One position of Codroid (§3.1) and the shared definitions of §4. One array of 99 counts and a
 * dozen numbers: a copy takes about 500 bytes. The rules of each step stand in a class of their own
 * and change the position through the methods here.
 *
 * <p>Layout of {@code counts}: four for each place (healthy, incubating, sick, cured), then the
 * four totals outside the hospital, then the three columns.
 */
public final class CodroidState implements State<CodroidState, CodroidMove> {

  /** this many cured robots win. */
  static final int CURED_TO_WIN = 40;

  private static final int TOTALS = Board.PLACES * Pawn.KINDS;
  private static final int COLUMNS = TOTALS + Pawn.KINDS;
  private static final int SIZE = COLUMNS + 3;
  private static final int NO_STATIONS = -1;

  /** §4: the second robot that leaves a place is chosen in another order than the others. */
  private static final int[] SECOND_OUT = {I, H, S, C};

  private static final int[] FIRST_OUT = {C, H, I, S};

  final int seats;
  final int rounds;
  final int bedsPerColumn;
  private final int[] counts;

  int marker;
  int round = 1;
  Phase phase = Phase.SETUP;
  int crisis;
  int pointsLeft;
  int trustBank;
  int taken;
  int inForce;
  private int firstClosedStation = NO_STATIONS;
  boolean extraRowOpen;
  int arrived;
  int scrapped;
  Status status = Status.IN_PROGRESS;

  CodroidState(int seats, int rounds, int bedsPerColumn) {
    this.seats = seats;
    this.rounds = rounds;
    this.bedsPerColumn = bedsPerColumn;
    this.counts = new int[SIZE];
  }

  private CodroidState(CodroidState other) {
    seats = other.seats;
    rounds = other.rounds;
    bedsPerColumn = other.bedsPerColumn;
    counts = other.counts.clone();
    marker = other.marker;
    round = other.round;
    phase = other.phase;
    crisis = other.crisis;
    pointsLeft = other.pointsLeft;
    trustBank = other.trustBank;
    taken = other.taken;
    inForce = other.inForce;
    firstClosedStation = other.firstClosedStation;
    extraRowOpen = other.extraRowOpen;
    arrived = other.arrived;
    scrapped = other.scrapped;
    status = other.status;
  }

  /** the group decides in common; a different seat speaks for it in each round. */
  @Override
  public int toMove() {
    return status == Status.IN_PROGRESS ? (round - 1) % seats : Seat.OVER;
  }

  @Override
  public List<CodroidMove> moves() {
    return status == Status.IN_PROGRESS ? MoveLists.of(Measures.playable(this)) : List.of();
  }

  @Override
  public void play(CodroidMove move, Chance chance, Journal journal) {
    switch (move) {
      case CodroidMove.PlayMeasure play -> Measures.play(this, play.measure(), journal);
      case CodroidMove.Done _ -> Turn.finish(this, chance, journal);
    }
  }

  /**
   * The group wins or loses together; there is no score (§1), so a victory counts one for
   * everybody.
   */
  @Override
  public Result result() {
    if (status == Status.IN_PROGRESS) {
      throw new IllegalStateException("the game is not over");
    }
    List<Integer> everyone = IntStream.range(0, seats).boxed().toList();
    return status.isWon()
        ? new Result(status.id(), everyone, Collections.nCopies(seats, 1))
        : new Result(status.id(), List.of(), Collections.nCopies(seats, 0));
  }

  @Override
  public CodroidState copy() {
    return new CodroidState(this);
  }

  // What a place holds

  int count(int place, int pawn) {
    return counts[place * Pawn.KINDS + pawn];
  }

  int pawnsIn(int place) {
    int at = place * Pawn.KINDS;
    return counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3];
  }

  /** All pawns of a state outside the hospital. */
  int total(int pawn) {
    return counts[TOTALS + pawn];
  }

  /** a place is at risk with a sick pawn and strictly more pawns than slots. */
  boolean isAtRisk(int place) {
    return count(place, S) > 0 && pawnsIn(place) > Board.slots(place);
  }

  void put(int place, int pawn, int number) {
    counts[place * Pawn.KINDS + pawn] += number;
    counts[TOTALS + pawn] += number;
  }

  /** Turns pawns of one state into pawns of another, where they stand. */
  void turn(int place, int from, int to, int number) {
    put(place, from, -number);
    put(place, to, number);
  }

  /** §4 infect(place, n): only healthy pawns are infected. Returns how many were. */
  int infect(int place, int number) {
    int infected = Math.min(number, count(place, H));
    turn(place, H, I, infected);
    return infected;
  }

  // Pawns that travel

  /**
   * §4 take(place, n), one pawn: the k-th to leave. Returns its state, or -1 when the place is
   * empty.
   */
  int take(int place, int k) {
    for (int pawn : k == 1 ? SECOND_OUT : FIRST_OUT) {
      if (count(place, pawn) > 0) {
        put(place, pawn, -1);
        return pawn;
      }
    }
    return -1;
  }

  /**
   * §4 sendHome(state): into the house under the marker, which then advances. Returns the
   * house.
   */
  int sendHome(int pawn) {
    int house = marker;
    put(house, pawn, 1);
    marker = Board.next(marker);
    return house;
  }

  /** Moves everything from one place into another, states unchanged. */
  void moveAll(int from, int to) {
    for (int pawn = 0; pawn < Pawn.KINDS; pawn++) {
      int number = count(from, pawn);
      put(from, pawn, -number);
      put(to, pawn, number);
    }
  }

  // The hospital

  int inColumn(Column column) {
    return counts[COLUMNS + column.ordinal()];
  }

  void changeColumn(Column column, int by) {
    counts[COLUMNS + column.ordinal()] += by;
  }

  boolean hasFreeBed(Column column) {
    return freeBeds(column) > 0;
  }

  int freeBeds(Column column) {
    return (extraRowOpen ? bedsPerColumn + 1 : bedsPerColumn) - inColumn(column);
  }

  // Cards

  boolean isInForce(Measure measure) {
    return measure.isIn(inForce);
  }

  boolean isTaken(Measure measure) {
    return measure.isIn(taken);
  }

  /** §7.2: the closed stations are the marker's house and those 5 and 10 further. */
  void closeStationsFromMarker() {
    firstClosedStation = marker;
  }

  boolean isClosedStation(int house) {
    int steps = (house - firstClosedStation + Board.HOUSES) % Board.HOUSES;
    return firstClosedStation != NO_STATIONS && (steps == 0 || steps == 5 || steps == 10);
  }

  List<Place> closedStations() {
    return firstClosedStation == NO_STATIONS
        ? List.of()
        : List.of(
            Place.ALL.get(firstClosedStation),
            Place.ALL.get(Board.clockwise(firstClosedStation, 5)),
            Place.ALL.get(Board.clockwise(firstClosedStation, 10)));
  }

  void end(Status how) {
    status = how;
    phase = Phase.OVER;
  }
}
