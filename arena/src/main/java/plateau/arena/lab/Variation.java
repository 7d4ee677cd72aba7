package plateau.arena.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.chance.Chance;

/** New policies: any at all, or children of good ones. */
final class Variation {

  private static final int MOST_CHANGES = 3;

  private final int things;
  private final Chance chance;

  Variation(int things, Chance chance) {
    this.things = things;
    this.chance = chance;
  }

  /** Some of the things in any order. */
  Policy any() {
    List<Integer> order = new ArrayList<>(IntStream.range(0, things).boxed().toList());
    chance.shuffle(order);
    return new Policy(order.subList(0, 1 + chance.below(things)));
  }

  /** One parent's order, in half of all cases ended by the other's, with a few changes. */
  Policy child(Policy one, Policy other) {
    Policy child = chance.below(2) == 0 ? one : joined(one, other);
    for (int changes = 1 + chance.below(MOST_CHANGES); changes > 0; changes--) {
      child = changed(child);
    }
    return child;
  }

  private Policy joined(Policy one, Policy other) {
    List<Integer> order =
        new ArrayList<>(one.order().subList(0, chance.below(one.order().size() + 1)));
    other.order().stream().filter(thing -> !order.contains(thing)).forEach(order::add);
    return new Policy(order);
  }

  // Whatever thing it hits comes in when it was missing; else it goes out, or mostly elsewhere.
  private Policy changed(Policy policy) {
    int thing = chance.below(things);
    Policy without = policy.without(thing);
    boolean goesOut = !without.equals(policy) && chance.below(4) == 0;
    return goesOut ? without : without.with(thing, chance.below(without.order().size() + 1));
  }
}
