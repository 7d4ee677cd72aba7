package plateau.arena.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.chance.Seeded;

/** Looks closely at what the search found, in games in which nothing was searched. */
final class Examination {

  private static final int FINALISTS = 6;

  // Seeds beside those of the generations, which count from 1.
  private static final int FINAL = -1;
  private static final int PUBLISHED = -2;
  private static final int INFLUENCE = -3;

  private final TrialPool crew;
  private final long seed;
  private final int games;

  Examination(TrialPool crew, long seed, int games) {
    this.crew = crew;
    this.seed = seed;
    this.games = games;
  }

  /** The best of the last generation once more, all in the same games; the best first. */
  List<PolicyScore> finals(Generation last) {
    List<PolicyScore> field =
        last.field().stream()
            .limit(FINALISTS)
            .map(one -> new PolicyScore(one.policy(), 0, 0))
            .toList();
    List<PolicyScore> played = new ArrayList<>(crew.play(field, games, Seeded.derive(seed, FINAL)));
    played.sort(PolicyScore.BEST_FIRST);
    return played;
  }

  /** Figures to publish: neither chosen nor searched by these games. */
  List<PolicyScore> published(List<Policy> policies) {
    List<PolicyScore> field =
        policies.stream().map(policy -> new PolicyScore(policy, 0, 0)).toList();
    return crew.play(field, 2 * games, Seeded.derive(seed, PUBLISHED));
  }

  /** Every thing of the policy, those that would be missed most first. */
  List<Influence> influences(Policy policy) {
    boolean[] as = wins(policy);
    return policy.order().stream()
        .map(
            thing ->
                new Influence(
                    thing,
                    difference(as, policy.without(thing)),
                    difference(as, policy.withFirst(thing)),
                    difference(as, policy.withLast(thing))))
        .sorted(Comparator.comparingDouble(influence -> influence.leftOut().mean()))
        .toList();
  }

  private boolean[] wins(Policy policy) {
    return crew.each(
        games, Seeded.derive(seed, INFLUENCE), one -> crew.trials().wins(policy.order(), one));
  }

  private Difference difference(boolean[] before, Policy changed) {
    boolean[] after = wins(changed);
    int gained = (int) IntStream.range(0, games).filter(i -> after[i] && !before[i]).count();
    int lost = (int) IntStream.range(0, games).filter(i -> before[i] && !after[i]).count();
    return new Difference(games, gained, lost);
  }

  /** When each thing of the policy was taken, in its order. */
  List<Timing> timings(Policy policy) {
    List<int[]> times =
        IntStream.range(0, games)
            .mapToObj(
                game ->
                    crew.trials()
                        .times(policy.order(), Seeded.derive(Seeded.derive(seed, INFLUENCE), game)))
            .toList();
    int last = times.stream().flatMapToInt(Arrays::stream).max().orElse(0);
    return policy.order().stream().map(thing -> timing(thing, times, last)).toList();
  }

  private static Timing timing(int thing, List<int[]> times, int last) {
    List<Integer> games =
        IntStream.rangeClosed(1, last)
            .map(time -> (int) times.stream().filter(of -> of[thing] == time).count())
            .boxed()
            .toList();
    return new Timing(thing, games, times.size());
  }
}
