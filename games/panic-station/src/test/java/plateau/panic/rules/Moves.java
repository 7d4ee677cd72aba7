package plateau.panic.rules;

import java.util.List;

/** Every move but the placements. */
final class Moves {

  private Moves() {}

  static List<PanicMove> all() {
    return Actions.ALL.stream()
        .<PanicMove>mapMulti(
            (action, moves) -> {
              if (action.phrase() instanceof Verb<?> verb) {
                verb.all().forEach(moves);
              }
            })
        .toList();
  }
}
