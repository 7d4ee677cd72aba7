package plateau.arena.lab;

import java.util.List;

/**
 * What a lab found.
 *
 * @param best the best policy, in games in which it was neither searched nor chosen
 * @param known what people knew before, in the same games
 */
public record LabFindings(
    LabSettings settings,
    List<String> things,
    List<Generation> generations,
    List<PolicyScore> finalists,
    PolicyScore best,
    PolicyScore known,
    List<Influence> influences,
    List<Timing> timings) {

  public LabFindings {
    things = List.copyOf(things);
    generations = List.copyOf(generations);
    finalists = List.copyOf(finalists);
    influences = List.copyOf(influences);
    timings = List.copyOf(timings);
  }

  /** As a seat list writes it. */
  public String text(Policy policy) {
    return policy.text(things);
  }

  /** Games that the search took. */
  public long gamesSearched() {
    return generations.stream()
        .flatMap(generation -> generation.field().stream())
        .mapToLong(PolicyScore::games)
        .sum();
  }
}
