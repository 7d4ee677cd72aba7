package plateau.deadzone.view;

import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;

/** What is to be decided, and by whom. */
public record Pending(TaskKind kind, Side side) {}
