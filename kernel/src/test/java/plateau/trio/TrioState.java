package plateau.trio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.tabletop.Colour;
import plateau.kernel.tabletop.Counter;
import plateau.kernel.tabletop.Die;
import plateau.kernel.tabletop.Emblem;
import plateau.kernel.tabletop.Figure;
import plateau.kernel.tabletop.Participant;
import plateau.kernel.tabletop.Shape;
import plateau.kernel.tabletop.Track;
import plateau.kernel.words.Message;

/**
 * Throw three dice, throw single ones again up to twice, keep the sum; three alike are ten points
 * more. The most points after four rounds win.
 */
public final class TrioState implements State<TrioState, TrioMove> {

  static final int ROUNDS = 4;
  static final int MOVES_A_TURN = 4;

  private static final int DICE = 3;
  private static final int AGAIN = 2;
  private static final int ALIKE = 10;
  private static final Draw DIE = Draw.die(Message.of("draw.die"));
  private static final Figure MARKER = Figure.of("round", new Emblem(Shape.DIAMOND, Colour.PURPLE));

  private final int[] points;
  // All zero before they are thrown.
  private final int[] dice;
  private int again = AGAIN;
  private int turn;
  private int round = 1;

  TrioState(int seats) {
    this(new int[seats], new int[DICE]);
  }

  private TrioState(int[] points, int[] dice) {
    this.points = points;
    this.dice = dice;
  }

  @Override
  public int toMove() {
    return round > ROUNDS ? Seat.OVER : turn;
  }

  @Override
  public List<TrioMove> moves() {
    if (dice[0] == 0) {
      return List.of(TrioMove.THROW);
    }
    return again == 0
        ? List.of(TrioMove.KEEP)
        : List.of(TrioMove.AGAIN_1, TrioMove.AGAIN_2, TrioMove.AGAIN_3, TrioMove.KEEP);
  }

  @Override
  public void play(TrioMove move, Chance chance, Journal journal) {
    switch (move) {
      case THROW -> {
        Arrays.setAll(dice, _ -> chance.d6(DIE));
        journal.add(new TrioEntry.Threw(turn, dice[0], dice[1], dice[2]));
      }
      case AGAIN_1, AGAIN_2, AGAIN_3 -> throwAgain(dieOf(move), chance, journal);
      case KEEP -> keep(journal);
    }
  }

  private static int dieOf(TrioMove move) {
    return move.ordinal() - TrioMove.AGAIN_1.ordinal();
  }

  private void throwAgain(int die, Chance chance, Journal journal) {
    dice[die] = chance.d6(DIE);
    again--;
    journal.add(new TrioEntry.ThrewAgain(turn, die, dice[die]));
  }

  private void keep(Journal journal) {
    int made = worth();
    points[turn] += made;
    journal.add(new TrioEntry.Kept(turn, made));
    Arrays.fill(dice, 0);
    again = AGAIN;
    turn = (turn + 1) % points.length;
    if (turn == 0) {
      round++;
    }
  }

  private int worth() {
    boolean alike = Arrays.stream(dice).distinct().count() == 1;
    return Arrays.stream(dice).sum() + (alike ? ALIKE : 0);
  }

  @Override
  public Result result() {
    return new Result("rounds-over", best(), Arrays.stream(points).boxed().toList());
  }

  private List<Integer> best() {
    int most = Arrays.stream(points).max().orElseThrow();
    return IntStream.range(0, points.length).filter(seat -> points[seat] == most).boxed().toList();
  }

  @Override
  public TrioState copy() {
    TrioState copy = new TrioState(points.clone(), dice.clone());
    copy.again = again;
    copy.turn = turn;
    copy.round = round;
    return copy;
  }

  TrioView view() {
    List<Integer> best = best();
    return new TrioView(
        Track.of("rounds", 1, ROUNDS).with(MARKER, Math.min(round, ROUNDS)),
        IntStream.range(0, DICE).mapToObj(this::die).toList(),
        Counter.of("again", again).most(AGAIN),
        IntStream.range(0, points.length)
            .mapToObj(seat -> Counter.of("points", points[seat]).of(seat))
            .toList(),
        new Participant(turn),
        best.size() == 1 ? Optional.of(new Participant(best.getFirst())) : Optional.empty());
  }

  private Die die(int which) {
    String id = "die-" + (which + 1);
    return dice[which] == 0 ? Die.unthrown(id) : Die.of(id, dice[which]);
  }

  Outlook outlook() {
    List<Prospect> all = new ArrayList<>();
    for (TrioMove move : moves()) {
      Prospect prospect = Prospect.of(move.id());
      all.add(
          switch (move) {
            case THROW -> prospect.touching(List.of("dice"));
            case AGAIN_1, AGAIN_2, AGAIN_3 ->
                prospect.touching(List.of("dice.die-" + (dieOf(move) + 1)));
            case KEEP ->
                prospect
                    .touching(List.of("points." + turn))
                    .noting(List.of(Message.of("outlook.keep", "points", worth())));
          });
    }
    return Outlook.of(all);
  }
}
