package plateau.iceberg.rules;

import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;
import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;

/**
 * The legal moves of a position as a set of bits, one for each of {@link IcebergMove#ALL}: making
 * it allocates this object alone, and membership is one test. Immutable.
 */
final class LegalMoves extends AbstractList<IcebergMove> implements RandomAccess {

  private static final int TYPES = 3;
  private static final int DIRECTIONS = 4;
  private static final int END = TYPES * IceMap.AGENTS * DIRECTIONS;

  private final long bits;

  private LegalMoves(long bits) {
    this.bits = bits;
  }

  /** What the player whose turn it is may do. */
  static LegalMoves of(Ice ice) {
    long bits = 1L << END;
    int index = 0;
    for (int type = 0; type < TYPES; type++) {
      for (int agent = 0; agent < IceMap.AGENTS; agent++) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
          bits |= (ice.check(type, agent, direction) == Code.OK ? 1L : 0L) << index++;
        }
      }
    }
    return new LegalMoves(bits);
  }

  @Override
  public IcebergMove get(int index) {
    if (index < 0 || index >= size()) {
      throw new IndexOutOfBoundsException(index);
    }
    return IcebergMove.ALL.get(Long.numberOfTrailingZeros(Long.expand(1L << index, bits)));
  }

  @Override
  public int size() {
    return Long.bitCount(bits);
  }

  @Override
  public boolean contains(@Nullable Object move) {
    return move instanceof IcebergMove known && ((bits >>> IcebergMove.indexOf(known)) & 1) != 0;
  }
}
