package plateau.panic.rules;

import java.util.List;
import java.util.Optional;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;

/**
 * A verb and its objects: {@code move trooper north}, {@code search storage-1}, {@code place
 * (-1,0)r180}, {@code give gas-can}, {@code vests 1}. Each action has its own.
 */
public final class PanicNotation implements Notation<PanicMove> {

  @Override
  public String write(PanicMove move) {
    return Actions.of(move).phrase().text(move);
  }

  @Override
  public List<MoveForm> forms() {
    return Actions.ALL.stream().flatMap(action -> action.phrase().forms().stream()).toList();
  }

  @Override
  public Optional<PanicMove> read(String text) {
    return Actions.ALL.stream()
        .<PanicMove>flatMap(action -> action.phrase().read(text).stream())
        .findFirst();
  }
}
