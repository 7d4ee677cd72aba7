package plateau.arena.lab;

import java.util.List;
import plateau.kernel.Trials;
import plateau.kernel.chance.Seeded;

/**
 * A game with a planted optimum: sow, water, then weed, in this order and before anything else. The
 * more of that is right the likelier a harvest; salt spoils it.
 */
final class Garden implements Trials {

  static final List<String> THINGS = List.of("salt", "weed", "sow", "fence", "water", "sing");
  static final List<String> PLANTED = List.of("sow", "water", "weed");

  @Override
  public List<String> things() {
    return THINGS;
  }

  @Override
  public List<Integer> known() {
    return Policy.read("water+sow", THINGS).order();
  }

  @Override
  public String player() {
    return "gardener";
  }

  @Override
  public boolean wins(List<Integer> order, long seed) {
    return new Seeded(seed).below(100) < percent(order);
  }

  private static int percent(List<Integer> order) {
    List<String> done = order.stream().map(THINGS::get).toList();
    int right = 0;
    while (right < Math.min(PLANTED.size(), done.size())
        && done.get(right).equals(PLANTED.get(right))) {
      right++;
    }
    return 10 + 25 * right - (done.contains("salt") ? 10 : 0);
  }

  @Override
  public int[] times(List<Integer> order, long seed) {
    int[] times = new int[THINGS.size()];
    for (int place = 0; place < order.size(); place++) {
      times[order.get(place)] = place + 1;
    }
    return times;
  }
}
