package plateau.codroid;

import java.util.Optional;
import java.util.stream.Collectors;
import plateau.kernel.Notation;

/** A measure's id, or {@code done}. */
final class CodroidNotation implements Notation<CodroidMove> {

  private static final String DONE = "done";

  @Override
  public String write(CodroidMove move) {
    return switch (move) {
      case CodroidMove.PlayMeasure play -> play.measure().id();
      case CodroidMove.Done _ -> DONE;
    };
  }

  @Override
  public String pattern() {
    return Measure.ALL.stream().map(Measure::id).collect(Collectors.joining("|")) + "|" + DONE;
  }

  @Override
  public Optional<CodroidMove> read(String text) {
    if (text.equals(DONE)) {
      return Optional.of(CodroidMove.DONE);
    }
    return Measure.of(text).map(measure -> CodroidMove.PLAYS.get(measure.ordinal()));
  }
}
