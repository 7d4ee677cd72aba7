package plateau.pig;

import java.util.Arrays;
import plateau.kernel.basis.Named;

/** §3: what a player loses by rolling a one. */
enum OneCosts implements Named {
  POT,
  BANK;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  static OneCosts of(String id) {
    return Arrays.stream(values()).filter(cost -> cost.id().equals(id)).findFirst().orElseThrow();
  }
}
