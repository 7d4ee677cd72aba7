package plateau.sparks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.tabletop.Card;
import plateau.kernel.tabletop.Counter;
import plateau.kernel.tabletop.Dealt;
import plateau.kernel.tabletop.FaceDown;
import plateau.kernel.tabletop.Hand;
import plateau.kernel.tabletop.Participant;
import plateau.kernel.tabletop.Pile;
import plateau.kernel.tabletop.Seen;
import plateau.kernel.words.Message;

/**
 * Play a card and draw one; then the card that was played works. A bolt takes a life from another
 * seat, a salve brings one back, a lantern shows the top card of the stock to whoever plays it. The
 * last one alive wins, or whoever has the most lives when no card is left.
 */
public final class SparksState implements State<SparksState, Play> {

  static final int CARDS = Spark.ALL.size();

  private static final int HAND = 3;
  private static final int LIVES = 3;
  private static final int MOST_LIVES = 5;

  // A place below 10 is the hand of that seat; from 20 on the stock, the top card in the highest.
  private static final int PLAYED = 10;
  private static final int STOCK = 20;

  private final int[] placeOf;
  // Who besides its holder has seen a card, a bit for each seat.
  private final int[] seenBy;
  private final int[] lives;
  private int lastPlayed = -1;
  private int turn;

  private SparksState(int[] placeOf, int[] seenBy, int[] lives) {
    this.placeOf = placeOf;
    this.seenBy = seenBy;
    this.lives = lives;
  }

  static SparksState dealt(int seats, Chance chance) {
    int[] placeOf = new int[CARDS];
    for (int i = 0; i < CARDS; i++) {
      placeOf[i] = i < seats * HAND ? i / HAND : STOCK + i - seats * HAND;
    }
    chance.shuffle(placeOf);
    int[] lives = new int[seats];
    Arrays.fill(lives, LIVES);
    return new SparksState(placeOf, new int[CARDS], lives);
  }

  @Override
  public int toMove() {
    return alive() <= 1 || seatsWithCards().isEmpty() ? Seat.OVER : turn;
  }

  private long alive() {
    return Arrays.stream(lives).filter(left -> left > 0).count();
  }

  private List<Integer> seatsWithCards() {
    return seats().filter(seat -> lives[seat] > 0 && !cardsAt(seat).isEmpty()).boxed().toList();
  }

  private IntStream seats() {
    return IntStream.range(0, lives.length);
  }

  @Override
  public List<Play> moves() {
    List<Play> all = new ArrayList<>();
    for (int card : toMove() == Seat.OVER ? List.<Integer>of() : cardsAt(turn)) {
      Spark spark = Spark.ALL.get(card);
      if (spark.kind() == Spark.Kind.BOLT) {
        seats()
            .filter(seat -> seat != turn && lives[seat] > 0)
            .forEach(seat -> all.add(new Play(spark, seat)));
      } else {
        all.add(new Play(spark, Play.NOBODY));
      }
    }
    return all;
  }

  @Override
  public void play(Play move, Chance chance, Journal journal) {
    int card = Spark.ALL.indexOf(move.card());
    placeOf[card] = PLAYED;
    seenBy[card] = 0;
    lastPlayed = card;
    draw(journal);
    int number = move.card().number();
    switch (move.card().kind()) {
      case BOLT -> {
        lives[move.target()]--;
        int left = lives[move.target()];
        journal.add(new SparksEntry.Struck(turn, number, move.target(), left));
      }
      case SALVE -> {
        lives[turn] = Math.min(MOST_LIVES, lives[turn] + 1);
        journal.add(new SparksEntry.Mended(turn, number, lives[turn]));
      }
      case LANTERN -> {
        top().ifPresent(seen -> seenBy[seen] |= 1 << turn);
        journal.add(new SparksEntry.Looked(turn, number));
      }
    }
    passTurn();
  }

  private void draw(Journal journal) {
    top()
        .ifPresent(
            card -> {
              placeOf[card] = turn;
              journal.add(new SparksEntry.Drew(turn));
              journal.add(
                  new SparksEntry.DrewCard(turn, Spark.ALL.get(card).name(), knowers(card)));
              seenBy[card] &= ~(1 << turn);
            });
  }

  private void passTurn() {
    List<Integer> next = seatsWithCards();
    if (!next.isEmpty()) {
      turn = next.stream().filter(seat -> seat > turn).findFirst().orElse(next.getFirst());
    }
  }

