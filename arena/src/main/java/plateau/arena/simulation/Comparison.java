package plateau.arena.simulation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.kernel.State;

/** What a study found: the findings of each combination, in their order. */
public record Comparison<S extends State<S, M>, M>(
    Study<S, M> study, List<Findings<S, M>> findings) {

  /**
   * The same as one object, to be written as JSON.
   *
   * @param games games of each combination
   * @param sweep the values that were tried, by name
   */
  public record Compared(
      String game,
      long games,
      long seed,
      double seconds,
      String rules,
      Map<String, List<String>> sweep,
      List<Combination> combinations) {}

  /** One combination: its values by name, and what was found with them. */
  public record Combination(Map<String, String> values, Summary summary) {}

  public Comparison {
    findings = List.copyOf(findings);
  }

  public double seconds() {
    return findings.stream().mapToDouble(Findings::seconds).sum();
  }

  /** Whether all seats won or lost together, everywhere. */
  public boolean isTogether() {
    return findings.stream().allMatch(one -> one.tally().isTogether());
  }

  public Compared summary() {
    Experiment<S, M> first = study.experiments().getFirst();
    Map<String, List<String>> values = new LinkedHashMap<>();
    study.sweep().factors().forEach(factor -> values.put(factor.name(), factor.values()));
    return new Compared(
        first.game().info().id(),
        first.games(),
        first.seed(),
        Math.round(seconds() * 1000) / 1000.0,
        first.game().info().rulesVersion(),
        values,
        findings.stream()
            .map(one -> new Combination(one.experiment().swept(), one.summary()))
            .toList());
  }
}
