package plateau.arena.lab;

import java.util.Comparator;
import java.util.List;
import plateau.arena.Rate;

/**
 * One generation of policies after its race.
 *
 * @param number from 1
 * @param field the best first
 */
public record Generation(int number, List<PolicyScore> field) {

  public Generation {
    field = List.copyOf(field);
  }

  public PolicyScore best() {
    return field.getFirst();
  }

  /** How the middle of the field did. */
  public Rate middle() {
    return field.stream()
        .map(PolicyScore::rate)
        .sorted(Comparator.comparingDouble(Rate::share))
        .skip(field.size() / 2)
        .findFirst()
        .orElseThrow();
  }
}
