package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.panic.PanicGame;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Status;
import plateau.panic.parasite.Disc;
import plateau.panic.parasite.Parasites;
import plateau.panic.station.Cell;
import plateau.panic.station.Placement;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/**
 * A position as the rules page describes it: what the example does not name is ordinary. Players
 * are called by colour, P1 being red; each holds his infection cards and, if nothing else is said,
 * two gas cans.
 */
final class Scene {

  private static final PanicGame GAME = new PanicGame();
  private static final Pattern LAID =
      Pattern.compile("([a-z0-9-]+)@\\((-?\\d+),(-?\\d+)\\)r(\\d+)");

  final PanicState state;
  final List<Entry> journal = new ArrayList<>();
  private long unused = Card.OBJECT_MASK;
  private final boolean[] hasHand;
  private List<CardKind> deckTop = List.of();
  private List<CardKind> onlyDeck = List.of();
  private boolean isDeckGiven;

  private Scene(Options options) {
    state =
        new PanicState(
            options,
            0,
            new RoomStack(
                RoomCard.ALL.stream()
                    .mapToInt(RoomCard::number)
                    .filter(card -> card != Rooms.REACTOR)
                    .toArray()));
    hasHand = new boolean[options.seats()];
    state.begun = (1 << options.seats()) - 1;
    state.turnNumber = 20;
    state.markerActive = false;
    state.marker = 1;
    for (int member = 0; member < 2 * options.seats(); member++) {
      state.crew.place(member, Rooms.REACTOR);
    }
  }

  static Scene of(int seats) {
    return with(seats, Map.of());
  }

  static Scene with(int seats, Map<String, String> options) {
    return new Scene(Options.of(Setup.of(GAME.info(), seats, options)));
  }

  // The station

  Scene laid(String... cards) {
    for (String text : cards) {
      Matcher card = LAID.matcher(text);
      assertThat(card.matches()).as(text).isTrue();
      int number = RoomCard.of(card.group(1)).number();
      int cell = Cell.at(Integer.parseInt(card.group(2)), Integer.parseInt(card.group(3)));
      int place = state.stack.cards().indexOf(number);
      state.stack.take(place);
      state.station.lay(number, Placement.of(cell, Integer.parseInt(card.group(4))));
    }
    return this;
  }

  Scene red(String... cards) {
    for (String card : cards) {
      state.station.turnRed(RoomCard.of(card).number());
    }
    return this;
  }

  /** These cards on top of the exploration stack, in this order. */
  Scene stack(String... cards) {
    for (String card : Arrays.asList(cards).reversed()) {
      int number = RoomCard.of(card).number();
      int place = state.stack.cards().indexOf(number);
      for (int i = place; i > 0; i--) {
        state.stack.set(i, state.stack.card(i - 1));
      }
      state.stack.set(0, number);
    }
    return this;
  }

  /** Nothing but these cards in the stack; the others are out of the way. */
  Scene onlyInStack(String... cards) {
    stack(cards);
    while (state.stack.size() > cards.length) {
      state.stack.take(state.stack.size() - 1);
    }
    return this;
  }

  // Characters and parasites

  Scene at(String room, String... characters) {
    for (String character : characters) {
      state.crew.place(member(character), room(room));
    }
    return this;
  }

  Scene health(String character, int points) {
    int member = member(character);
    state.crew.wound(member, state.crew.health(member) - points);
    return this;
  }

  Scene dead(String... characters) {
    for (String character : characters) {
      health(character, 0);
    }
    return this;
  }

  Scene eliminated(Colour player) {
    dead(player.id() + "-trooper", player.id() + "-android");
    hasHand[player.seat()] = true;
    return this;
  }

  Scene grey(String... rooms) {
    for (String room : rooms) {
      state.parasites.appear(state.parasites.nextInSupply(), room(room));
    }
    return this;
  }

  Scene black(String... rooms) {
    for (String room : rooms) {
      int disc = Parasites.GREY;
      while (state.parasites.room(disc) != Parasites.IN_SUPPLY) {
        disc++;
      }
      state.parasites.appear(disc, room(room));
    }
    return this;
  }

  // Cards

  /** His infection cards and these. */
  Scene hand(Colour player, CardKind... cards) {
    hasHand[player.seat()] = true;
    giveInfectionCards(player.seat());
    for (CardKind kind : cards) {
      state.piles.putInHand(player.seat(), take(kind));
    }
    return this;
  }

  /** These cards and no others. */
  Scene exactHand(Colour player, CardKind... cards) {
    hasHand[player.seat()] = true;
    for (CardKind kind : cards) {
      state.piles.putInHand(player.seat(), kind.isInfection() ? freeInfection(kind) : take(kind));
    }
    return this;
  }

  Scene table(Colour player, CardKind... cards) {
    for (CardKind kind : cards) {
      long hand = state.piles.hand(player.seat());
      state.piles.setHand(player.seat(), Card.bit(take(kind)));
      state.piles.layOnTable(player.seat(), kind);
      state.piles.setHand(player.seat(), hand);
    }
    return this;
  }

  /** Ammo cards on the table with this many bullets in all. */
  Scene bullets(Colour player, int number) {
    while (state.piles.bullets(player.seat()) < number) {
      table(player, CardKind.AMMO);
    }
    state.piles.spendBullets(player.seat(), state.piles.bullets(player.seat()) - number);
    return this;
  }

  /** The next cards of the deck; the others come after them. */
  Scene deck(CardKind... cards) {
    deckTop = List.of(cards);
    return this;
  }

