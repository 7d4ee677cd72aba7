package plateau.deadzone.skirmish;

import plateau.deadzone.command.TaskKind;

/**
 * What remains to be resolved, the next on top: the one mechanism by which an action is interrupted
 * by decisions of either side, and taken up again. A task is a byte: its kind and its side. What it
 * is about stands in {@link Activation}, {@link Attack} and {@link Movement}, of which there is
 * never more than one.
 */
final class Agenda {

  // The deepest: an activation, the way after a break-away, its dice and the three decisions
  // before.
  private static final int DEEPEST = 8;

  private final byte[] tasks;
  private byte size;

  Agenda() {
    tasks = new byte[DEEPEST];
  }

  private Agenda(Agenda other) {
    tasks = other.tasks.clone();
    size = other.size;
  }

  Agenda copy() {
    return new Agenda(this);
  }

  void push(TaskKind kind, int side) {
    tasks[size++] = (byte) (kind.ordinal() << 1 | side);
  }

  TaskKind kind() {
    return kind(size - 1);
  }

  int side() {
    return side(size - 1);
  }

  void pop() {
    size--;
  }

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** The i-th task from the bottom. */
  TaskKind kind(int i) {
    return TaskKind.ALL.get(tasks[i] >> 1);
  }

  int side(int i) {
    return tasks[i] & 1;
  }
}
