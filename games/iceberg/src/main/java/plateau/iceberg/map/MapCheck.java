package plateau.iceberg.map;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What can be said about a map without playing on it.
 *
 * @param regions the number of connected parts of the free cells
 * @param reach for each alien who can get to it, in the order of the map
 * @param symmetries under which the map is its own mirror image with the players changing sides:
 *     same walls, starts on each other's cells, aliens in pairs of equal points and times
 */
public record MapCheck(int regions, List<Reach> reach, List<Symmetry> symmetries) {

  /**
   * Who can ever stand on an alien's cell, the other agents out of the way.
   *
   * @param agents0 the numbers of player 0's agents that can
   * @param agents1 those of player 1
   */
  public record Reach(int alien, List<Integer> agents0, List<Integer> agents1) {

    public Reach {
      agents0 = List.copyOf(agents0);
      agents1 = List.copyOf(agents1);
    }

    public boolean isReachable() {
      return !agents0.isEmpty() || !agents1.isEmpty();
    }
  }

  public MapCheck {
    reach = List.copyOf(reach);
    symmetries = List.copyOf(symmetries);
  }

  public static MapCheck of(IceMap map) {
    Regions regions = Regions.of(map);
    List<Reach> reach = new ArrayList<>();
    for (int alien = 0; alien < map.aliens().size(); alien++) {
      int region = regions.of(map.aliens().get(alien).cell());
      reach.add(
          new Reach(alien, agentsIn(map, regions, region, 0), agentsIn(map, regions, region, 1)));
    }
    return new MapCheck(
        regions.count(), reach, Symmetry.ALL.stream().filter(s -> isMirrored(map, s)).toList());
  }

  private static List<Integer> agentsIn(IceMap map, Regions regions, int region, int player) {
    List<Integer> agents = new ArrayList<>();
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      if (regions.of(map.start(player, agent)) == region) {
        agents.add(agent);
      }
    }
    return agents;
  }

  private static boolean isMirrored(IceMap map, Symmetry symmetry) {
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      if (map.isWall(cell) != map.isWall(symmetry.mirror(cell))) {
        return false;
      }
    }
    return startsAreMirrored(map, symmetry) && aliensAreMirrored(map, symmetry);
  }

  private static boolean startsAreMirrored(IceMap map, Symmetry symmetry) {
    Set<Integer> mirrored = new HashSet<>();
    Set<Integer> others = new HashSet<>();
    for (int agent = 0; agent < IceMap.AGENTS; agent++) {
      mirrored.add(symmetry.mirror(map.start(0, agent)));
      others.add(map.start(1, agent));
    }
    return mirrored.equals(others);
  }

  private static boolean aliensAreMirrored(IceMap map, Symmetry symmetry) {
    Set<Alien> aliens = new HashSet<>(map.aliens());
    return map.aliens().stream().map(alien -> alien.mirrored(symmetry)).allMatch(aliens::contains);
  }
}
