package plateau.iceberg.rules;

import java.util.ArrayList;
import java.util.List;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.map.IceMap;

/**
 * What a player does in its turn (§4): one action after another, then end it. Undo and flags are no
 * moves: docs/decisions/0010-iceberg-undo-and-flags.md.
 */
public sealed interface IcebergMove {

  /** Something that an agent does. */
  sealed interface OfAgent extends IcebergMove {

    ActionType type();

    int agent();

    Direction direction();
  }

  record Move(int agent, Direction direction) implements OfAgent {
    @Override
    public ActionType type() {
      return ActionType.MOVE;
    }
  }

  record Slide(int agent, Direction direction) implements OfAgent {
    @Override
    public ActionType type() {
      return ActionType.SLIDE;
    }
  }

  record Push(int agent, Direction direction) implements OfAgent {
    @Override
    public ActionType type() {
      return ActionType.PUSH;
    }
  }

  record EndTurn() implements IcebergMove {}

  /** Every move there is: types, in them agents, in them directions; the end of the turn last. */
  List<IcebergMove> ALL = all();

  EndTurn END = (EndTurn) ALL.getLast();

  /** The one object for this action. */
  static OfAgent of(ActionType type, int agent, Direction direction) {
    return (OfAgent) ALL.get(indexOf(type, agent, direction));
  }

  /** The place of a move in {@link #ALL}. */
  static int indexOf(IcebergMove move) {
    return switch (move) {
      case OfAgent action -> indexOf(action.type(), action.agent(), action.direction());
      case EndTurn _ -> ALL.size() - 1;
    };
  }

  private static int indexOf(ActionType type, int agent, Direction direction) {
    return (type.ordinal() * IceMap.AGENTS + agent) * Direction.ALL.size() + direction.ordinal();
  }

  private static List<IcebergMove> all() {
    List<IcebergMove> all = new ArrayList<>();
    for (ActionType type : ActionType.ALL) {
      for (int agent = 0; agent < IceMap.AGENTS; agent++) {
        for (Direction direction : Direction.ALL) {
          all.add(
              switch (type) {
                case MOVE -> new Move(agent, direction);
                case SLIDE -> new Slide(agent, direction);
                case PUSH -> new Push(agent, direction);
              });
        }
      }
    }
    all.add(new EndTurn());
    return List.copyOf(all);
  }
}
