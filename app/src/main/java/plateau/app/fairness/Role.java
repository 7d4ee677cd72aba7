package plateau.app.fairness;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.basis.Named;

/** The side that a player has, or when it moves: what may be an advantage. */
enum Role implements Named {
  FIRST_SIDE,
  SECOND_SIDE,
  FIRST,
  SECOND;

  static final List<Role> ALL = List.of(values());

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** The two matches as the player with this role saw them. */
  Stream<Scores> scoresIn(Encounter encounter) {
    Scores there = encounter.there();
    Scores back = encounter.back();
    return switch (this) {
      case FIRST_SIDE -> Stream.of(there, back);
      case SECOND_SIDE -> Stream.of(there.ofOther(), back.ofOther());
      case FIRST -> Stream.of(there, back.ofOther());
      case SECOND -> Stream.of(there.ofOther(), back);
    };
  }
}
