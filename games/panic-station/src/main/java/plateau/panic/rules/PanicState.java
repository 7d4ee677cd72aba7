package plateau.panic.rules;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.cards.Piles;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.parasite.Parasites;
import plateau.panic.rules.History.Fact;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;
import plateau.panic.view.Ending;

/**
 * One position of Panic Station: the cards, the characters, the parasites, the laid rooms, who is
 * infected, and the {@link Agenda} of what remains to be resolved. A copy takes less than 2 KB. The
 * rules of each section stand in classes of their own and change the position through its parts.
 *
 * <p>Seats are places at the table: seat i has the i-th colour, and turns go round from {@code
 * first}, the place that was drawn (R73).
 */
public final class PanicState implements State<PanicState, PanicMove> {

  static final int NOBODY = -1;

  final Options options;
  final int first;
  final Piles piles;
  final Crew crew;
  final Parasites parasites;
  final Station station;
  final RoomStack stack;
  final Infection infection;
  final Agenda agenda;
  TurnNotes turn;

  int current;
  int turnNumber;
  int marker;
  boolean markerActive = true;
  boolean doorsOpen;
  int phases;

  /** A bit for each seat that has begun its first turn. */
  int begun;

  @Nullable Ending ending;
  int winners;
  @Nullable History history;

  /** The seat whose decision is on top of the agenda. */
  int decider = NOBODY;

  // Worked out when first asked for, and kept until the next move.
  private @Nullable List<PanicMove> moves;

  PanicState(Options options, int first, RoomStack stack) {
    this.options = options;
    this.first = first;
    this.stack = stack;
    piles = new Piles(options.seats(), options.bulletsPerAmmo());
    crew = new Crew(options.seats(), Rooms.COUNT);
    parasites = new Parasites(Rooms.COUNT);
    station = Station.start();
    infection = new Infection(options.seats());
    agenda = new Agenda();
    turn = new TurnNotes();
    current = first;
    marker = first;
  }

  private PanicState(PanicState other) {
    this(
        other,
        other.piles.copy(),
        other.infection.copy(),
        other.stack.copy(),
        other.history,
        other.moves);
  }

  private PanicState(
      PanicState other,
      Piles piles,
      Infection infection,
      RoomStack stack,
      @Nullable History history,
      @Nullable List<PanicMove> moves) {
    options = other.options;
    first = other.first;
    this.piles = piles;
    crew = other.crew.copy();
    parasites = other.parasites.copy();
    station = other.station.copy();
    this.stack = stack;
    this.infection = infection;
    agenda = other.agenda.copy();
    turn = other.turn.copy();
    current = other.current;
    turnNumber = other.turnNumber;
    marker = other.marker;
    markerActive = other.markerActive;
    doorsOpen = other.doorsOpen;
    phases = other.phases;
    begun = other.begun;
    ending = other.ending;
    winners = other.winners;
    this.history = history;
    decider = other.decider;
    this.moves = moves;
  }

  /** A copy with these cards, statuses, stack and history instead of its own. */
  PanicState with(
      Piles otherPiles,
      Infection otherInfection,
      RoomStack otherStack,
      @Nullable History otherHistory) {
    return new PanicState(this, otherPiles, otherInfection, otherStack, otherHistory, null);
  }

  @Override
  public int toMove() {
    return ending == null ? decider : Seat.OVER;
  }

  @Override
  public List<PanicMove> moves() {
    List<PanicMove> known = moves;
    if (known == null) {
      known = ending == null ? LegalMoves.of(this) : List.of();
      moves = known;
    }
    return known;
  }

  /** Moves that were worked out in the middle of a step and turned out not to be asked for. */
  void forgetMoves() {
    moves = null;
  }

  @Override
  public void play(PanicMove move, Chance chance, Journal journal) {
    moves = null;
    Resolution.decide(this, move, chance, journal);
    Resolution.run(this, chance, journal);
  }

  /** Everybody who won has one point (section 15). */
  @Override
  public Result result() {
    Ending how = ending;
    if (how == null) {
      throw new IllegalStateException("the game is not over");
    }
    Integer[] scores = new Integer[options.seats()];
    Arrays.setAll(scores, seat -> winners >> seat & 1);
    return new Result(how.id(), seats(winners), List.of(scores));
  }

  @Override
  public PanicState copy() {
    return new PanicState(this);
  }

  // What the game asks of a position

  /** The position before anyone decides (section 5). */
  public static PanicState start(Options options, Chance chance, Journal journal) {
    PanicState state = SetUp.of(options, chance, journal);
    Turn.begin(state, state.first, chance, journal);
    Resolution.run(state, chance, journal);
    return state;
  }

  /** Section 16: all that a seat may know. */
  public Object view(int seat) {
    return Views.of(this, seat);
  }

  /** A whole position that fits what this seat knows. */
  public PanicState imagine(int seat, Chance chance) {
    return Imagination.of(this, seat, chance);
  }

  public Message describe(PanicMove move) {
    return Actions.of(move).words(this, move);
  }

  /** What each legal move leads to, as far as the seat that decides can know. */
  public Outlook outlook() {
    Things things = new Things(this);
    return Outlook.of(
        moves().stream().map(move -> Actions.of(move).prospect(things, move)).toList());
  }

  /** Why a move is not legal now, for the seat that decides. */
  public Message whyNot(PanicMove move) {
    return Actions.whyNot(this, move);
  }

  /** Why a thing that somebody points at cannot be chosen now. */
  public Optional<Message> whyNot(String thing) {
    return Pointing.whyNot(this, thing);
  }

  // Questions that several sections ask

  int seats() {
    return options.seats();
  }

  /** 8.9: whether a card may leave this hand for play. */
  boolean canPlayCards(int seat) {
    return piles.handSize(seat) > options.minimumHand();
  }

  /** 8.9, for one kind. */
  boolean canPlay(int seat, CardKind kind) {
    return piles.holds(seat, kind) && canPlayCards(seat);
  }

  /** 4.2: security passages are usable with open doors or a key card on the table. */
  boolean passesSecurity(int seat) {
    return doorsOpen || piles.hasOnTable(seat, CardKind.KEY_CARD);
  }

  /** The room of one of the current player's characters, or {@link Crew#NOWHERE}. */
  int roomOf(Role role) {
    return crew.room(Member.index(current, role));
  }

  /** Whether the current player has a character in this room. */
  boolean isInRoom(int room) {
    return (crew.standingIn(room) & Crew.pair(current)) != 0;
  }

  int livingHumans() {
    int humans = 0;
    for (int seat = 0; seat < seats(); seat++) {
      humans += crew.isAlive(seat) && !infection.isInfected(seat) ? 1 : 0;
    }
    return humans;
  }

  void pay(int actionPoints) {
    turn.actionPoints -= actionPoints;
  }

  void end(Ending how, int winningSeats) {
    ending = how;
    winners = winningSeats;
    decider = NOBODY;
    agenda.clear();
  }

  void remember(Fact fact, int seat, int other, int card, int otherCard, int room, long cards) {
    history = History.after(history, fact, seat, other, card, otherCard, room, cards, turnNumber);
  }

  void remember(Fact fact, int seat, int card) {
    remember(fact, seat, NOBODY, card, History.NONE, History.NONE, 0);
  }

  static List<Integer> seats(int bits) {
    if (bits == 0) {
      return Collections.emptyList();
    }
    Integer[] seats = new Integer[Integer.bitCount(bits)];
    int left = bits;
    for (int i = 0; i < seats.length; i++, left &= left - 1) {
      seats[i] = Integer.numberOfTrailingZeros(left);
    }
    return List.of(seats);
  }
}
