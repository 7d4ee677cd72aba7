package plateau.deadzone.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Direction;
import plateau.deadzone.board.Terrain;

/** A2 once more, word for word as the page's pseudo-code, for comparison. */
record PageSight(Terrain terrain, CubeSet smoke) {

  Visibility visibility(int a, int b) {
    if (a == b) {
      return Visibility.CLEAR;
    }
    if (smoke.contains(a) || smoke.contains(b)) {
      return Visibility.BLOCKED;
    }
    int[] d = difference(a, b);
    int cur = a;
    Visibility result = Visibility.CLEAR;
    for (List<Integer> group : groups(d).values()) {
      List<Visibility> pathStates = new ArrayList<>();
      for (List<Integer> ordering : orderings(group)) {
        pathStates.add(path(cur, ordering, d, a));
      }
      if (pathStates.stream().allMatch(state -> state == Visibility.BLOCKED)) {
        return Visibility.BLOCKED;
      }
      if (!pathStates.stream().allMatch(state -> state == Visibility.CLEAR)) {
        result = worse(result, Visibility.OBSCURED);
      }
      for (int axis : group) {
        cur = moved(cur, axis, d);
      }
      if (cur != b && smoke.contains(cur)) {
        return Visibility.BLOCKED;
      }
      if (cur != b && terrain.isCover(cur)) {
        result = worse(result, Visibility.OBSCURED);
      }
    }
    return terrain.isCover(b) ? worse(result, Visibility.OBSCURED) : result;
  }

  private Visibility path(int from, List<Integer> ordering, int[] d, int a) {
    int p = from;
    Visibility w = Visibility.CLEAR;
    for (int i = 0; i < ordering.size(); i++) {
      int q = moved(p, ordering.get(i), d);
      w = worse(w, stepState(p, q, ordering.get(i), d, a));
      if (i < ordering.size() - 1) {
        w = smoke.contains(q) ? Visibility.BLOCKED : w;
        w = terrain.isCover(q) ? worse(w, Visibility.OBSCURED) : w;
      }
      p = q;
    }
    return w;
  }

  private Visibility stepState(int p, int q, int axis, int[] d, int a) {
    if (terrain.isSolid(p) || terrain.isSolid(q)) {
      return Visibility.BLOCKED;
    }
    Visibility unlessOwn = p == a ? Visibility.CLEAR : Visibility.OBSCURED;
    if (axis == 2) {
      return switch (terrain.floor(Math.max(p, q))) {
        case FULL -> Visibility.BLOCKED;
        case NONE -> Visibility.CLEAR;
        case HALF -> unlessOwn;
      };
    }
    int sign = Integer.signum(d[axis]);
    Direction side = axis == 0 ? Direction.of(sign, 0) : Direction.of(0, sign);
    return switch (terrain.face(p, side)) {
      case OPEN -> Visibility.CLEAR;
      case WALL -> Visibility.BLOCKED;
      case LOW, DOOR, WINDOW -> unlessOwn;
    };
  }

  private static Map<Integer, List<Integer>> groups(int[] d) {
    Map<Integer, List<Integer>> groups = new TreeMap<>();
    for (int axis = 0; axis < d.length; axis++) {
      int length = Math.abs(d[axis]);
      for (int k = 1; k <= length; k++) {
        groups.computeIfAbsent(420 * (2 * k - 1) / length, t -> new ArrayList<>()).add(axis);
      }
    }
    return groups;
  }

  private static List<List<Integer>> orderings(List<Integer> axes) {
    if (axes.isEmpty()) {
      return List.of(List.of());
    }
    List<List<Integer>> orderings = new ArrayList<>();
    for (Integer first : axes) {
      List<Integer> others = axes.stream().filter(axis -> !axis.equals(first)).toList();
      for (List<Integer> rest : orderings(others)) {
        List<Integer> ordering = new ArrayList<>(List.of(first));
        ordering.addAll(rest);
        orderings.add(ordering);
      }
    }
    return orderings;
  }

  private static int[] difference(int a, int b) {
    return new int[] {
      Cube.column(b) - Cube.column(a), Cube.row(b) - Cube.row(a), Cube.level(b) - Cube.level(a)
    };
  }

  private static int moved(int cube, int axis, int[] d) {
    int[] at = {Cube.column(cube), Cube.row(cube), Cube.level(cube)};
    at[axis] += Integer.signum(d[axis]);
    return Cube.at(at[0], at[1], at[2]);
  }

  private static Visibility worse(Visibility a, Visibility b) {
    return a.ordinal() > b.ordinal() ? a : b;
  }
}
