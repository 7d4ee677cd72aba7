package plateau.arena.lab;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;
import plateau.kernel.Trials;

/**
 * Some things in the order in which they are wanted.
 *
 * @param order their numbers in {@link Trials#things}, each once at the most
 */
public record Policy(List<Integer> order) {

  private static final String SEPARATOR = "+";

  public Policy {
    order = List.copyOf(order);
    if (new LinkedHashSet<>(order).size() < order.size()) {
      throw new IllegalArgumentException("twice the same in " + order);
    }
  }

  /** {@code treatment+lockdown}, as a seat list writes it. */
  public String text(List<String> things) {
    return order.stream().map(things::get).collect(Collectors.joining(SEPARATOR));
  }

  /** Reads what {@link #text} wrote. */
  static Policy read(String text, List<String> things) {
    List<Integer> order = new ArrayList<>();
    for (String id : text.isEmpty() ? List.<String>of() : List.of(text.split("\\+", -1))) {
      int thing = things.indexOf(id);
      if (thing < 0) {
        throw new IllegalArgumentException("no " + id + " among " + things);
      }
      order.add(thing);
    }
    return new Policy(order);
  }

  Policy without(int thing) {
    return new Policy(order.stream().filter(other -> other != thing).toList());
  }

  /** The same with this thing at another place, whether it was there before or not. */
  Policy with(int thing, int place) {
    List<Integer> moved = new ArrayList<>(without(thing).order);
    moved.add(place, thing);
    return new Policy(moved);
  }

  Policy withFirst(int thing) {
    return with(thing, 0);
  }

  Policy withLast(int thing) {
    return with(thing, without(thing).order.size());
  }
}
