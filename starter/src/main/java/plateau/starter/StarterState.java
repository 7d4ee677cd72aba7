package plateau.starter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.journal.Journal;
import plateau.kernel.tabletop.Counter;
import plateau.kernel.tabletop.Dealt;
import plateau.kernel.tabletop.FaceDown;
import plateau.kernel.tabletop.Hand;
import plateau.kernel.tabletop.Participant;
import plateau.kernel.tabletop.Seen;
import plateau.kernel.words.Message;
import plateau.starter.StarterMove.Leave;
import plateau.starter.StarterMove.Look;
import plateau.starter.StarterMove.Rest;
import plateau.starter.StarterMove.Show;
import plateau.starter.StarterMove.Take;

/** A position: what lies where, and who knows what. The sections are those of rules_en.md. */
public final class StarterState implements State<StarterState, StarterMove> {

  private static final Draw HOPS = Draw.die(Message.of("draw.hops"));
  private static final int NOWHERE = -1;
  private static final int NOBODY = -1;
  private static final int FOUR_OF_A_KIND = 4;
  // §4.2: for none, one, two, three and four of a kind.
  private static final int[] POINTS = {0, 1, 3, 6, 10};
  private static final double MOST_POINTS = 10;

  private final int seats;
  private final int rounds;
  // By the numbers of the spots; behind them what lies far away, which nobody ever sees.
  private final Trinket[] trinkets;
  // Bit s of a spot is set while seat s knows what lies there.
  private final int[] knownBy;
  private int round = 1;
  private int turn;
  private int hops;
  private int taken = NOWHERE;
  private int shower = NOBODY;

  StarterState(int seats, int rounds, List<Trinket> trinkets, int hops) {
    this.seats = seats;
    this.rounds = rounds;
    this.trinkets = trinkets.toArray(new Trinket[0]);
    this.knownBy = new int[Spot.BUSHES + seats * Spot.PLACES];
    this.hops = hops;
    for (int seat = 0; seat < seats; seat++) {
      letKnow(1 << seat, nestOf(seat));
    }
  }

  private StarterState(StarterState other) {
    seats = other.seats;
    rounds = other.rounds;
    trinkets = other.trinkets.clone();
    knownBy = other.knownBy.clone();
    round = other.round;
    turn = other.turn;
    hops = other.hops;
    taken = other.taken;
    shower = other.shower;
  }

  /** §1: all trinkets are shuffled and laid out, and the first player throws the die. */
  static StarterState dealt(int seats, int rounds, Chance chance, Journal journal) {
    List<Trinket> all = new ArrayList<>();
    for (Trinket trinket : Trinket.values()) {
      all.addAll(Collections.nCopies(Trinket.OF_EACH, trinket));
    }
    chance.shuffle(all);
    StarterState state = new StarterState(seats, rounds, all, 0);
    for (int seat = 0; seat < seats; seat++) {
      journal.add(new StarterEntry.Dealt(seat, state.trinketsOf(seat)));
    }
    journal.add(new StarterEntry.RoundBegan(state.round));
    state.roll(chance, journal);
    return state;
  }

  @Override
  public int toMove() {
    return isOver() ? Seat.OVER : turn;
  }

  @Override
  public List<StarterMove> moves() {
    List<StarterMove> moves = new ArrayList<>();
    if (taken != NOWHERE) {
      for (int place = Leave.BEAK; place <= Spot.PLACES; place++) {
        moves.add(new Leave(place));
      }
      return moves;
    }
    if (mayShow()) {
      moves.add(new Show());
    }
    for (int number = 0; number < knownBy.length; number++) {
      Spot spot = Spot.numbered(number);
      if (mayLook(spot)) {
        moves.add(new Look(spot));
      }
      if (mayTake(spot)) {
        moves.add(new Take(spot));
      }
    }
    moves.add(new Rest());
    return moves;
  }

  @Override
  public void play(StarterMove move, Chance chance, Journal journal) {
    switch (move) {
      case Look(Spot at) -> look(at, journal);
      case Take(Spot from) -> take(from, journal);
      case Leave(int place) -> leave(place, journal);
      case Show _ -> shower = turn;
      case Rest _ -> rest(journal);
    }
    if (shower == NOBODY && hops == 0 && taken == NOWHERE) {
      passTurn(chance, journal);
    }
    if (isOver()) {
      showAll(journal);
    }
  }

