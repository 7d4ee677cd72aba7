package plateau.iceberg.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;

/** {@code M0N}: move agent 0 north; {@code S1E} slide, {@code P2W} push; {@code end}. */
public final class IcebergNotation implements Notation<IcebergMove> {

  private static final List<String> TEXTS =
      IcebergMove.ALL.stream().map(IcebergNotation::spelled).toList();

  private static final Map<String, IcebergMove> MOVES =
      IcebergMove.ALL.stream().collect(Collectors.toMap(IcebergNotation::text, move -> move));

  private static final String AGENT_AND_DIRECTION = "[0-3][NESW]";

  /** What the texts of actions look like. */
  static final String ACTION = "[MSP]" + AGENT_AND_DIRECTION;

  private static final String SHAPE = "{agent}{direction}";

  private static final String END = "end";

  @Override
  public List<MoveForm> forms() {
    return List.of(
        new MoveForm("move", "M" + SHAPE, "M" + AGENT_AND_DIRECTION),
        new MoveForm("slide", "S" + SHAPE, "S" + AGENT_AND_DIRECTION),
        new MoveForm("push", "P" + SHAPE, "P" + AGENT_AND_DIRECTION),
        new MoveForm("end", END, END));
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
