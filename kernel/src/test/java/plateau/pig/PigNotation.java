package plateau.pig;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;

/** {@code roll} and {@code hold}. */
final class PigNotation implements Notation<PigMove> {

  @Override
  public String write(PigMove move) {
    return move.id();
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(new MoveForm("roll", "roll", "roll"), new MoveForm("hold", "hold", "hold"));
  }

  @Override
  public Optional<PigMove> read(String text) {
    return Arrays.stream(PigMove.values()).filter(move -> move.id().equals(text)).findFirst();
  }
}
