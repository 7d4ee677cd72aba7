package plateau.panic.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Notation;
import plateau.panic.PanicGame;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;
import plateau.panic.crew.Status;
import plateau.panic.parasite.Disc;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.view.BodyScanSeen;
import plateau.panic.view.CharacterSeen;
import plateau.panic.view.HeatScanSeen;
import plateau.panic.view.LaidCard;
import plateau.panic.view.Own;
import plateau.panic.view.PanicView;
import plateau.panic.view.ParasiteSeen;
import plateau.panic.view.Pending;
import plateau.panic.view.PlayerSeen;
import plateau.panic.view.Rules;
import plateau.panic.view.TaskKind;
import plateau.panic.view.ThisTurn;
import plateau.panic.view.TradeSeen;

/**
 * What red sees, told piece by piece: the seat that decides is always red's. Unless told otherwise
 * four players stand unhurt in the reactor, in the fifth round, and red has 4 action points.
 */
final class SceneOfRed {

  static final int FIFTH_ROUND = 17;

  private static final Notation<PanicMove> NOTATION = new PanicGame().notation();
  private static final int SEATS = 4;
  private static final int HIDING_ROUNDS = 2;

  private final List<LaidCard> station = new ArrayList<>();
  private final List<ParasiteSeen> parasites = new ArrayList<>();
  private final List<TradeSeen> trades = new ArrayList<>();
  private final List<BodyScanSeen> bodyScans = new ArrayList<>();
  private final List<HeatScanSeen> heatScans = new ArrayList<>();
  private final List<Colour> proven = new ArrayList<>();
  private final List<CardKind> hand =
      new ArrayList<>(Collections.nCopies(3, CardKind.INFECTION_RED));
  private final List<CardKind> table = new ArrayList<>();
  private final Room[] rooms = new Room[2 * SEATS];
  private final int[] health = new int[2 * SEATS];
  private final Status status;
  private int turn = FIFTH_ROUND;
  private int actionPoints = 4;
  private int bullets;
  private boolean markerActivated;
  private Optional<RoomCard> topCard = Optional.empty();
  private Pending decision = pending(TaskKind.TURN_ACTION, Optional.empty(), Optional.empty());
  private Colour current = Colour.RED;

  private SceneOfRed(Status status) {
    this.status = status;
    Arrays.fill(rooms, room("reactor"));
    Arrays.fill(health, 4);
    lay("reactor", 0, 0, 0);
  }

  static SceneOfRed human() {
    return new SceneOfRed(Status.HUMAN);
  }

  static SceneOfRed infected() {
    return new SceneOfRed(Status.INFECTED);
  }

  static SceneOfRed host() {
    return new SceneOfRed(Status.HOST);
  }

  // The station

  SceneOfRed lay(String card, int x, int y, int rotation) {
    station.add(new LaidCard(RoomCard.of(card), x, y, rotation, false));
    return this;
  }

  SceneOfRed laySearched(String card, int x, int y, int rotation) {
    station.add(new LaidCard(RoomCard.of(card), x, y, rotation, true));
    return this;
  }

  SceneOfRed topCard(String card) {
    topCard = Optional.of(RoomCard.of(card));
    return this;
  }

  SceneOfRed parasiteIn(String room) {
    parasites.add(new ParasiteSeen(Disc.of(parasites.size()), room(room), false));
    return this;
  }

  SceneOfRed parasitesComeSoon() {
    markerActivated = true;
    return this;
  }

  // Characters

  SceneOfRed put(Colour colour, Role role, String room) {
    rooms[2 * colour.seat() + role.ordinal()] = room(room);
    return this;
  }

  SceneOfRed wound(Colour colour, Role role, int left) {
    health[2 * colour.seat() + role.ordinal()] = left;
    return this;
  }

  // What red has and knows

  SceneOfRed holding(CardKind... cards) {
    hand.addAll(List.of(cards));
    return this;
  }

  SceneOfRed onTable(CardKind... cards) {
    table.addAll(List.of(cards));
    return this;
  }

  SceneOfRed bullets(int number) {
    bullets = number;
    return this;
  }

  SceneOfRed actionPoints(int number) {
    actionPoints = number;
    return this;
  }

  SceneOfRed turn(int number) {
    turn = number;
    return this;
  }

  SceneOfRed proven(Colour... infected) {
    proven.addAll(List.of(infected));
    return this;
  }

  /** Red counted them with a scan: so many of the four are infected. */
  SceneOfRed counted(int infected) {
    heatScans.add(new HeatScanSeen(turn - 1, infected, SEATS - infected));
    return this;
  }

