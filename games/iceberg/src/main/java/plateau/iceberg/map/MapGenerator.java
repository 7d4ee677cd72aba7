package plateau.iceberg.map;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import plateau.kernel.chance.Chance;

/**
 * Makes maps that are their own mirror image: walls, starts and aliens come in pairs, player 0's
 * starts in one half of the grid and player 1's in the other. The same chance gives the same map.
 *
 * <p>Starts and aliens stand in one connected region whenever walls can be found that leave one
 * which is its own mirror image; with very many walls there may be none, and then they stand on any
 * free cells.
 *
 * <p>An odd number of walls or aliens puts one of them on a cell that is its own image. Half a turn
 * leaves only the middle cell for that; when it is taken by a wall, there is one alien less.
 */
public final class MapGenerator {

  private static final int TRIES = 100;

  // §10: the ranges of the original's generator.
  private static final int LEAST_POINTS = 3;
  private static final int MOST_POINTS = 12;
  // The last of 100 rounds in which one arrives is 97, so that it can still be captured.
  private static final int CAPTURE_ROUNDS = 3;
  private static final int SHORTEST_STAY = 3;
  private static final int LONGEST_STAY = 25;

  private final MapPlan plan;
  private final Symmetry symmetry;
  private final Chance chance;
  private final int[] wallRows = new int[IceMap.SIZE];
  private final int[] starts = new int[IceMap.ALL_AGENTS];
  private final List<Alien> aliens = new ArrayList<>();

  private MapGenerator(MapPlan plan, Chance chance) {
    this.plan = plan;
    this.chance = chance;
    this.symmetry =
        plan.symmetry().orElseGet(() -> Symmetry.ALL.get(chance.below(Symmetry.ALL.size())));
  }

  public static IceMap generate(MapPlan plan, Chance chance) {
    return new MapGenerator(plan, chance).map();
  }

  private IceMap map() {
    BitSet walls = scatterWalls();
    BitSet home = homeBetween(walls);
    for (int tries = 1; home.isEmpty() && tries < TRIES; tries++) {
      walls = scatterWalls();
      home = homeBetween(walls);
    }
    walls.stream().forEach(cell -> wallRows[IceMap.row(cell)] |= 1 << IceMap.column(cell));
    if (home.isEmpty()) {
      home = without(walls);
    }
    placeStarts(home);
    placeAliens(home, walls);
    return new IceMap(wallRows, starts, aliens);
  }

  private BitSet scatterWalls() {
    BitSet walls = new BitSet(IceMap.CELLS);
    List<Integer> pairs = cells(this::leadsAPair);
    for (int i = 0; i < plan.walls() / 2; i++) {
      int cell = draw(pairs);
      walls.set(cell);
      walls.set(symmetry.mirror(cell));
    }
    if (plan.walls() % 2 == 1) {
      walls.set(draw(cells(this::isItsOwnImage)));
    }
    return walls;
  }

  /**
   * The largest region that is its own image and has room for everybody; empty if there is none.
   */
  private BitSet homeBetween(BitSet walls) {
    Regions regions = Regions.between(walls);
    BitSet best = new BitSet();
    for (int region = 0; region < regions.count(); region++) {
      BitSet cells = regions.cells(region);
      if (cells.cardinality() > best.cardinality()
          && pairsIn(cells) >= IceMap.AGENTS + plan.aliens() / 2
          && cells.stream().allMatch(cell -> cells.get(symmetry.mirror(cell)))) {
        best = cells;
      }
    }
    return best;
  }

  private long pairsIn(BitSet cells) {
    return cells.stream().filter(this::leadsAPair).count();
  }

  private void placeStarts(BitSet home) {
    List<Integer> pairs = cells(cell -> leadsAPair(cell) && home.get(cell));
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      int cell = draw(pairs);
      starts[agent] = cell;
      starts[IceMap.AGENTS + agent] = symmetry.mirror(cell);
    }
  }

  private void placeAliens(BitSet home, BitSet walls) {
    BitSet taken = new BitSet(IceMap.CELLS);
    IntStream.of(starts).forEach(taken::set);
    List<Integer> pairs = cells(cell -> leadsAPair(cell) && home.get(cell) && !taken.get(cell));
    for (int i = 0; i < plan.aliens() / 2; i++) {
      int cell = draw(pairs);
      Alien alien = anyAlien(cell);
      aliens.add(alien);
      aliens.add(
          new Alien(symmetry.mirror(cell), alien.points(), alien.arrival(), alien.duration()));
    }
    List<Integer> middle = cells(cell -> isItsOwnImage(cell) && !walls.get(cell));
    if (plan.aliens() % 2 == 1 && !middle.isEmpty()) {
      aliens.add(anyAlien(draw(middle)));
    }
  }

  private Alien anyAlien(int cell) {
    return new Alien(
        cell,
        between(LEAST_POINTS, MOST_POINTS),
        between(0, plan.rounds() - CAPTURE_ROUNDS),
        between(SHORTEST_STAY, LONGEST_STAY));
  }

  private int between(int least, int most) {
    return least + chance.below(most - least + 1);
  }

  /** Takes any of these cells out of the list. */
  private int draw(List<Integer> cells) {
    int index = chance.below(cells.size());
    int cell = cells.get(index);
    int last = cells.removeLast();
    if (index < cells.size()) {
      cells.set(index, last);
    }
    return cell;
  }

  // Of each pair of cells the first in the order of the grid.
  private boolean leadsAPair(int cell) {
    return cell < symmetry.mirror(cell);
  }

  private boolean isItsOwnImage(int cell) {
    return cell == symmetry.mirror(cell);
  }

  private static List<Integer> cells(IntPredicate which) {
    List<Integer> cells = new ArrayList<>();
    IntStream.range(0, IceMap.CELLS).filter(which).forEach(cells::add);
    return cells;
  }

  private static BitSet without(BitSet walls) {
    BitSet free = (BitSet) walls.clone();
    free.flip(0, IceMap.CELLS);
    return free;
  }
}
