package plateau.iceberg.engine;

/** An accepted action, as histories show it (§9). */
public sealed interface Action {

  /** A move, slide or push. */
  record ByAgent(ActionType type, int agent, Direction direction) implements Action {}

  /** A debug flag: 0 removes, 1 blue, 2 green, 3 red. */
  record Flag(int cell, int flag) implements Action {}

  /** An action out of an {@link ActionList}. */
  static Action of(int packed) {
    return ActionList.isFlag(packed)
        ? new Flag(ActionList.flagCell(packed), ActionList.flag(packed))
        : new ByAgent(
            ActionType.ALL.get(ActionList.type(packed)),
            ActionList.agent(packed),
            Direction.ALL.get(ActionList.direction(packed)));
  }
}