  SceneOfRed scanned(Colour target, CardKind... found) {
    bodyScans.add(new BodyScanSeen(turn - 1, Colour.RED, target, List.of(found)));
    return this;
  }

  SceneOfRed traded(Colour player, Colour partner) {
    trades.add(
        new TradeSeen(
            turn - 1, player, partner, room("run-2"), Optional.empty(), Optional.empty()));
    return this;
  }

  SceneOfRed redTraded(Colour partner, CardKind gave, CardKind got) {
    trades.add(
        new TradeSeen(
            turn - 1, Colour.RED, partner, room("run-2"), Optional.of(gave), Optional.of(got)));
    return this;
  }

  // What red is asked

  /** Red entered and meets somebody. */
  SceneOfRed meetingOf(Role role, String room) {
    put(Colour.RED, role, room);
    decision = pending(TaskKind.MEETING, Optional.of(role), Optional.empty());
    return this;
  }

  /** Red entered and is to choose his card for this partner. */
  SceneOfRed offerTo(Colour partner) {
    decision = pending(TaskKind.OFFER, Optional.of(Role.ANDROID), Optional.of(partner));
    return this;
  }

  /** This player entered red's room and red is to choose his card. */
  SceneOfRed answerTo(Colour visitor) {
    current = visitor;
    decision = pending(TaskKind.ANSWER, Optional.of(Role.ANDROID), Optional.of(Colour.RED));
    return this;
  }

  SceneOfRed aim(Role role) {
    decision = pending(TaskKind.AIM, Optional.of(role), Optional.empty());
    return this;
  }

  SceneOfRed decide(TaskKind kind) {
    decision = pending(kind, Optional.of(Role.ANDROID), Optional.empty());
    return this;
  }

  SceneOfRed place(String card) {
    decision =
        new Pending(
            TaskKind.PLACE_ROOM,
            Colour.RED,
            Optional.empty(),
            Optional.of(room("reactor")),
            Optional.of(RoomCard.of(card)),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            0,
            0);
    return this;
  }

  /** Damage that comes to both of red's characters. */
  SceneOfRed hitFor(int damage) {
    decision =
        new Pending(
            TaskKind.VESTS,
            Colour.RED,
            Optional.empty(),
            Optional.of(room("reactor")),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            damage,
            damage);
    return this;
  }

  /** What the player with this temper answers, of these moves. */
  String answer(Temper temper, String... legal) {
    List<PanicMove> moves =
        Arrays.stream(legal).map(text -> NOTATION.read(text).orElseThrow()).toList();
    PanicMove chosen = new PanicPlayer(temper, HIDING_ROUNDS).decide(view(), moves);
    return NOTATION.write(chosen);
  }

  Suspicion suspicion() {
    PanicView view = view();
    return new Suspicion(view, view.own().orElseThrow());
  }

  PanicView view() {
    return new PanicView(
        turn,
        Colour.RED,
        current,
        Optional.of(decision),
        new ThisTurn(
            actionPoints,
            false,
            false,
            false,
            false,
            false,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of()),
        Colour.GREEN,
        markerActivated,
        3,
        false,
        station,
        List.of(),
        topCard,
        topCard.isPresent() ? 5 : 0,
        List.of(),
        players(),
        parasites,
        5 - parasites.size(),
        5,
        20,
        List.of(),
        List.of(),
        List.of(),
        0,
        trades,
        bodyScans,
        heatScans,
        Optional.of(new Own(Colour.RED, status, hand, List.of(), proven, Optional.empty())),
        Optional.empty(),
        new Rules(3, 3, false, false, 40, 4, true, 5));
  }

  private List<PlayerSeen> players() {
    List<PlayerSeen> players = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      boolean red = seat == Colour.RED.seat();
      players.add(
          new PlayerSeen(
              Colour.ALL.get(seat),
              health[2 * seat] + health[2 * seat + 1] > 0,
              true,
              character(2 * seat),
              character(2 * seat + 1),
              red ? hand.size() : 6,
              red ? table : List.of(),
              red ? bullets : 0,
              4));
    }
    return players;
  }

  private CharacterSeen character(int member) {
    return new CharacterSeen(
        health[member] == 0 ? Optional.empty() : Optional.of(rooms[member]), health[member]);
  }

  private static Pending pending(TaskKind kind, Optional<Role> role, Optional<Colour> partner) {
    return new Pending(
        kind,
        Colour.RED,
        role,
        Optional.empty(),
        Optional.empty(),
        partner,
        Optional.empty(),
        List.of(),
        0,
        0);
  }

  private static Room room(String id) {
    return Room.of(id).orElseThrow();
  }
}
