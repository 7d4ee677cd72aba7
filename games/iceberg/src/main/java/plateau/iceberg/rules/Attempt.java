package plateau.iceberg.rules;

import java.util.List;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.map.IceMap;

/**
 * What a program tries: the kind of action is one of {@link ActionType}, agent and direction are
 * any numbers.
 */
record Attempt(int kind, int agent, int direction) {

  static Attempt of(IcebergMove.OfAgent action) {
    return new Attempt(action.type().ordinal(), action.agent(), action.direction().ordinal());
  }

  /** As the record shows it: {@code M0N}, or three numbers when there is no such action. */
  Object text() {
    return namesAnAction()
        ? IcebergNotation.text(
            IcebergMove.of(ActionType.ALL.get(kind), agent, Direction.ALL.get(direction)))
        : List.of(kind, agent, direction);
  }

  private boolean namesAnAction() {
    return agent >= 0
        && agent < IceMap.AGENTS
        && direction >= 0
        && direction < Direction.ALL.size();
  }
}
