package plateau.arena.lab;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plateau.kernel.Trials;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;

/**
 * One generation after another: the best of a race stay and have children, and all race again in
 * new games, so that nobody lives on the luck of old ones. A generation follows from the seed, its
 * number and the one before.
 */
final class Evolution {

  static final int FIELD = 24;
  private static final int PARENTS = 6;

  private final Race race;
  private final Trials trials;
  private final long seed;

  Evolution(Race race, Trials trials, long seed) {
    this.race = race;
    this.trials = trials;
    this.seed = seed;
  }

  Generation first() {
    return raced(1, List.of());
  }

  Generation after(Generation last) {
    List<Policy> parents = last.field().stream().limit(PARENTS).map(PolicyScore::policy).toList();
    return raced(last.number() + 1, parents);
  }

  private Generation raced(int number, List<Policy> parents) {
    long own = Seeded.derive(seed, number);
    Chance chance = new Seeded(own);
    return new Generation(number, race.run(field(parents, chance), chance.seed()));
  }

  private List<Policy> field(List<Policy> parents, Chance chance) {
    Variation variation = new Variation(trials.things().size(), chance);
    Set<Policy> field = new LinkedHashSet<>(parents);
    while (field.size() < FIELD) {
      field.add(
          parents.isEmpty()
              ? variation.any()
              : variation.child(one(parents, chance), one(parents, chance)));
    }
    return new ArrayList<>(field);
  }

  // The better of two, so that the best have most children.
  private static Policy one(List<Policy> parents, Chance chance) {
    return parents.get(Math.min(chance.below(parents.size()), chance.below(parents.size())));
  }
}
