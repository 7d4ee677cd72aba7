package plateau.table.message;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.kernel.Gauges;
import plateau.kernel.State;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Match;
import plateau.kernel.match.StepThrough;
import plateau.kernel.words.Words;

/** How the numbers of a game went over its own time: the last of each round, say. */
public final class Curve {

  private record Point(int step, int time, List<Integer> values) {}

  private Curve() {}

  public static <S extends State<S, M>, M> String written(
      Match<S, M> match, Gauges<S> gauges, Words words) {
    List<String> series =
        gauges.series().stream()
            .map(
                name ->
                    new JsonObject()
                        .put("id", name)
                        .put("name", words.say("series." + name))
                        .put("tone", gauges.tone(name))
                        .toString())
            .toList();
    return new JsonObject()
        .put("time", words.say("time.name"))
        .list("series", series)
        .raw("points", Json.write(points(match, gauges)))
        .toString();
  }

  /** The numbers of one position, in the order of the series. */
  public static <S> List<Integer> now(S state, Gauges<S> gauges) {
    int[] values = new int[gauges.series().size()];
    gauges.read(state, values);
    return Arrays.stream(values).boxed().toList();
  }

  private static <S extends State<S, M>, M> List<Point> points(
      Match<S, M> match, Gauges<S> gauges) {
    Map<Integer, Point> points = new LinkedHashMap<>();
    StepThrough.through(
        match.game(),
        match.setup(),
        match.steps(),
        (step, state) -> {
          int time = gauges.number(gauges.time(state));
          points.put(time, new Point(step.number(), time, now(state, gauges)));
        });
    return List.copyOf(points.values());
  }
}
