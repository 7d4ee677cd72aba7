package plateau.arena.simulation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * What is to be tried, in all combinations: values of the game's options, seat lists ({@code
 * seats}) or players of one seat ({@code seat2}).
 */
public record Sweep(List<Factor> factors) {

  private static final int MOST_COMBINATIONS = 1000;

  /** One thing that varies. */
  public record Factor(String name, List<String> values) {

    // Seat lists have commas of their own: where a semicolon stands, it is what parts the values.
    static Factor read(String given) {
      int equals = given.indexOf('=');
      if (equals < 1) {
        throw new Problem(Message.of("sweep.no-pair", "given", given));
      }
      String name = given.substring(0, equals);
      String values = given.substring(equals + 1);
      List<String> list =
          Stream.of(values.split(values.contains(";") ? ";" : ",", -1)).map(String::strip).toList();
      if (list.contains("")) {
        throw new Problem(Message.of("sweep.empty-value", "name", name, "given", values));
      }
      if (new HashSet<>(list).size() < list.size()) {
        throw new Problem(Message.of("sweep.value-twice", "name", name, "given", values));
      }
      return new Factor(name, list);
    }
  }

  public Sweep {
    factors = List.copyOf(factors);
  }

  /**
   * Reads {@code NAME=VALUE,VALUE} for each factor.
   *
   * @throws Problem when one is wrong, or two have the same name
   */
  public static Sweep read(List<String> given) {
    Sweep sweep = new Sweep(given.stream().map(Factor::read).toList());
    List<String> names = sweep.names();
    names.stream()
        .filter(name -> names.indexOf(name) != names.lastIndexOf(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw new Problem(Message.of("sweep.name-twice", "name", name));
            });
    long size =
        sweep.factors.stream()
            .mapToLong(factor -> factor.values().size())
            .reduce(1, Sweep::product);
    if (size > MOST_COMBINATIONS) {
      throw new Problem(Message.of("sweep.too-many", "found", size, "most", MOST_COMBINATIONS));
    }
    return sweep;
  }

  public boolean isEmpty() {
    return factors.isEmpty();
  }

  public List<String> names() {
    return factors.stream().map(Factor::name).toList();
  }

  /** Every combination, the last factor changing fastest; just one, of nothing, without factors. */
  public List<Map<String, String>> combinations() {
    List<Map<String, String>> combinations = List.of(Map.of());
    for (Factor factor : factors) {
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> combination : combinations) {
        for (String value : factor.values()) {
          Map<String, String> one = new LinkedHashMap<>(combination);
          one.put(factor.name(), value);
          longer.add(one);
        }
      }
      combinations = longer;
    }
    return combinations;
  }

  private static long product(long one, long other) {
    return Math.min(one * other, Integer.MAX_VALUE);
  }
}
