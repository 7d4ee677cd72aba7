package plateau.iceberg.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapCheck;
import plateau.iceberg.map.MapCheck.Reach;
import plateau.iceberg.map.MapReader;
import plateau.kernel.words.Words;
import plateau.terminal.Wrapping;

/** What can be said about a map without playing on it: who reaches what, and how it is mirrored. */
final class MapReport {

  private final IceMap map;
  private final Words words;
  private final int width;
  private final List<String> lines = new ArrayList<>();

  MapReport(String text, Words words, int width) {
    this.map = MapReader.read(text);
    this.words = words;
    this.width = width;
  }

  List<String> lines(String file) {
    MapCheck check = MapCheck.of(map);
    tell("map.sound", "file", file, "walls", map.walls(), "aliens", map.aliens().size());
    tell("map.regions", "regions", check.regions());
    tellReach(check.reach());
    tell(
        check.symmetries().isEmpty() ? "map.not-symmetric" : "map.symmetries",
        "symmetries",
        check.symmetries());
    return lines;
  }

  private void tellReach(List<Reach> reach) {
    List<Reach> partly = reach.stream().filter(one -> !isOpenToAll(one)).toList();
    if (partly.isEmpty()) {
      tell("map.reach-all");
    }
    for (Reach one : partly) {
      Alien alien = map.aliens().get(one.alien());
      tell(
          one.isReachable() ? "map.reach-some" : "map.reach-nobody",
          "alien",
          one.alien(),
          "row",
          alien.row(),
          "column",
          alien.column(),
          "blue",
          numbers(one.agents0()),
          "red",
          numbers(one.agents1()));
    }
  }

  private void tell(String key, Object... namesAndValues) {
    lines.addAll(Wrapping.lines(words.say(key, namesAndValues), width));
  }

  private static boolean isOpenToAll(Reach reach) {
    return reach.agents0().size() == IceMap.AGENTS && reach.agents1().size() == IceMap.AGENTS;
  }

  private static Object numbers(List<Integer> agents) {
    return agents.isEmpty() ? "–" : agents;
  }
}