  @Override
  public Result result() {
    int most = Arrays.stream(lives).max().orElseThrow();
    return new Result(
        alive() <= 1 ? "last-alive" : "no-cards",
        seats().filter(seat -> lives[seat] == most).boxed().toList(),
        Arrays.stream(lives).boxed().toList());
  }

  @Override
  public SparksState copy() {
    SparksState copy = new SparksState(placeOf.clone(), seenBy.clone(), lives.clone());
    copy.lastPlayed = lastPlayed;
    copy.turn = turn;
    return copy;
  }

  private record Lot(int place, int seenBy) {}

  // Where cards lie that this seat has not seen, they are laid anew; who has looked there stays.
  SparksState imagine(int viewer, Chance chance) {
    SparksState imagined = copy();
    int[] unseen = IntStream.range(0, CARDS).filter(card -> !knows(viewer, card)).toArray();
    List<Lot> lots = new ArrayList<>();
    Arrays.stream(unseen).forEach(card -> lots.add(new Lot(placeOf[card], seenBy[card])));
    lots.sort(Comparator.comparingInt(Lot::place).thenComparingInt(Lot::seenBy));
    chance.shuffle(lots);
    for (int i = 0; i < unseen.length; i++) {
      imagined.placeOf[unseen[i]] = lots.get(i).place();
      imagined.seenBy[unseen[i]] = lots.get(i).seenBy();
    }
    return imagined;
  }

  private boolean knows(int viewer, int card) {
    boolean hasSeen = viewer >= 0 && (seenBy[card] >> viewer & 1) == 1;
    return placeOf[card] == PLAYED || placeOf[card] == viewer || hasSeen || viewer == Seat.REFEREE;
  }

  SparksView view(int viewer) {
    List<Dealt> stock = viewer == Seat.REFEREE ? wholeStock() : topFor(viewer);
    Optional<Card> last =
        lastPlayed < 0 ? Optional.empty() : Optional.of(Spark.ALL.get(lastPlayed).onTable());
    return new SparksView(
        new Pile("stock", inStock().size(), stock, Optional.empty()),
        Pile.open("discard", cardsAt(PLAYED).size(), last),
        seats().mapToObj(seat -> hand(seat, viewer)).toList(),
        seats()
            .mapToObj(seat -> Counter.of("lives", lives[seat]).most(MOST_LIVES).of(seat))
            .toList(),
        new Participant(turn));
  }

  private Hand hand(int seat, int viewer) {
    List<Card> known =
        cardsAt(seat).stream().filter(card -> knows(viewer, card)).map(this::shown).toList();
    return new Hand("hand", seat, cardsAt(seat).size(), List.copyOf(known));
  }

  private Card shown(int card) {
    Card open = Spark.ALL.get(card).onTable();
    return seenBy[card] == 0 ? open : open.seenBy(new Seen(knowers(card)));
  }

  private List<Dealt> topFor(int viewer) {
    Optional<Integer> top = top().filter(card -> seenBy[card] != 0);
    return top.stream()
        .<Dealt>map(
            card ->
                knows(viewer, card) ? shown(card) : new FaceDown("spark", new Seen(knowers(card))))
        .toList();
  }

  private List<Dealt> wholeStock() {
    return inStock().stream().<Dealt>map(this::shown).toList();
  }

  // The top one first.
  private List<Integer> inStock() {
    return IntStream.range(0, CARDS)
        .filter(card -> placeOf[card] >= STOCK)
        .boxed()
        .sorted(Comparator.comparingInt(card -> -placeOf[card]))
        .toList();
  }

  private Optional<Integer> top() {
    return inStock().stream().findFirst();
  }

  private List<Integer> knowers(int card) {
    return seats().filter(seat -> (seenBy[card] >> seat & 1) == 1).boxed().toList();
  }

  private List<Integer> cardsAt(int place) {
    return IntStream.range(0, CARDS).filter(card -> placeOf[card] == place).boxed().toList();
  }

  Outlook outlook() {
    return Outlook.of(
        moves().stream()
            .map(
                play ->
                    Prospect.of(Sparks.text(play))
                        .touching(
                            List.of("hands." + turn + ".cards." + play.card().id(), target(play)))
                        .noting(notes(play)))
            .toList());
  }

  private String target(Play play) {
    return switch (play.card().kind()) {
      case BOLT -> "lives." + play.target();
      case SALVE -> "lives." + turn;
      case LANTERN -> "stock";
    };
  }

  private List<Message> notes(Play play) {
    return play.card().kind() == Spark.Kind.BOLT
        ? List.of(Message.of("outlook.left", "lives", lives[play.target()] - 1))
        : List.of();
  }
}
