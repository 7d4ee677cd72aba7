package plateau.arena.simulation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.IntStream;
import plateau.kernel.Gauges;

/**
 * The findings in one object, to be written as JSON.
 *
 * @param seats the players as given
 * @param outcomes how often the games ended with each result code
 * @param wins games won by each seat
 * @param length numbers of decisions
 * @param time the game's own time at the end
 * @param marks for each thing that can be taken: how often it was, and games won with and without
 */
public record Summary(
    String game,
    List<String> seats,
    long games,
    long seed,
    double seconds,
    SortedMap<String, Long> outcomes,
    List<Long> wins,
    Spread length,
    String rules,
    Map<String, String> options,
    Optional<Spread> time,
    Map<String, Mark> marks) {

  /** Games in which a mark was taken and was not, and how many of each the first seat won. */
  public record Mark(
      long taken, long wonTaken, long notTaken, long wonNotTaken, Optional<Double> meanTime) {

    static Mark of(MarkTally tally) {
      return new Mark(
          tally.taken().of(),
          tally.taken().hits(),
          tally.notTaken().of(),
          tally.notTaken().hits(),
          tally.taken().isEmpty() ? Optional.empty() : Optional.of(tally.times().mean()));
    }
  }

  static Summary of(Findings<?, ?> findings) {
    Experiment<?, ?> experiment = findings.experiment();
    Tally tally = findings.tally();
    return new Summary(
        experiment.game().info().id(),
        experiment.seating().names(),
        experiment.games(),
        experiment.seed(),
        Math.round(findings.seconds() * 1000) / 1000.0,
        tally.outcomes(),
        IntStream.range(0, experiment.seating().size())
            .mapToObj(seat -> tally.wins(seat).hits())
            .toList(),
        Spread.of(tally.lengths()),
        experiment.game().info().rulesVersion(),
        experiment.setup().options(),
        tally.times().total() == 0 ? Optional.empty() : Optional.of(Spread.of(tally.times())),
        marks(experiment.gauges(), tally));
  }

  private static Map<String, Mark> marks(Gauges<?> gauges, Tally tally) {
    Map<String, Mark> marks = new LinkedHashMap<>();
    for (int i = 0; i < gauges.marks().size(); i++) {
      marks.put(gauges.marks().get(i), Mark.of(tally.mark(i)));
    }
    return marks;
  }
}
