package plateau.secret;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.imagine.Whereabouts;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;

/**
 * Three tricks. In each, every seat in turn lays a card face down; all are shown, the highest takes
 * the trick, and its owner draws a card from the stock. The most tricks win.
 */
public final class DuelState implements State<DuelState, Lay> {

  static final int TRICKS = 3;
  static final int CARDS_PER_SEAT = 4;

  private static final Draw FROM_STOCK = Draw.die(Message.of("draw.from-stock"));

  // A place below 10 is the hand of that seat; 10 more is its card face down on the table.
  private static final int LAID = 10;
  private static final int STOCK = 20;
  private static final int SHOWN = 30;
  private static final int PLACES = 31;

  private final int[] placeOf;
  private final int[] tricks;
  // Replaced as a whole, so copies may share it.
  private List<Integer> lastTrick;
  private int turn;

  private DuelState(int[] placeOf, int[] tricks, List<Integer> lastTrick, int turn) {
    this.placeOf = placeOf;
    this.tricks = tricks;
    this.lastTrick = lastTrick;
    this.turn = turn;
  }

  static DuelState dealt(int seats, Chance chance, Journal journal) {
    int[] placeOf = new int[seats * CARDS_PER_SEAT];
    Arrays.fill(placeOf, STOCK);
    for (int i = 0; i < seats * TRICKS; i++) {
      placeOf[i] = i / TRICKS;
    }
    chance.shuffle(placeOf);
    DuelState state = new DuelState(placeOf, new int[seats], List.of(), 0);
    for (int seat = 0; seat < seats; seat++) {
      journal.add(new DuelEntry.Dealt(seat, state.cardsAt(seat)));
    }
    return state;
  }

  @Override
  public int toMove() {
    return tricksTaken() == TRICKS ? Seat.OVER : turn;
  }

  @Override
  public List<Lay> moves() {
    return cardsAt(turn).stream().map(Lay::new).toList();
  }

  @Override
  public void play(Lay move, Chance chance, Journal journal) {
    placeOf[move.card()] = LAID + turn;
    journal.add(new DuelEntry.Laid(turn));
    turn = (turn + 1) % tricks.length;
    if (turn == 0) {
      endTrick(chance, journal);
    }
  }

  @Override
  public Result result() {
    int most = Arrays.stream(tricks).max().orElseThrow();
    List<Integer> winners =
        IntStream.range(0, tricks.length).filter(seat -> tricks[seat] == most).boxed().toList();
    return new Result("all-tricks-taken", winners, Arrays.stream(tricks).boxed().toList());
  }

  @Override
  public DuelState copy() {
    return new DuelState(placeOf.clone(), tricks.clone(), lastTrick, turn);
  }

  Object view(int seat) {
    List<Integer> taken = Arrays.stream(tricks).boxed().toList();
    if (seat == Seat.REFEREE) {
      return new DuelView.Whole(Arrays.stream(placeOf).boxed().toList(), lastTrick, taken, turn);
    }
    List<Integer> sizes =
        IntStream.range(0, tricks.length).mapToObj(other -> cardsAt(other).size()).toList();
    return new DuelView(
        cardsAt(seat), cardsAt(LAID + seat), sizes, cardsAt(SHOWN), lastTrick, taken, toMove());
  }

  // Cards that this seat cannot see may be wherever it sees none.
  DuelState imagine(int seat, Chance chance) {
    Whereabouts known = new Whereabouts(placeOf.length, PLACES);
    int[] sizes = new int[PLACES];
    for (int card = 0; card < placeOf.length; card++) {
      sizes[placeOf[card]]++;
      if (isSeen(card, seat)) {
        known.isAt(card, placeOf[card]);
      }
    }
    DuelState imagined = copy();
    int[][] cards = known.deal(chance, sizes);
    for (int place = 0; place < PLACES; place++) {
      for (int card : cards[place]) {
        imagined.placeOf[card] = place;
      }
    }
    return imagined;
  }

  int tricksTaken() {
    return Arrays.stream(tricks).sum();
  }

  int stock() {
    return cardsAt(STOCK).size();
  }

  int lowestInStock() {
    return cardsAt(STOCK).stream().findFirst().orElse(-1);
  }

  private boolean isSeen(int card, int seat) {
    int place = placeOf[card];
    return place == seat || place == LAID + seat || place == SHOWN;
  }

  private void endTrick(Chance chance, Journal journal) {
    lastTrick =
        IntStream.range(0, tricks.length)
            .mapToObj(seat -> cardsAt(LAID + seat).getFirst())
            .toList();
    for (int seat = 0; seat < tricks.length; seat++) {
      journal.add(new DuelEntry.Showed(seat, lastTrick.get(seat)));
    }
    int taker = lastTrick.indexOf(Collections.max(lastTrick));
    tricks[taker]++;
    journal.add(new DuelEntry.TookTrick(taker, tricksTaken()));
    lastTrick.forEach(card -> placeOf[card] = SHOWN);
    drawFromStock(taker, chance, journal);
  }

  private void drawFromStock(int seat, Chance chance, Journal journal) {
    List<Integer> stock = cardsAt(STOCK);
    if (stock.isEmpty()) {
      return;
    }
    int card = stock.get(chance.below(stock.size(), FROM_STOCK));
    placeOf[card] = seat;
    journal.add(new DuelEntry.Drew(seat, card));
  }

  private List<Integer> cardsAt(int place) {
    return IntStream.range(0, placeOf.length)
        .filter(card -> placeOf[card] == place)
        .boxed()
        .toList();
  }
}
