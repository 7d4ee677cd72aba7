package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.IntStream;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/**
 * The game that an imagined position tells of, played by the rules from the set-up: its decks, its
 * stack and the cards that others gave in trades, and for the rest what really happened.
 */
final class Retold {

  private static final Set<Draw> DICE =
      Set.of(Draws.FIRST_PLAYER, Draws.PARASITES, Draws.SPAWN, Draws.KNIFE);
  private static final int UPPER_HALF = 9;
  private static final int LAST_ROOM = 18;

  private final RecordedGame real;
  private final int last;
  private final int seat;
  private final PanicState imagined;
  private final List<History> trades = new ArrayList<>();
  private final Fate fate = new Fate();
  private int tradesDone;

  private Retold(RecordedGame real, int last, int seat, PanicState imagined) {
    this.real = real;
    this.last = last;
    this.seat = seat;
    this.imagined = imagined;
  }

  /**
   * Plays it up to this step. The seat must see, read and be offered the same as in the real game
   * at every step, and the end must be the imagined position.
   */
  static void mustLookTheSame(RecordedGame real, int last, int seat, PanicState imagined) {
    new Retold(real, last, seat, imagined).play();
  }

  static boolean isDie(Draw draw) {
    return DICE.contains(draw);
  }

  private void play() {
    layOutTheCards();
    List<Entry> journal = new ArrayList<>();
    fate.dice.addAll(real.step(0).dice());
    PanicState state = RecordedGame.GAME.start(real.setup(), fate, Journal.into(journal));
    compare(0, state, journal);
    for (int number = 1; number <= last; number++) {
      PanicMove move = move(state, real.move(number));
      assertThat(state.moves())
          .as("step %d: the moves of %d", number, state.toMove())
          .contains(move);
      journal.clear();
      fate.dice.addAll(real.step(number).dice());
      state.play(move, fate, Journal.into(journal));
      compare(number, state, journal);
    }
    assertThat(RecordedGame.GAME.view(state, Seat.REFEREE))
        .as("the position that the imagined past leads to")
        .isEqualTo(RecordedGame.GAME.view(imagined, Seat.REFEREE));
    assertThat(state.moves()).as("the moves there").isEqualTo(imagined.moves());
  }

  private PanicMove move(PanicState state, PanicMove played) {
    if (!(played instanceof PanicMove.Give)) {
      return played;
    }
    boolean isAnswer = Agenda.kind(state.agenda.top()) == TaskKind.ANSWER;
    if (tradesDone == trades.size()) {
      return new PanicMove.Give(CardKind.ALL.get(Agenda.c(imagined.agenda.top())));
    }
    History trade = trades.get(tradesDone);
    tradesDone += isAnswer ? 1 : 0;
    return new PanicMove.Give(Card.kindOf(isAnswer ? trade.otherCard() : trade.card()));
  }

  private void compare(int number, PanicState state, List<Entry> journal) {
    RecordedGame.RecordedStep step = real.step(number);
    assertThat(fate.dice).as("step %d: dice left over", number).isEmpty();
    assertThat(state.toMove()).as("step %d: who decides", number).isEqualTo(step.after().toMove());
    assertThat(RecordedGame.GAME.view(state, seat))
        .as("step %d: what seat %d sees", number, seat)
        .isEqualTo(RecordedGame.GAME.view(step.after(), seat));
    assertThat(Journal.visibleTo(seat, journal))
        .as("step %d: what seat %d reads", number, seat)
        .isEqualTo(Journal.visibleTo(seat, step.journal()));
    if (state.toMove() == seat) {
      assertThat(state.moves())
          .as("step %d: what seat %d is offered", number, seat)
          .isEqualTo(step.after().moves());
    }
  }

  // The decks, from the history