  // §4: four of a kind win; after the last round the most points do.
  @Override
  public Result result() {
    List<Integer> scores = IntStream.range(0, seats).map(this::points).boxed().toList();
    if (shower != NOBODY) {
      return new Result("four-of-a-kind", List.of(shower), scores);
    }
    int most = Collections.max(scores);
    List<Integer> winners =
        IntStream.range(0, seats).filter(seat -> scores.get(seat) == most).boxed().toList();
    return new Result("rounds-over", winners, scores);
  }

  @Override
  public StarterState copy() {
    return new StarterState(this);
  }

  /** §3: where the seat has not looked, any of the trinkets may lie that it has not seen. */
  StarterState imagine(int seat, Chance chance) {
    StarterState imagined = copy();
    int[] unseen = IntStream.range(0, trinkets.length).filter(i -> !knows(seat, i)).toArray();
    List<Trinket> anywhere = new ArrayList<>();
    for (int number : unseen) {
      anywhere.add(trinkets[number]);
    }
    // Sorted, so that what comes out does not depend on where they really lie.
    Collections.sort(anywhere);
    chance.shuffle(anywhere);
    for (int i = 0; i < unseen.length; i++) {
      imagined.trinkets[unseen[i]] = anywhere.get(i);
    }
    return imagined;
  }

  StarterView view(int seat) {
    return new StarterView(
        somebody(seat),
        Math.min(round, rounds),
        rounds,
        somebody(toMove()),
        Counter.of("hops", hops),
        dealt(seat, 0, Spot.BUSHES),
        IntStream.range(0, seats)
            .mapToObj(nest -> Hand.own("nest", nest, dealt(seat, nestOf(nest), nestOf(nest + 1))))
            .toList(),
        taken());
  }

  /** From 0 to 1: half when nobody has more points than this seat, or fewer. */
  double promise(int seat) {
    if (isOver()) {
      return result().won(seat) ? 1 : 0;
    }
    int best = 0;
    for (int other = 0; other < seats; other++) {
      best = other == seat ? best : Math.max(best, points(other));
    }
    return 0.5 + (points(seat) - best) / (2 * MOST_POINTS);
  }

  boolean isOver() {
    return shower != NOBODY || round > rounds;
  }

  int seats() {
    return seats;
  }

  int hops() {
    return hops;
  }

  int turn() {
    return turn;
  }

  /** Where the trinket was that is in the beak; while there is one, the only move is to leave. */
  Optional<Spot> taken() {
    return taken == NOWHERE ? Optional.empty() : Optional.of(Spot.numbered(taken));
  }

  boolean isThere(Spot spot) {
    return spot.number() < knownBy.length;
  }

  /** What this seat knows to lie there. */
  Optional<Trinket> known(int seat, Spot spot) {
    return knows(seat, spot.number()) ? Optional.of(trinkets[spot.number()]) : Optional.empty();
  }

  /** How many of this kind may still lie anywhere that the seat has not seen. */
  int unseen(int seat, Trinket trinket) {
    return (int)
        IntStream.range(0, trinkets.length)
            .filter(number -> !knows(seat, number) && trinkets[number] == trinket)
            .count();
  }

  /** The kinds of which this nest has most. */
  List<Trinket> mostIn(int seat) {
    int most = countOfMost(seat);
    return Arrays.stream(Trinket.values()).filter(kind -> count(seat, kind) == most).toList();
  }

  /** What the nest of whose turn it is would be worth after this move. */
  int pointsAfter(Leave leave) {
    StarterState after = copy();
    after.leave(leave.place(), Journal.OFF);
    return after.points(turn);
  }

  /** What this move would leave. */
  Trinket left(Leave leave) {
    return trinkets[leave.place() == Leave.BEAK ? taken : nestOf(turn) + leave.place() - 1];
  }

  // §2.2: a nest costs double.
  int costOfLooking(Spot spot) {
    return spot.isBush() ? 1 : 2;
  }

  int costOfTaking(Spot spot) {
    return 2 * costOfLooking(spot);
  }

  private boolean mayLook(Spot spot) {
    return hops >= costOfLooking(spot) && !knows(turn, spot.number());
  }

  private boolean mayTake(Spot spot) {
    return hops >= costOfTaking(spot) && !spot.isInNestOf(turn);
  }

  // §4.1
  private boolean mayShow() {
    return countOfMost(turn) == FOUR_OF_A_KIND;
  }

  private void look(Spot at, Journal journal) {
    hops -= costOfLooking(at);
    journal.add(new StarterEntry.Looked(turn, at));
    see(at, journal);
  }

