package plateau.codroid.rules;

import java.util.List;
import java.util.Optional;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;

/** A measure's id, or {@code done}. */
public final class CodroidNotation implements Notation<CodroidMove> {

  private static final String DONE = "done";

  @Override
  public String write(CodroidMove move) {
    return switch (move) {
      case CodroidMove.PlayMeasure play -> play.measure().id();
      case CodroidMove.Done _ -> DONE;
    };
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(
        new MoveForm("measure", "{measure}", MoveForm.idOf(Measure.ALL)),
        new MoveForm("done", DONE, DONE));
  }

  @Override
  public Optional<CodroidMove> read(String text) {
    if (text.equals(DONE)) {
      return Optional.of(CodroidMove.DONE);
    }
    return Measure.of(text).map(measure -> CodroidMove.PLAYS.get(measure.ordinal()));
  }
}
