package plateau.arena.lab;

import java.util.List;
import plateau.arena.simulation.Rate;

/**
 * One generation of policies after its race.
 *
 * @param number from 1
 * @param field the best first
 */
public record Generation(int number, List<Standing> field) {

  public Generation {
    field = List.copyOf(field);
  }

  public Standing best() {
    return field.getFirst();
  }

  /** How the middle of the field did. */
  public Rate middle() {
    List<Double> shares = field.stream().map(one -> one.rate().share()).sorted().toList();
    double middle = shares.get(shares.size() / 2);
    return field.stream()
        .map(Standing::rate)
        .filter(rate -> rate.share() == middle)
        .findFirst()
        .orElseThrow();
  }
}
