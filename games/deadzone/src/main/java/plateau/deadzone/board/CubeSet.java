package plateau.deadzone.board;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A set of cubes as three longs, a bit for each cube of a level. Mutable, allocates nothing after
 * its creation; not for several threads at once while one of them changes it.
 */
public final class CubeSet {

  private static final CubeSet[] ADJACENT =
      IntStream.range(0, Cube.COUNT).mapToObj(CubeSet::adjacentTo).toArray(CubeSet[]::new);

  private long ground;
  private long first;
  private long second;

  public CubeSet() {}

  public static CubeSet of(int... cubes) {
    CubeSet set = new CubeSet();
    for (int cube : cubes) {
      set.add(cube);
    }
    return set;
  }

  public CubeSet copy() {
    CubeSet copy = new CubeSet();
    copy.addAll(this);
    return copy;
  }

  /** The cubes of one level: bit 0 is A1, bit 1 is B1, bit 8 is A2. */
  public long level(int level) {
    return level == 0 ? ground : level == 1 ? first : second;
  }

  public boolean contains(int cube) {
    return ((level(Cube.level(cube)) >>> cube) & 1) != 0;
  }

  public boolean isEmpty() {
    return (ground | first | second) == 0;
  }

  public int size() {
    return Long.bitCount(ground) + Long.bitCount(first) + Long.bitCount(second);
  }

  public void add(int cube) {
    long bit = 1L << cube;
    switch (Cube.level(cube)) {
      case 0 -> ground |= bit;
      case 1 -> first |= bit;
      default -> second |= bit;
    }
  }

  public void remove(int cube) {
    long bit = 1L << cube;
    switch (Cube.level(cube)) {
      case 0 -> ground &= ~bit;
      case 1 -> first &= ~bit;
      default -> second &= ~bit;
    }
  }

  public void clear() {
    ground = 0;
    first = 0;
    second = 0;
  }

  public void addAll(CubeSet other) {
    ground |= other.ground;
    first |= other.first;
    second |= other.second;
  }

  public void removeAll(CubeSet other) {
    ground &= ~other.ground;
    first &= ~other.first;
    second &= ~other.second;
  }

  public void retainAll(CubeSet other) {
    ground &= other.ground;
    first &= other.first;
    second &= other.second;
  }

  /** Adds every cube that is adjacent to one of these (A1.4). */
  public void addAllAdjacentTo(CubeSet others) {
    for (int cube = others.first(); cube != Cube.NONE; cube = others.after(cube)) {
      addAll(ADJACENT[cube]);
    }
  }

  /** The first in cube order, or {@link Cube#NONE}. */
  public int first() {
    return after(Cube.NONE);
  }

  /** The first in cube order behind this one, or {@link Cube#NONE}. */
  public int after(int cube) {
    int from = cube + 1;
    for (int level = Cube.level(from); level < Cube.LEVELS; level++) {
      long rest = level(level) & (-1L << (level == Cube.level(from) ? from : 0));
      if (rest != 0) {
        return level * Cube.LEVEL + Long.numberOfTrailingZeros(rest);
      }
    }
    return Cube.NONE;
  }

  /** In cube order. */
  public IntStream stream() {
    return IntStream.range(0, Cube.COUNT).filter(this::contains);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CubeSet set
        && ground == set.ground
        && first == set.first
        && second == set.second;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(ground + 31 * (first + 31 * second));
  }

  /** The names in cube order: {@code A1 C4 C4:1}. */
  @Override
  public String toString() {
    return stream().mapToObj(Cube::name).collect(Collectors.joining(" "));
  }

  private static CubeSet adjacentTo(int cube) {
    return of(
        IntStream.range(0, Cube.COUNT).filter(other -> Cube.areAdjacent(cube, other)).toArray());
  }
}