  private void take(Spot from, Journal journal) {
    hops -= costOfTaking(from);
    taken = from.number();
    journal.add(new StarterEntry.Took(turn, from));
    see(from, journal);
  }

  private void see(Spot spot, Journal journal) {
    knownBy[spot.number()] |= 1 << turn;
    journal.add(new StarterEntry.Saw(turn, spot, trinkets[spot.number()]));
  }

  // §2.3: whoever knew what was taken knows where it is now; what is left lies face up.
  private void leave(int place, Journal journal) {
    if (place != Leave.BEAK) {
      int own = nestOf(turn) + place - 1;
      Trinket left = trinkets[own];
      trinkets[own] = trinkets[taken];
      trinkets[taken] = left;
      knownBy[own] = knownBy[taken];
    }
    letKnow(everybody(), taken, taken + 1);
    journal.add(new StarterEntry.Left(turn, trinkets[taken], Spot.numbered(taken)));
    taken = NOWHERE;
  }

  private void rest(Journal journal) {
    hops = 0;
    journal.add(new StarterEntry.Rested(turn));
  }

  private void passTurn(Chance chance, Journal journal) {
    turn = (turn + 1) % seats;
    if (turn == 0) {
      round++;
    }
    if (isOver()) {
      return;
    }
    if (turn == 0) {
      journal.add(new StarterEntry.RoundBegan(round));
    }
    roll(chance, journal);
  }

  private void roll(Chance chance, Journal journal) {
    hops = chance.d6(HOPS);
    journal.add(new StarterEntry.Rolled(turn, hops));
  }

  // §4.3: so that everybody can count.
  private void showAll(Journal journal) {
    letKnow(everybody(), nestOf(0), nestOf(seats));
    for (int seat = 0; seat < seats; seat++) {
      journal.add(new StarterEntry.Showed(seat, trinketsOf(seat)));
    }
  }

  private int everybody() {
    return (1 << seats) - 1;
  }

  private void letKnow(int who, int from, int to) {
    for (int number = from; number < to; number++) {
      knownBy[number] |= who;
    }
  }

  private void letKnow(int who, int nest) {
    letKnow(who, nest, nest + Spot.PLACES);
  }

  private boolean knows(int seat, int number) {
    if (seat == Seat.REFEREE) {
      return true;
    }
    // What a spectator knows, everybody does.
    int who = seat == Seat.SPECTATOR ? everybody() : 1 << seat;
    return number < knownBy.length && (knownBy[number] & who) == who;
  }

  private static int nestOf(int seat) {
    return Spot.BUSHES + seat * Spot.PLACES;
  }

  private List<Trinket> trinketsOf(int seat) {
    return List.of(Arrays.copyOfRange(trinkets, nestOf(seat), nestOf(seat + 1)));
  }

  private static Optional<Participant> somebody(int seat) {
    return seat < 0 ? Optional.empty() : Optional.of(new Participant(seat));
  }

  private List<Dealt> dealt(int viewer, int from, int to) {
    return IntStream.range(from, to).mapToObj(number -> dealt(viewer, number)).toList();
  }

  // §3: what everybody knows lies open; of all else the view says who knows it.
  private Dealt dealt(int viewer, int number) {
    if (knownBy[number] == everybody()) {
      return trinkets[number].card();
    }
    Seen seen = new Seen(knowers(number));
    return knows(viewer, number)
        ? trinkets[number].card().seenBy(seen)
        : new FaceDown("trinket", seen);
  }

  private List<Integer> knowers(int number) {
    return IntStream.range(0, seats)
        .filter(seat -> (knownBy[number] & 1 << seat) != 0)
        .boxed()
        .toList();
  }

  // §4.2. A trinket in the beak counts for whoever holds it, and no more for whom it was taken
  // from.
  private int points(int seat) {
    int points = 0;
    for (Trinket trinket : Trinket.values()) {
      points += POINTS[Math.min(count(seat, trinket), FOUR_OF_A_KIND)];
    }
    return points;
  }

  private int countOfMost(int seat) {
    int most = 0;
    for (Trinket trinket : Trinket.values()) {
      most = Math.max(most, count(seat, trinket));
    }
    return most;
  }

  private int count(int seat, Trinket trinket) {
    int count = taken != NOWHERE && seat == turn && trinkets[taken] == trinket ? 1 : 0;
    for (int number = nestOf(seat); number < nestOf(seat + 1); number++) {
      if (number != taken && trinkets[number] == trinket) {
        count++;
      }
    }
    return count;
  }
}
