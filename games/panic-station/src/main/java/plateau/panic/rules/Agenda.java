package plateau.panic.rules;

import plateau.panic.view.TaskKind;

/**
 * What remains to be resolved, the next on top: the one mechanism by which an action is interrupted
 * by dice and by decisions of any seat, and taken up again. A task is a {@code long}: its kind in
 * the lowest byte and up to five numbers from -128 to 127 in the next ones. One thread at a time.
 */
final class Agenda {

  // The deepest: an action, the Run room entered by it, the end check, and five players attacked.
  private static final int DEEPEST = 12;

  private static final TaskKind[] KINDS = TaskKind.values();

  private final long[] tasks;
  private int size;

  Agenda() {
    tasks = new long[DEEPEST];
  }

  private Agenda(Agenda other) {
    tasks = other.tasks.clone();
    size = other.size;
  }

  Agenda copy() {
    return new Agenda(this);
  }

  boolean isEmpty() {
    return size == 0;
  }

  int size() {
    return size;
  }

  void push(TaskKind kind) {
    push(kind, 0, 0, 0, 0, 0);
  }

  void push(TaskKind kind, int a) {
    push(kind, a, 0, 0, 0, 0);
  }

  void push(TaskKind kind, int a, int b) {
    push(kind, a, b, 0, 0, 0);
  }

  void push(TaskKind kind, int a, int b, int c) {
    push(kind, a, b, c, 0, 0);
  }

  void push(TaskKind kind, int a, int b, int c, int d, int e) {
    tasks[size++] =
        kind.ordinal()
            | (long) (a & 0xFF) << 8
            | (long) (b & 0xFF) << 16
            | (long) (c & 0xFF) << 24
            | (long) (d & 0xFF) << 32
            | (long) (e & 0xFF) << 40;
  }

  long top() {
    return tasks[size - 1];
  }

  long pop() {
    return tasks[--size];
  }

  void clear() {
    size = 0;
  }

  /** The i-th task from the bottom, for the referee. */
  long get(int i) {
    return tasks[i];
  }

  static TaskKind kind(long task) {
    return KINDS[(int) (task & 0xFF)];
  }

  static int a(long task) {
    return (byte) (task >> 8);
  }

  static int b(long task) {
    return (byte) (task >> 16);
  }

  static int c(long task) {
    return (byte) (task >> 24);
  }

  static int d(long task) {
    return (byte) (task >> 32);
  }

  static int e(long task) {
    return (byte) (task >> 40);
  }
}
