package plateau.panic.player;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Status;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;
import plateau.panic.view.CharacterSeen;
import plateau.panic.view.HeatScanSeen;
import plateau.panic.view.Own;
import plateau.panic.view.PanicView;
import plateau.panic.view.ParasiteSeen;
import plateau.panic.view.Pending;
import plateau.panic.view.PlayerSeen;
import plateau.panic.view.ThisTurn;
import plateau.panic.view.TradeSeen;

/**
 * One decision as its player sees it: the view laid out for the questions that rules of thumb ask,
 * and the legal moves. Rooms are numbers and sets of rooms bit masks, as in {@link Rooms}.
 */
final class Situation {

  static final int NOWHERE = Rooms.NOWHERE;

  private final PanicView view;
  private final Own own;
  private final List<PanicMove> legal;
  private final Temper temper;
  private final int hidingRounds;
  private final Station station;
  private final Suspicion suspicion;
  private final int me;
  private final int[] characterRooms;

  /** A bit for each character of other players in a room. */
  private final int[] others = new int[Rooms.COUNT];

  private @Nullable Threat threat;

  Situation(
      PanicView view, List<PanicMove> legal, Temper temper, int hidingRounds, Station station) {
    this.view = view;
    this.own = view.own().orElseThrow();
    this.legal = legal;
    this.temper = temper;
    this.hidingRounds = hidingRounds;
    this.station = station;
    this.suspicion = new Suspicion(view, own);
    this.me = own.colour().seat();
    this.characterRooms = new int[2 * view.players().size()];
    for (int member = 0; member < characterRooms.length; member++) {
      characterRooms[member] = character(member).room().map(Room::number).orElse(NOWHERE);
      if (characterRooms[member] != NOWHERE && Member.seatOf(member) != me) {
        others[characterRooms[member]] |= 1 << member;
      }
    }
  }

  // The decision

  Temper temper() {
    return temper;
  }

  Pending decision() {
    return view.decision().orElseThrow();
  }

  List<PanicMove> legal() {
    return legal;
  }

  boolean isLegal(PanicMove move) {
    return legal.contains(move);
  }

  /** The move where it is legal, else null. */
  @Nullable PanicMove ifLegal(PanicMove move) {
    return isLegal(move) ? move : null;
  }

  // Time

  int actionPoints() {
    return view.thisTurn().actionPoints();
  }

  /** Whether it is too early to infect: nobody is to be warned. */
  boolean isEarly() {
    return view.turn() <= hidingRounds * players();
  }

  /** Whether parasites will move and bite before I have ended my next turn (section 6). */
  boolean parasitesComeSoon() {
    return view.markerActivated();
  }

  // Myself

  boolean isHuman() {
    return own.status() == Status.HUMAN;
  }

  boolean isHost() {
    return own.status() == Status.HOST;
  }

  int me() {
    return me;
  }

  PlayerSeen myself() {
    return view.players().get(me);
  }

  /** The room of one of my characters, or NOWHERE. */
  int room(Role role) {
    return characterRooms[Member.index(me, role)];
  }

  boolean isAlive(Role role) {
    return room(role) != NOWHERE;
  }

  int health(Role role) {
    return character(Member.index(me, role)).health();
  }

  /** The rooms where I have a character. */
  int myRooms() {
    int rooms = 0;
    for (Role role : Role.ALL) {
      rooms |= isAlive(role) ? 1 << room(role) : 0;
    }
    return rooms;
  }

  /** Section 9: entering once more this turn would bring no meeting. */
  boolean hasSettled(Role role, int room) {
    ThisTurn turn = view.thisTurn();
    List<Room> settled = role == Role.TROOPER ? turn.trooperSettled() : turn.androidSettled();
    return settled.contains(Room.of(room));
  }

  int count(CardKind kind) {
    int count = 0;
    for (CardKind card : own.hand()) {
      count += card == kind ? 1 : 0;
    }
    return count;
  }