  /** The deck holds these cards and no others. */
  Scene wholeDeck(CardKind... cards) {
    onlyDeck = List.of(cards);
    isDeckGiven = true;
    return this;
  }

  Scene infected(Colour host, Colour... others) {
    state.infection.becomeHost(host.seat());
    Arrays.stream(others).forEach(player -> state.infection.infect(player.seat()));
    return this;
  }

  // Playing

  /** It is this player's turn, with these action points. */
  Scene turn(Colour player, int actionPoints) {
    state.current = player.seat();
    finish();
    state.turn.actionPoints = actionPoints;
    state.agenda.push(TaskKind.TURN_ACTION);
    Resolution.run(state, noDice(), Journal.into(journal));
    return this;
  }

  /** This player begins his turn, with a parasite phase if he holds the activated marker. */
  Scene begin(Colour player, int... dice) {
    finish();
    RecordedChance chance = dice(dice);
    Turn.begin(state, player.seat(), chance, Journal.into(journal));
    Resolution.run(state, chance, Journal.into(journal));
    assertThat(chance.isUsedUp()).as("all dice are used").isTrue();
    return this;
  }

  /** Plays legal moves one after the other; four-sided dice come up as the last one needs them. */
  Scene play(String move, int... dice) {
    RecordedChance chance = dice(dice);
    assertThat(moves()).as("the legal moves").contains(move);
    state.play(GAME.notation().read(move).orElseThrow(), chance, Journal.into(journal));
    assertThat(chance.isUsedUp()).as("all dice are used").isTrue();
    return this;
  }

  /** Plays a move with other chance than four-sided dice. */
  Scene play(String move, Chance chance) {
    assertThat(moves()).as("the legal moves").contains(move);
    state.play(GAME.notation().read(move).orElseThrow(), chance, Journal.into(journal));
    return this;
  }

  List<String> moves() {
    return state.moves().stream().map(GAME.notation()::write).toList();
  }

  List<String> movesThatStartWith(String start) {
    return moves().stream().filter(move -> move.startsWith(start)).toList();
  }

  // Questions

  int health(String character) {
    return state.crew.health(member(character));
  }

  String roomOf(String character) {
    return Rooms.id(state.crew.room(member(character)));
  }

  int handSize(Colour player) {
    return state.piles.handSize(player.seat());
  }

  int count(Colour player, CardKind kind) {
    return state.piles.count(player.seat(), kind);
  }

  int bullets(Colour player) {
    return state.piles.bullets(player.seat());
  }

  int points() {
    return state.turn.actionPoints;
  }

  Colour toMove() {
    return Colour.ALL.get(state.toMove());
  }

  TaskKind decision() {
    return Agenda.kind(state.agenda.top());
  }

  /** Grey and black discs left in the supply, as the page writes them. */
  String supply() {
    return state.parasites.greyInSupply() + "/" + state.parasites.blackInSupply();
  }

  /** The parasites in a room: g for a grey face, b for a black one. */
  String parasitesIn(String room) {
    StringBuilder faces = new StringBuilder();
    for (Disc disc : Disc.ALL) {
      if (state.parasites.room(disc.number()) == room(room)) {
        faces.append(state.parasites.showsBlack(disc.number()) ? 'b' : 'g');
      }
    }
    return faces.toString();
  }

  boolean isRed(String card) {
    return state.station.isRed(RoomCard.of(card).number());
  }

  Status status(Colour player) {
    return state.infection.status(player.seat());
  }

  int plan() {
    return FirstSearch.plan(state);
  }

  String ending() {
    return state.result().code();
  }

  List<Colour> winners() {
    return state.result().winners().stream().map(Colour.ALL::get).toList();
  }

  static RecordedChance dice(int... faces) {
    return new RecordedChance(
        Arrays.stream(faces).mapToObj(face -> new Drawn(4, face - 1)).toList());
  }

  private static RecordedChance noDice() {
    return dice();
  }

  private void finish() {
    for (int seat = 0; seat < hasHand.length; seat++) {
      if (!hasHand[seat]) {
        hand(Colour.ALL.get(seat), CardKind.GAS_CAN, CardKind.GAS_CAN);
      }
    }
    List<Integer> deck = new ArrayList<>();
    (isDeckGiven ? onlyDeck : deckTop).forEach(kind -> deck.add(take(kind)));
    for (long left = isDeckGiven ? 0 : unused; left != 0; left &= left - 1) {
      deck.add(Long.numberOfTrailingZeros(left));
    }
    state.piles.stackDeck(deck.stream().mapToInt(card -> card).toArray());
  }

  private int take(CardKind kind) {
    long free = unused & kind.mask();
    assertThat(free).as("%s left in the box", kind.id()).isNotZero();
    int card = Long.numberOfTrailingZeros(free);
    unused &= ~Card.bit(card);
    return card;
  }

  private void giveInfectionCards(int seat) {
    for (int i = 0; i < state.options.infectionCards(); i++) {
      state.piles.putInHand(seat, CardKind.infectionOf(seat).first() + i);
    }
  }

  private int freeInfection(CardKind kind) {
    long used = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      used |= state.piles.hand(seat);
    }
    return Long.numberOfTrailingZeros(kind.mask() & ~used);
  }

  static int member(String id) {
    return Member.of(id).orElseThrow().index();
  }

  static int room(String id) {
    int room = Rooms.byId(id);
    assertThat(room).as(id).isNotEqualTo(Rooms.NOWHERE);
    return room;
  }
}
