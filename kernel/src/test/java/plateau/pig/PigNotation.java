package plateau.pig;

import java.util.Arrays;
import java.util.Optional;
import plateau.kernel.Notation;

/** {@code roll} and {@code hold}. */
final class PigNotation implements Notation<PigMove> {

  @Override
  public String write(PigMove move) {
    return move.id();
  }

  @Override
  public String pattern() {
    return "roll|hold";
  }

  @Override
  public Optional<PigMove> read(String text) {
    return Arrays.stream(PigMove.values()).filter(move -> move.id().equals(text)).findFirst();
  }
}
