package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import plateau.deadzone.action.Moving;
import plateau.deadzone.board.Cube;
import plateau.deadzone.movement.Ways;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.sight.Visibility;

/** What B4 and B6 count, worked out as the page has it and without regard to speed. */
final class PageCounts {

  private record Edge(int from, int to, int cost) {}

  private static final List<Edge> EDGES = edgesOf(JadeGames.DEPOT_9.ways());

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
    return enemies().stream().anyMatch(enemy -> at(enemy) == cube);
  }

  Visibility visibility(int from, int to) {
    return state.field().sight().visibility(from, to, state.smoke());
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
    return figures.stream()
        .min(
            Comparator.<Integer>comparingInt(one -> Cube.distance(cube(), at(one)))
                .thenComparingInt(one -> state.field().ways().walk(cube(), at(one)))
                .thenComparingInt(one -> squaredDistance(cube(), at(one)))
                .thenComparingInt(one -> one))
        .orElseThrow();
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
        || (state.has(figure, Keyword.ENGINEER) && Cube.distance(movedTo, cube) <= 3);
  }

  /** W(c) of B6.3. */
  int route(int from, int goal) {
    int[] costs = new int[Cube.COUNT];
    Arrays.fill(costs, Ways.NO_WAY);
    costs[goal] = 0;
    int dearest = isShooter() ? Moving.advance(state, figure) : Moving.sprint(state, figure);
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (Edge edge : EDGES) {
        boolean mayPass = edge.to == goal || !isBarred(edge.to);
        if (edge.cost <= dearest && mayPass && costs[edge.to] + edge.cost < costs[edge.from]) {
          costs[edge.from] = costs[edge.to] + edge.cost;
          isChanged = true;
        }
      }
    }
    return costs[from] == Ways.NO_WAY ? 50 + Cube.distance(from, goal) : costs[from];
  }

  private boolean isBarred(int cube) {
    return isEnemyIn(cube) || state.minesAgainst(figure).contains(cube);
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
