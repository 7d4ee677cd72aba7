package plateau.iceberg.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a board is told beside what single moves lead to.
 *
 * @param ways for each agent of the side to move: by each cell that it can still get to in this
 *     turn, as {@code "12,4"}, the directions of the cheapest way there: {@code "Es"} is a step
 *     east and a slide south. The way to a cell goes on from the way to the cell before it.
 */
public record IcebergOutlook(List<Map<String, String>> ways) {

  public IcebergOutlook {
    // In their order: a copy of the JDK's has another one in every JVM.
    ways = ways.stream().map(IcebergOutlook::kept).toList();
  }

  public static IcebergOutlook of(IcebergState state) {
    return new IcebergOutlook(Ways.of(state.ice()));
  }

  private static Map<String, String> kept(Map<String, String> ways) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(ways));
  }
}
