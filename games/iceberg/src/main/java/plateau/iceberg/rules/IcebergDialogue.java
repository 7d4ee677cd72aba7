package plateau.iceberg.rules;

import java.util.List;
import java.util.Map;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.bot.Turn;

/**
 * How programs play Iceberg: one action after another, each answered at once, or a whole turn as
 * one list. docs/protocol.md, "Iceberg".
 */
public final class IcebergDialogue implements Dialogue<IcebergState> {

  private static final List<String> EMPTY_TURN = List.of(IcebergNotation.text(IcebergMove.END));

  @Override
  public Turn open(IcebergState state) {
    return new IcebergTurn(state.copy());
  }

  @Override
  public Map<String, Map<String, Object>> requests() {
    return RequestSchemas.all();
  }

  @Override
  public List<String> emptyTurn(IcebergState state) {
    return EMPTY_TURN;
  }
}
