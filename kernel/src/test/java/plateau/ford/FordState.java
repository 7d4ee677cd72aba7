package plateau.ford;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.tabletop.Cell;
import plateau.kernel.tabletop.Colour;
import plateau.kernel.tabletop.Counter;
import plateau.kernel.tabletop.Emblem;
import plateau.kernel.tabletop.Figure;
import plateau.kernel.tabletop.Grid;
import plateau.kernel.tabletop.Ground;
import plateau.kernel.tabletop.Participant;
import plateau.kernel.tabletop.Shape;

/**
 * Pawns go one step ahead, straight or aslant, and take aslant; nobody enters the water. Whoever
 * reaches the other bank wins, and so does whoever leaves the other no step.
 */
public final class FordState implements State<FordState, Step> {

  static final int SIDE = 5;
  static final int CELLS = SIDE * SIDE;

  private static final int EMPTY = 0;
  private static final List<Integer> WATER = List.of(11, 13);
  private static final Ground RIVER = new Ground("water", new Emblem(Shape.DROP, Colour.BLUE));

  // A pawn of seat 0 is 1 to 5, one of seat 1 is 11 to 15.
  private static final int OTHER = 10;

  private final int[] pawns;
  private int turn;

  FordState() {
    this(new int[CELLS], 0);
    for (int i = 0; i < SIDE; i++) {
      pawns[i] = i + 1;
      pawns[CELLS - SIDE + i] = OTHER + i + 1;
    }
  }

  private FordState(int[] pawns, int turn) {
    this.pawns = pawns;
    this.turn = turn;
  }

  @Override
  public int toMove() {
    return hasReached(0) || hasReached(1) || steps().isEmpty() ? Seat.OVER : turn;
  }

  private boolean hasReached(int seat) {
    int bank = seat == 0 ? CELLS - SIDE : 0;
    return IntStream.range(bank, bank + SIDE).anyMatch(cell -> isOf(seat, cell));
  }

  private boolean isOf(int seat, int cell) {
    return pawns[cell] != EMPTY && pawns[cell] / OTHER == seat;
  }

  @Override
  public List<Step> moves() {
    return toMove() == Seat.OVER ? List.of() : steps();
  }

  private List<Step> steps() {
    List<Step> all = new ArrayList<>();
    int ahead = turn == 0 ? 1 : -1;
    for (int from = 0; from < CELLS; from++) {
      int row = from / SIDE + ahead;
      if (isOf(turn, from) && row >= 0 && row < SIDE) {
        for (int column = from % SIDE - 1; column <= from % SIDE + 1; column++) {
          int to = row * SIDE + column;
          if (column >= 0 && column < SIDE && mayEnter(to, column != from % SIDE)) {
            all.add(new Step(from, to));
          }
        }
      }
    }
    return all;
  }

  private boolean mayEnter(int to, boolean isAslant) {
    return !WATER.contains(to) && (pawns[to] == EMPTY || (isAslant && !isOf(turn, to)));
  }

  @Override
  public void play(Step move, Chance chance, Journal journal) {
    journal.add(new FordEntry.Stepped(turn, id(move.from()), id(move.to())));
    if (pawns[move.to()] != EMPTY) {
      journal.add(new FordEntry.Took(turn, id(move.to())));
    }
    pawns[move.to()] = pawns[move.from()];
    pawns[move.from()] = EMPTY;
    turn = 1 - turn;
  }

  @Override
  public Result result() {
    boolean isCrossed = hasReached(0) || hasReached(1);
    int winner = isCrossed ? (hasReached(0) ? 0 : 1) : 1 - turn;
    return new Result(
        isCrossed ? "crossed" : "no-step",
        List.of(winner),
        winner == 0 ? List.of(1, 0) : List.of(0, 1));
  }

  @Override
  public FordState copy() {
    return new FordState(pawns.clone(), turn);
  }

  FordView view() {
    List<Cell> cells = IntStream.range(0, CELLS).mapToObj(this::cell).toList();
    return new FordView(
        new Grid("board", SIDE, SIDE, cells),
        IntStream.of(0, 1).mapToObj(seat -> Counter.of("taken", taken(seat)).of(seat)).toList(),
        new Participant(turn));
  }

  private Cell cell(int place) {
    Cell cell = Cell.at(place % SIDE, place / SIDE);
    if (WATER.contains(place)) {
      return cell.on(RIVER);
    }
    return pawns[place] == EMPTY ? cell : cell.with(Figure.of(pawn(place), pawns[place] / OTHER));
  }

  private String pawn(int place) {
    return "pawn-" + pawns[place] % OTHER;
  }

  private int taken(int seat) {
    return SIDE - (int) Arrays.stream(pawns).filter(p -> p != EMPTY && p / OTHER != seat).count();
  }

  Outlook outlook() {
    return Outlook.of(
        moves().stream()
            .map(
                step ->
                    Prospect.of(Ford.text(step))
                        .touching(
                            List.of(
                                "board.cells." + id(step.from()) + ".figures." + pawn(step.from()),
                                "board.cells." + id(step.to()))))
            .toList());
  }

  static String id(int cell) {
    return Cell.idOf(cell % SIDE, cell / SIDE);
  }
}
