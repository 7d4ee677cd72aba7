package plateau.codroid.rules;

import java.util.List;
import plateau.kernel.basis.Named;

/**
 * The state of a robot (§2.1). Pawns of one state in one place are interchangeable: counts are
 * enough.
 */
public enum Pawn implements Named {
  HEALTHY,
  INCUBATING,
  SICK,
  CURED;

  static final List<Pawn> ALL = List.of(values());
  static final int KINDS = 4;

  // The same as ordinals, for the counts.
  static final int H = 0;
  static final int I = 1;
  static final int S = 2;
  static final int C = 3;

  @Override
  public String id() {
    return Named.kebab(name());
  }
}