  boolean holds(CardKind kind) {
    return own.hand().contains(kind);
  }

  boolean hasOnTable(CardKind kind) {
    return myself().table().contains(kind);
  }

  CardKind ownInfection() {
    return CardKind.infectionOf(me);
  }

  int gasCans() {
    return count(CardKind.GAS_CAN);
  }

  int gasCansToBurn() {
    return view.rules().gasCansToBurn();
  }

  boolean canBurn() {
    return isHuman() && isAlive(Role.TROOPER) && gasCans() >= gasCansToBurn();
  }

  /** 4.2. */
  boolean passesSecurity() {
    return view.doorsOpen() || hasOnTable(CardKind.KEY_CARD);
  }

  // The others

  int players() {
    return view.players().size();
  }

  boolean isLivingOther(int seat) {
    return seat != me && view.players().get(seat).alive();
  }

  double suspicion(int seat) {
    return suspicion.of(seat);
  }

  boolean isProven(int seat) {
    return suspicion.isProven(seat);
  }

  CharacterSeen character(int member) {
    PlayerSeen player = view.players().get(Member.seatOf(member));
    return Role.ALL.get(member & 1) == Role.TROOPER ? player.trooper() : player.android();
  }

  /** Whose turn it is. */
  int currentSeat() {
    return view.current().seat();
  }

  /** A bit for each character of another player there. */
  int othersIn(int room) {
    return others[room];
  }

  /** Whether entering would be a meeting; in the reactor there are none (R25). */
  boolean isMeeting(int room) {
    return room != Rooms.REACTOR && others[room] != 0;
  }

  /** How suspect the most suspect player there is; 0 when nobody is there. */
  double suspicionIn(int room) {
    double most = 0;
    for (int left = others[room]; left != 0; left &= left - 1) {
      most = Math.max(most, suspicion.of(Member.seatOf(Integer.numberOfTrailingZeros(left))));
    }
    return most;
  }

  List<TradeSeen> trades() {
    return view.trades();
  }

  Colour colour() {
    return own.colour();
  }

  /** How many turns ago everybody was last counted; since the start when never. */
  int turnsSinceHeatScan() {
    List<HeatScanSeen> scans = view.heatScans();
    return view.turn() - (scans.isEmpty() ? 0 : scans.getLast().turn());
  }

  // The station

  Station station() {
    return station;
  }

  boolean isHiveLaid() {
    return station.isLaid(Rooms.HIVE);
  }

  Optional<RoomCard> topCard() {
    return view.topCard();
  }

  boolean isTerminalUsed() {
    return view.thisTurn().terminalUsed();
  }

  boolean isSickBayUsed() {
    return view.thisTurn().sickBayUsed();
  }

  boolean mayStillExplore() {
    return !view.thisTurn().exploreFailed();
  }

  boolean canDraw() {
    return view.deckSize() + view.discardPile().size() > 0;
  }

  List<ParasiteSeen> parasites() {
    return view.parasites();
  }

  boolean isParasiteIn(int room) {
    for (ParasiteSeen parasite : view.parasites()) {
      if (parasite.room().number() == room) {
        return true;
      }
    }
    return false;
  }

  /** What the next parasite phase does to a character there, in quarters of a health point. */
  int threat(int room) {
    return threat().in(room);
  }

  /** The same when the die shows this direction, in health points. */
  int bites(int room, Direction roll) {
    return threat().in(room, roll);
  }

  private Threat threat() {
    Threat known = threat;
    if (known == null) {
      known = new Threat(station, view.parasites());
      threat = known;
    }
    return known;
  }

  /** The laid rooms of a type whose icon is in the room itself (R15). */
  int laidRooms(RoomType type) {
    int rooms = 0;
    for (int room = 0; room < Rooms.COUNT; room++) {
      if (Rooms.type(room) == type
          && station.isLaid(Rooms.card(room))
          && (!type.searchable() || Rooms.hasIcon(room))) {
        rooms |= 1 << room;
      }
    }
    return rooms;
  }
}
