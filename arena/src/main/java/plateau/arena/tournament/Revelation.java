package plateau.arena.tournament;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.chance.SaltedSeed;

/**
 * What was hidden until the end.
 *
 * @param options of each hidden ground, by its name
 */
public record Revelation(SaltedSeed secret, Map<String, List<String>> options) {

  /** Nothing before the end, or when nothing was hidden. */
  public static Optional<Revelation> of(LedgerView ledger) {
    return ledger.secret().map(secret -> of(ledger.outline(), new Secret(secret)));
  }

  private static Revelation of(Outline outline, Secret secret) {
    Map<String, List<String>> told = new LinkedHashMap<>();
    for (int number = 0; number < outline.grounds().size(); number++) {
      Ground ground = outline.grounds().get(number);
      if (ground.hidden()) {
        told.put(
            ground.name(),
            secret.open(ground, number).entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .toList());
      }
    }
    return new Revelation(secret.seed(), told);
  }
}
