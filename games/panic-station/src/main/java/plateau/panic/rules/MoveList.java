package plateau.panic.rules;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** A list of moves as it is written down: one array and no copy. Not changed once handed out. */
final class MoveList extends AbstractList<PanicMove> implements RandomAccess {

  private static final int USUAL = 20;

  private @Nullable PanicMove[] moves = new PanicMove[USUAL];
  private int size;

  void append(PanicMove move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  @Override
  public PanicMove get(int index) {
    PanicMove move = index < size ? moves[index] : null;
    if (move == null) {
      throw new IndexOutOfBoundsException("move " + index + " of " + size);
    }
    return move;
  }

  @Override
  public int size() {
    return size;
  }
}