  private void layOutTheCards() {
    List<History> facts = new ArrayList<>();
    for (History fact = imagined.history; fact != null; fact = fact.earlier()) {
      facts.add(fact);
    }
    List<Integer> drawn = new ArrayList<>();
    long shuffled = 0;
    layOutTheRooms();
    for (History fact : facts.reversed()) {
      switch (fact.fact()) {
        case DREW -> drawn.add(fact.card());
        case TRADED -> trades.add(fact);
        case RESHUFFLED -> {
          layOutDeck(shuffled, drawn);
          shuffled = fact.cards();
          drawn.clear();
        }
        default -> {}
      }
    }
    IntStream.of(imagined.piles.deck()).forEach(drawn::add);
    layOutDeck(shuffled, drawn);
  }

  private void layOutDeck(long shuffled, List<Integer> order) {
    if (shuffled == 0) {
      layOutFirstDeck(order);
    } else {
      List<Integer> cards = new ArrayList<>();
      for (long left = shuffled; left != 0; left &= left - 1) {
        cards.add(Long.numberOfTrailingZeros(left));
      }
      fate.shuffle(cards, order);
    }
  }

  private void layOutFirstDeck(List<Integer> order) {
    int seats = real.setup().seats();
    List<Integer> packet = order.subList(0, 3 * seats);
    List<Integer> fromOthers = new ArrayList<>(packet);
    fromOthers.removeIf(card -> isSetAside(card, seats));
    List<Integer> others = new ArrayList<>(IntStream.range(0, Card.OBJECTS).boxed().toList());
    others.removeIf(card -> isSetAside(card, seats));
    List<Integer> afterFirst = new ArrayList<>(fromOthers);
    afterFirst.addAll(order.subList(3 * seats, order.size()));
    fate.shuffle(others, afterFirst);
    List<Integer> unshuffled = new ArrayList<>(fromOthers);
    unshuffled.add(Card.HOST);
    IntStream.range(0, seats).forEach(unshuffled::add);
    fate.shuffle(unshuffled, packet);
  }

  private static boolean isSetAside(int card, int seats) {
    return card == Card.HOST || card < seats;
  }

  private void layOutTheRooms() {
    List<Integer> rooms = new ArrayList<>(real.after(0).stack.cards());
    int hidden = imagined.stack.size() - imagined.stack.seenAtBottom() - 1;
    for (int i = 0; i < hidden; i++) {
      rooms.set(rooms.size() - hidden + i, imagined.stack.card(1 + i));
    }
    int hive = rooms.indexOf(Rooms.HIVE);
    rooms.removeIf(card -> card == Rooms.HIVE);
    List<Integer> ordinary = new ArrayList<>(rooms);
    ordinary.removeIf(card -> card == Rooms.TERMINAL_OPEN);
    List<Integer> box = new ArrayList<>(IntStream.range(0, RoomCard.COUNT).boxed().toList());
    box.removeAll(List.of(Rooms.REACTOR, Rooms.HIVE, Rooms.TERMINAL_OPEN));
    fate.shuffle(box, ordinary);
    List<Integer> lower = new ArrayList<>(ordinary.subList(UPPER_HALF, ordinary.size()));
    lower.add(Rooms.TERMINAL_OPEN);
    fate.shuffle(lower, rooms.subList(UPPER_HALF, rooms.size()));
    fate.cards.add(LAST_ROOM - hive);
  }

  /** Dice as they really fell, and shuffles that put cards in a given order. */
  private static final class Fate implements Chance {

    private final Queue<Integer> dice = new ArrayDeque<>();
    private final Queue<Integer> cards = new ArrayDeque<>();

    @Override
    public int below(int n, Draw draw) {
      Queue<Integer> queue = isDie(draw) ? dice : cards;
      Integer k = queue.poll();
      assertThat(k).as("a draw below %d for %s", n, draw).isNotNull().isBetween(0, n - 1);
      return k;
    }

    /** R79, backwards. */
    void shuffle(List<Integer> from, List<Integer> to) {
      List<Integer> list = new ArrayList<>(from);
      assertThat(list).as("the cards to shuffle").containsExactlyInAnyOrderElementsOf(to);
      for (int i = list.size() - 1; i > 0; i--) {
        int j = list.indexOf(to.get(i));
        cards.add(j);
        list.set(j, list.get(i));
      }
    }
  }
}
