package plateau.iceberg;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.kernel.Notation;

/** {@code M0N}: move agent 0 north; {@code S1E} slide, {@code P2W} push; {@code end}. */
final class IcebergNotation implements Notation<IcebergMove> {

  private static final List<String> TEXTS =
      IcebergMove.ALL.stream().map(IcebergNotation::spelled).toList();

  private static final Map<String, IcebergMove> MOVES =
      IcebergMove.ALL.stream().collect(Collectors.toMap(IcebergNotation::text, move -> move));

  /** What the texts of actions look like. */
  static final String ACTION = "[MSP][0-3][NESW]";

  private static final String END = "end";

  @Override
  public String pattern() {
    return ACTION + "|" + END;
  }

  @Override
  public String write(IcebergMove move) {
    return text(move);
  }

  @Override
  public Optional<IcebergMove> read(String text) {
    return move(text);
  }

  static Optional<IcebergMove> move(String text) {
    return Optional.ofNullable(MOVES.get(text));
  }

  static String text(IcebergMove move) {
    return TEXTS.get(IcebergMove.indexOf(move));
  }

  private static String spelled(IcebergMove move) {
    return switch (move) {
      case IcebergMove.OfAgent action ->
          "" + action.type().letter() + action.agent() + action.direction().letter();
      case IcebergMove.EndTurn _ -> END;
    };
  }
}
