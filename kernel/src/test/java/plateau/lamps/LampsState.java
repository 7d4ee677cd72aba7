package plateau.lamps;

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
import plateau.kernel.imagine.Whereabouts;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;
import plateau.lamps.Act.Hang;
import plateau.lamps.Act.PutAway;
import plateau.lamps.Act.TellColour;
import plateau.lamps.Act.TellNumber;

/**
 * Lamps of two colours are hung up in order, from one to four. Everybody holds three that only the
 * others see. In turn a seat hangs one up (a wrong one breaks; three broken ones end it), puts one
 * away, or spends a hint to point at all lamps of a colour or a number that another holds. Once the
 * box is empty everybody has one more turn. Five lamps are a victory.
 */
public final class LampsState implements State<LampsState, Act> {

  private static final int HAND = 3;
  private static final int MOST_BREAKS = 3;
  private static final int MOST_HINTS = 4;

  private static final int[] COPIES = {3, 2, 2, 1};
  private static final int[] KIND_OF = lamps();
  private static final int ENOUGH = 5;
  private static final int ALL_KINDS = (1 << Lamp.KINDS) - 1;
  private static final Draw FROM_BOX = Draw.die(Message.of("draw.from-box"));
  private static final int NOTHING = -1;

  // The lamp at each place of each seat, and what was told of it: a bit for each kind it may be.
  private final int[] held;
  private final int[] told;
  private final boolean[] isInBox = new boolean[KIND_OF.length];
  private final int[] next = {1, 1};
  // By kinds.
  private final int[] gone = new int[Lamp.KINDS];
  private final int seats;
  private int inBox = KIND_OF.length;
  private int hints = MOST_HINTS;
  private int breaks;
  private int turn;
  private int turnsLeft;

  private LampsState(int seats, int[] held, int[] told) {
    this.seats = seats;
    this.held = held;
    this.told = told;
    this.turnsLeft = seats;
  }

  private static int[] lamps() {
    return IntStream.range(0, Lamp.KINDS)
        .flatMap(kind -> IntStream.range(0, COPIES[kind % Lamp.NUMBERS]).map(_ -> kind))
        .toArray();
  }

  static LampsState dealt(int seats, Chance chance, Journal journal) {
    LampsState state = new LampsState(seats, new int[seats * HAND], new int[seats * HAND]);
    Arrays.fill(state.isInBox, true);
    for (int place = 0; place < state.held.length; place++) {
      state.draw(place, chance, journal);
    }
    return state;
  }

  @Override
  public int toMove() {
    boolean isDone = next[0] > Lamp.NUMBERS && next[1] > Lamp.NUMBERS;
    return isDone || breaks == MOST_BREAKS || turnsLeft == 0 ? Seat.OVER : turn;
  }

  @Override
  public List<Act> moves() {
    List<Act> all = new ArrayList<>();
    for (int place = 0; place < HAND; place++) {
      if (held[turn * HAND + place] != NOTHING) {
        all.add(new Hang(place));
        all.add(new PutAway(place));
      }
    }
    for (int seat = 0; hints > 0 && seat < seats; seat++) {
      if (seat != turn) {
        addHints(seat, all);
      }
    }
    return all;
  }

  private void addHints(int seat, List<Act> all) {
    for (Lamp.Colour colour : Lamp.Colour.values()) {
      if (holdsAny(seat, Lamp.allOf(colour))) {
        all.add(new TellColour(seat, colour));
      }
    }
    for (int number = 1; number <= Lamp.NUMBERS; number++) {
      if (holdsAny(seat, Lamp.allOf(number))) {
        all.add(new TellNumber(seat, number));
      }
    }
  }

