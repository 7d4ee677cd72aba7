package plateau.arena.lab;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.Trials;

/**
 * Looks for a good policy: an evolution whose generations race, then a close look at the best. It
 * may be stopped after any generation and go on from what was noted.
 */
public final class Lab {

  private static final int LOOK_CLOSER = 25;

  private final LabSettings settings;
  private final Trials trials;
  private final int threads;

  public Lab(LabSettings settings, Trials trials, int threads) {
    this.settings = settings;
    this.trials = trials;
    this.threads = threads;
  }

  /** Told after each generation, by the thread that called {@link #run}. */
  @FunctionalInterface
  public interface Notes {

    void after(List<Generation> generations);
  }

  /**
   * Searches.
   *
   * @param before generations that an earlier run noted
   */
  public LabFindings run(List<Generation> before, Notes notes) {
    try (TrialPool crew = new TrialPool(trials, threads)) {
      return examined(crew, evolved(crew, before, notes));
    }
  }

  private List<Generation> evolved(TrialPool crew, List<Generation> before, Notes notes) {
    Evolution evolution = new Evolution(new Race(crew, settings.games()), trials, settings.seed());
    List<Generation> generations =
        new ArrayList<>(before.subList(0, Math.min(before.size(), settings.generations())));
    while (generations.size() < settings.generations()) {
      generations.add(
          generations.isEmpty() ? evolution.first() : evolution.after(generations.getLast()));
      notes.after(generations);
    }
    return generations;
  }

  private LabFindings examined(TrialPool crew, List<Generation> generations) {
    Examination examination =
        new Examination(crew, settings.seed(), LOOK_CLOSER * settings.games());
    List<PolicyScore> finalists = examination.finals(generations.getLast());
    Policy best = finalists.getFirst().policy();
    List<PolicyScore> published = examination.published(List.of(best, new Policy(trials.known())));
    return new LabFindings(
        settings,
        trials.things(),
        generations,
        finalists,
        published.getFirst(),
        published.getLast(),
        examination.influences(best),
        examination.timings(best));
  }
}
