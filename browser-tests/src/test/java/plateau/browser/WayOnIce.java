package plateau.browser;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A cell that an agent can walk to for four points, as far as the board knows, and where both are
 * on the screen.
 *
 * @param fromX where the agent stands
 * @param bottom the middle of the last row of the ice
 * @param arrows the keys that lead there from the agent
 */
record WayOnIce(
    double fromX, double fromY, double x, double y, double bottom, List<String> arrows) {

  private static final String FOUR_STEPS =
      """
      (board, agent) => {
        const svg = board.renderRoot.querySelector('svg.field');
        const [seen, glass] = [svg.viewBox.baseVal, svg.getBoundingClientRect()];
        const onScreen = (at, from, size, start, length) => start + ((at * 40 + 20 - from) / size) * length;
        const place = ({ row, column }) => ({
          x: onScreen(column, seen.x, seen.width, glass.left, glass.width),
          y: onScreen(row, seen.y, seen.height, glass.top, glass.height),
        });
        const { view, outlook } = board.moment;
        const ways = Object.entries(outlook.facts.ways[agent]);
        const [cell, way] = ways.filter(([, way]) => /^[NESW]{4}$/.test(way)).sort()[0];
        const [row, column] = cell.split(',').map(Number);
        const [from, to] = [view.agents[0][agent], { row, column }].map(place);
        const keys = { N: 'ArrowUp', E: 'ArrowRight', S: 'ArrowDown', W: 'ArrowLeft' };
        return { fromX: from.x, fromY: from.y, x: to.x, y: to.y, bottom: place({ row: 24, column }).y,
          arrows: [...way].map((letter) => keys[letter]) };
      }
      """;

  static WayOnIce of(Visitor visitor, int agent) {
    visitor.find("iceberg-board .target").first().waitFor();
    Map<?, ?> known = (Map<?, ?>) visitor.find("iceberg-board").evaluate(FOUR_STEPS, agent);
    return new WayOnIce(
        number(known, "fromX"),
        number(known, "fromY"),
        number(known, "x"),
        number(known, "y"),
        number(known, "bottom"),
        ((List<?>) Objects.requireNonNull(known.get("arrows")))
            .stream().map(String::valueOf).toList());
  }

  private static double number(Map<?, ?> known, String name) {
    return ((Number) Objects.requireNonNull(known.get(name), name)).doubleValue();
  }
}