  private boolean holdsAny(int seat, int kinds) {
    for (int place = seat * HAND; place < (seat + 1) * HAND; place++) {
      if (held[place] != NOTHING && (kinds >> KIND_OF[held[place]] & 1) == 1) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void play(Act move, Chance chance, Journal journal) {
    // Who draws the last lamp has one more turn, as everybody has.
    turnsLeft -= inBox == 0 ? 1 : 0;
    switch (move) {
      case Hang(int place) -> {
        hang(KIND_OF[held[turn * HAND + place]], journal);
        draw(turn * HAND + place, chance, journal);
      }
      case PutAway(int place) -> {
        int kind = KIND_OF[held[turn * HAND + place]];
        gone[kind]++;
        hints = Math.min(MOST_HINTS, hints + 1);
        journal.add(new LampsEntry.PutAway(turn, Lamp.of(kind)));
        draw(turn * HAND + place, chance, journal);
      }
      case TellColour(int to, Lamp.Colour colour) -> {
        journal.add(new LampsEntry.ToldColour(turn, to, colour));
        tell(to, Lamp.allOf(colour));
      }
      case TellNumber(int to, int number) -> {
        journal.add(new LampsEntry.ToldNumber(turn, to, number));
        tell(to, Lamp.allOf(number));
      }
    }
    turn = (turn + 1) % seats;
  }

  private void hang(int kind, Journal journal) {
    int colour = kind / Lamp.NUMBERS;
    if (next[colour] == kind % Lamp.NUMBERS + 1) {
      next[colour]++;
      journal.add(new LampsEntry.Hung(turn, Lamp.of(kind)));
    } else {
      breaks++;
      gone[kind]++;
      journal.add(new LampsEntry.Broke(turn, Lamp.of(kind)));
    }
  }

  private void tell(int to, int kinds) {
    hints--;
    for (int place = to * HAND; place < (to + 1) * HAND; place++) {
      if (held[place] != NOTHING) {
        told[place] &= (kinds >> KIND_OF[held[place]] & 1) == 1 ? kinds : ~kinds;
      }
    }
  }

  private void draw(int place, Chance chance, Journal journal) {
    told[place] = ALL_KINDS;
    held[place] = NOTHING;
    if (inBox > 0) {
      int lamp = inBox(chance.below(inBox, FROM_BOX));
      isInBox[lamp] = false;
      inBox--;
      held[place] = lamp;
      journal.add(new LampsEntry.Drew(place / HAND, place % HAND, Lamp.of(KIND_OF[lamp])));
    }
  }

  private int inBox(int number) {
    int lamp = 0;
    for (int left = number; !isInBox[lamp] || left > 0; lamp++) {
      left -= isInBox[lamp] ? 1 : 0;
    }
    return lamp;
  }

  @Override
  public Result result() {
    int points = next[0] + next[1] - 2;
    boolean isWon = points >= ENOUGH;
    return new Result(
        breaks == MOST_BREAKS ? "broken" : isWon ? "bright" : "dim",
        isWon ? IntStream.range(0, seats).boxed().toList() : List.of(),
        Collections.nCopies(seats, points));
  }

  @Override
  public LampsState copy() {
    LampsState copy = new LampsState(seats, held.clone(), told.clone());
    System.arraycopy(isInBox, 0, copy.isInBox, 0, isInBox.length);
    System.arraycopy(next, 0, copy.next, 0, next.length);
    System.arraycopy(gone, 0, copy.gone, 0, gone.length);
    copy.inBox = inBox;
    copy.hints = hints;
    copy.breaks = breaks;
    copy.turn = turn;
    copy.turnsLeft = turnsLeft;
    return copy;
  }

  // The lamps that this seat does not see, at its own places as far as it was told, and in the box.
  LampsState imagine(int viewer, Chance chance) {
    LampsState imagined = copy();
    List<Integer> unseen = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place < held.length; place++) {
      if (held[place] != NOTHING && !sees(viewer, place)) {
        places.add(place);
        unseen.add(held[place]);
      }
    }
    IntStream.range(0, isInBox.length).filter(lamp -> isInBox[lamp]).forEach(unseen::add);
    // Sorted, so that what comes out does not depend on what is really held.
    Collections.sort(unseen);
    int[][] cards = whereabouts(unseen, places).deal(chance, sizes(places.size()));
    Arrays.fill(imagined.isInBox, false);
    for (int card : cards[places.size()]) {
      imagined.isInBox[unseen.get(card)] = true;
    }
    for (int i = 0; i < places.size(); i++) {
      imagined.held[places.get(i)] = unseen.get(cards[i][0]);
    }
    return imagined;
  }

  // A place for each of the hand, and the box behind them.
  private Whereabouts whereabouts(List<Integer> unseen, List<Integer> places) {
    Whereabouts known = new Whereabouts(unseen.size(), places.size() + 1);
    for (int card = 0; card < unseen.size(); card++) {
      for (int i = 0; i < places.size(); i++) {
        if ((told[places.get(i)] >> KIND_OF[unseen.get(card)] & 1) == 0) {
          known.isNotAt(card, i);
        }
      }
    }
    return known;
  }

  private int[] sizes(int places) {
    int[] sizes = new int[places + 1];
    Arrays.fill(sizes, 1);
    sizes[places] = inBox;
    return sizes;
  }

  private static boolean sees(int viewer, int place) {
    return viewer == Seat.REFEREE || (viewer >= 0 && viewer != place / HAND);
  }

  LampsView view(int viewer) {
    return new LampsView(
        IntStream.range(0, held.length).mapToObj(place -> held(place, viewer)).toList(),
        List.of(next[0], next[1]),
        IntStream.range(0, Lamp.KINDS)
            .boxed()
            .flatMap(kind -> Collections.nCopies(gone[kind], Lamp.of(kind)).stream())
            .toList(),
        hints,
        breaks,
        KIND_OF.length - inBox,
        toMove());
  }

  private LampsView.Held held(int place, int viewer) {
    Optional<Lamp> lamp =
        held[place] == NOTHING || !sees(viewer, place)
            ? Optional.empty()
            : Optional.of(Lamp.of(KIND_OF[held[place]]));
    List<Lamp> mayBe =
        held[place] == NOTHING
            ? List.of()
            : IntStream.range(0, Lamp.KINDS)
                .filter(kind -> (told[place] >> kind & 1) == 1)
                .mapToObj(Lamp::of)
                .toList();
    return new LampsView.Held(place / HAND, lamp, mayBe);
  }
}
