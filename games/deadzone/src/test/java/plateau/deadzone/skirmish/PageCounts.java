package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Side;
import plateau.deadzone.movement.Ways;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.sight.Visibility;

/** What B4 and B6 count, worked out as the page has it and without regard to speed. */
final class PageCounts {

  private record Edge(int from, int to, int cost) {}

  private static final IdentityHashMap<Ways, List<Edge>> EDGES = new IdentityHashMap<>();

  private final DeadzoneState state;
  private final int figure;
  private final int side;

  PageCounts(DeadzoneState state) {
    this.state = state;
    figure = state.activation.figure();
    side = Side.of(figure);
  }

  int figure() {
    return figure;
  }

  int cube() {
    return state.figures.cube(figure);
  }

  boolean isShooter() {
    return state.type(figure).profile() == Profile.SHOOTING;
  }

  List<Integer> enemies() {
    return alive(Side.other(side));
  }

  List<Integer> friends() {
    return alive(side).stream().filter(friend -> friend != figure).toList();
  }

  private List<Integer> alive(int ofSide) {
    return IntStream.range(0, Figures.COUNT)
        .filter(one -> Side.of(one) == ofSide && state.figures.isStanding(one))
        .boxed()
        .toList();
  }

  int at(int someone) {
    return state.figures.cube(someone);
  }

  boolean isEnemyIn(int cube) {
    return state.figures.cubesOf(Side.other(side)).contains(cube);
  }

  Visibility visibility(int from, int to) {
    return state.field().sight().visibility(from, to, state.hazards.smoke());
  }

  /** E(F, c), those in F's present cube left out (R44). */
  long exposure(int cube) {
    return enemies().stream()
        .filter(enemy -> state.type(enemy).canShoot())
        .filter(enemy -> at(enemy) != cube && at(enemy) != cube())
        .filter(enemy -> visibility(at(enemy), cube) == Visibility.CLEAR)
        .count();
  }

  List<Integer> closeEnemies() {
    return enemies().stream()
        .filter(enemy -> Cube.distance(cube(), at(enemy)) == 1)
        .filter(enemy -> visibility(cube(), at(enemy)) != Visibility.BLOCKED)
        .toList();
  }

  /** nearest(F, set) of B4.2. */
  int nearest(List<Integer> figures) {
    return figures.stream().min(byNearness(this::at)).orElseThrow();
  }

  /** By the key of B4.2, for figures or for cubes. */
  Comparator<Integer> byNearness(UnaryOperator<Integer> cubeOf) {
    return Comparator.<Integer>comparingInt(one -> Cube.distance(cube(), cubeOf.apply(one)))
        .thenComparingInt(one -> state.field().ways().walk(cube(), cubeOf.apply(one)))
        .thenComparingInt(one -> squaredDistance(cube(), cubeOf.apply(one)))
        .thenComparingInt(one -> one);
  }

  private static int squaredDistance(int a, int b) {
    int columns = Cube.column(a) - Cube.column(b);
    int rows = Cube.row(a) - Cube.row(b);
    int levels = Cube.level(a) - Cube.level(b);
    return columns * columns + rows * rows + levels * levels;
  }

  boolean isNearEngineer(int cube, int movedTo) {
    boolean isNearOther =
        friends().stream()
            .filter(friend -> state.has(friend, Keyword.ENGINEER))
            .anyMatch(friend -> Cube.distance(at(friend), cube) <= 3);
    return isNearOther
        || (state.has(figure, Keyword.ENGINEER)
            && movedTo != Cube.NONE
            && Cube.distance(movedTo, cube) <= 3);
  }

  /** W(c) of B6.3. */
  int route(int from, int goal) {
    return routes(goal)[from];
  }

  /** W of B6.3 for every cube. */
  int[] routes(int goal) {
    int[] costs = new int[Cube.COUNT];
    Arrays.fill(costs, Ways.NO_WAY);
    costs[goal] = 0;
    int dearest = isShooter() ? Moving.advance(state, figure) : Moving.sprint(state, figure);
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (Edge edge : edges()) {
        boolean mayPass = edge.to == goal || !isBarred(edge.to);
        if (edge.cost <= dearest && mayPass && costs[edge.to] + edge.cost < costs[edge.from]) {
          costs[edge.from] = costs[edge.to] + edge.cost;
          isChanged = true;
        }
      }
    }
    for (int from = 0; from < Cube.COUNT; from++) {
      costs[from] = costs[from] == Ways.NO_WAY ? 50 + Cube.distance(from, goal) : costs[from];
    }
    return costs;
  }

  /** {@code reach} of A3 as JADE goes: the cubes where a movement of this length can end. */
  List<Integer> reach(int allowance) {
    int[] costs = new int[Cube.COUNT];
    Arrays.fill(costs, Ways.NO_WAY);
    costs[cube()] = 0;
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (Edge edge : edges()) {
        boolean mayPass = edge.from == cube() || !isEnemyIn(edge.from);
        int cost = costs[edge.from] + edge.cost;
        boolean isOpen = !state.minesAgainst(figure).contains(edge.to);
        if (mayPass && isOpen && cost <= allowance && cost < costs[edge.to]) {
          costs[edge.to] = cost;
          isChanged = true;
        }
      }
    }
    return IntStream.range(0, Cube.COUNT)
        .filter(to -> to != cube() && costs[to] <= allowance && state.figures.hasRoom(figure, to))
        .boxed()
        .toList();
  }

  /** Points 2 and 4 of B6.2 for a movement to a goal, or away from somebody. */
  boolean isAllowed(int destination, int goal) {
    boolean mayEnter =
        !isEnemyIn(destination)
            || (!isShooter() && destination == goal && state.type(figure).canFight());
    return mayEnter && exposure(destination) <= exposure(cube());
  }

  /** Point 5 of B6.2. */
  boolean keepsControl(int destination) {
    if (state.has(figure, Keyword.REMOTE)) {
      return isNearEngineer(destination, Cube.NONE);
    }
    return friends().stream()
        .filter(friend -> state.has(friend, Keyword.REMOTE))
        .filter(friend -> isNearEngineer(at(friend), cube()))
        .allMatch(friend -> isNearEngineer(at(friend), destination));
  }

  private boolean isBarred(int cube) {
    return isEnemyIn(cube) || state.minesAgainst(figure).contains(cube);
  }

  private List<Edge> edges() {
    return EDGES.computeIfAbsent(state.field().ways(), PageCounts::edgesOf);
  }

  private static List<Edge> edgesOf(Ways ways) {
    List<Edge> edges = new ArrayList<>();
    for (int from = 0; from < Cube.COUNT; from++) {
      for (int to = 0; to < Cube.COUNT; to++) {
        if (ways.edge(from, to) != Ways.NO_WAY) {
          edges.add(new Edge(from, to, ways.edge(from, to)));
        }
      }
    }
    return edges;
  }
}
