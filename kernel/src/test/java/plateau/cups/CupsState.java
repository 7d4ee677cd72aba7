package plateau.cups;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import plateau.cups.Say.Bid;
import plateau.cups.Say.Doubt;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;

/**
 * Everybody throws dice under a cup and looks at their own. In turn each says that there are at
 * least so many of a face under all cups together, more than was said before, or doubts it. Then
 * all cups are lifted, and whoever was wrong loses a die. The last seat with dice wins.
 */
public final class CupsState implements State<CupsState, Say> {

  static final int DICE = 3;
  static final int FACES = 6;

  private static final Draw DIE = Draw.die(Message.of("draw.die"));
  private static final Doubt DOUBT = new Doubt();

  // How many dice of each face every seat has, seat after seat.
  private final int[] thrown;
  private final int[] left;
  // The number of a bid is count times FACES plus face less one; below FACES there is none.
  private int bid;
  private int turn;
  // Replaced as a whole, so copies may share it.
  private List<List<Integer>> shown = List.of();

  private CupsState(int[] thrown, int[] left) {
    this.thrown = thrown;
    this.left = left;
  }

  static CupsState begun(int seats, Chance chance, Journal journal) {
    int[] left = new int[seats];
    Arrays.fill(left, DICE);
    CupsState state = new CupsState(new int[seats * FACES], left);
    state.throwAll(chance, journal);
    return state;
  }

  @Override
  public int toMove() {
    return Arrays.stream(left).filter(dice -> dice > 0).count() == 1 ? Seat.OVER : turn;
  }

  @Override
  public List<Say> moves() {
    List<Say> all = new ArrayList<>();
    if (bid >= FACES) {
      all.add(DOUBT);
    }
    int dice = Arrays.stream(left).sum();
    for (int higher = Math.max(FACES, bid + 1); higher < (dice + 1) * FACES; higher++) {
      all.add(new Bid(higher / FACES, higher % FACES + 1));
    }
    return all;
  }

  @Override
  public void play(Say move, Chance chance, Journal journal) {
    switch (move) {
      case Bid(int count, int face) -> {
        bid = count * FACES + face - 1;
        journal.add(new CupsEntry.Said(turn, count, face));
        turn = next(turn, 1);
      }
      case Doubt _ -> lift(chance, journal);
    }
  }

  private void lift(Chance chance, Journal journal) {
    journal.add(new CupsEntry.Doubted(turn));
    shown = IntStream.range(0, left.length).mapToObj(this::cup).toList();
    for (int seat = 0; seat < left.length; seat++) {
      journal.add(new CupsEntry.Showed(seat, cup(seat)));
    }
    int loser = isTrue() ? turn : next(turn, left.length - 1);
    left[loser]--;
    journal.add(new CupsEntry.Lost(loser, left[loser]));
    bid = 0;
    turn = left[loser] > 0 ? loser : next(loser, 1);
    throwAll(chance, journal);
  }

  private boolean isTrue() {
    int count = 0;
    for (int seat = 0; seat < left.length; seat++) {
      count += thrown[seat * FACES + bid % FACES];
    }
    return count >= bid / FACES;
  }

  // The next seat with dice, going round by so many seats at a time.
  private int next(int from, int by) {
    int seat = (from + by) % left.length;
    while (left[seat] == 0) {
      seat = (seat + by) % left.length;
    }
    return seat;
  }

  private void throwAll(Chance chance, Journal journal) {
    for (int seat = 0; seat < left.length; seat++) {
      throwDice(seat, chance);
      journal.add(new CupsEntry.Threw(seat, cup(seat)));
    }
  }

  private void throwDice(int seat, Chance chance) {
    Arrays.fill(thrown, seat * FACES, (seat + 1) * FACES, 0);
    for (int die = 0; die < left[seat]; die++) {
      thrown[seat * FACES + chance.d6(DIE) - 1]++;
    }
  }

  @Override
  public Result result() {
    int winner =
        IntStream.range(0, left.length).filter(seat -> left[seat] > 0).findFirst().orElse(0);
    return new Result("last-dice", List.of(winner), Arrays.stream(left).boxed().toList());
  }

  @Override
  public CupsState copy() {
    CupsState copy = new CupsState(thrown.clone(), left.clone());
    copy.bid = bid;
    copy.turn = turn;
    copy.shown = shown;
    return copy;
  }

  // Whatever others have said, their dice may be any.
  CupsState imagine(int viewer, Chance chance) {
    CupsState imagined = copy();
    for (int seat = 0; seat < left.length; seat++) {
      if (seat != viewer && viewer != Seat.REFEREE) {
        imagined.throwDice(seat, chance);
      }
    }
    return imagined;
  }

  Object view(int seat) {
    List<Integer> own = seat < 0 ? List.of() : cup(seat);
    List<Integer> dice = Arrays.stream(left).boxed().toList();
    int face = bid < FACES ? 0 : bid % FACES + 1;
    CupsView view = new CupsView(own, dice, bid / FACES, face, shown, toMove());
    return seat == Seat.REFEREE
        ? new CupsView.Whole(IntStream.range(0, left.length).mapToObj(this::cup).toList(), view)
        : view;
  }

  private List<Integer> cup(int seat) {
    List<Integer> dice = new ArrayList<>();
    for (int face = 1; face <= FACES; face++) {
      dice.addAll(Collections.nCopies(thrown[seat * FACES + face - 1], face));
    }
    return List.copyOf(dice);
  }
}
