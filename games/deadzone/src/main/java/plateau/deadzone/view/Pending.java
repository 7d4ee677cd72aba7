package plateau.deadzone.view;

import plateau.deadzone.skirmish.Side;
import plateau.deadzone.skirmish.TaskKind;

/** What is to be decided, and by whom. */
public record Pending(TaskKind kind, Side side) {}
