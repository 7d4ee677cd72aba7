package plateau.iceberg.engine;

import java.util.Arrays;

/**
 * The accepted actions of one player's latest turn (§9), and with each what is needed to take it
 * back: one int an action, so that undo needs no log of its own. Grows as needed up to the limit of
 * section 1. One thread at a time.
 *
 * <p>Layout of an action from the low end: type 2 bits, agent 2, direction 2; then who was moved 3,
 * the square it stood on 10, the state of that square's alien 4. A flag has type 3, then its colour
 * 2 bits and its cell 10.
 */
final class ActionList {

  /** §1, MAX_ACTIONS_PER_TURN. */
  static final int MOST = 4096;

  // No more than this can be paid for in a turn: four agents with eight points each. There is
  // always room for so many, so that only flags, which cost nothing, have to ask for it.
  private static final int PAID = 32;
  private static final int FLAG = 3;
  private static final int WHAT_OTHERS_SEE = 0x3F;

  private int[] actions;
  private int size;

  ActionList() {
    this(new int[PAID], 0);
  }

  private ActionList(int[] actions, int size) {
    this.actions = actions;
    this.size = size;
  }

  ActionList copy() {
    return new ActionList(Arrays.copyOf(actions, size + PAID), size);
  }

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  boolean isFull() {
    return size == MOST;
  }

  void add(int type, int agent, int direction, int moved, int square, int alien) {
    actions[size++] =
        type | (agent << 2) | (direction << 4) | (moved << 6) | (square << 9) | (alien << 19);
  }

  void addFlag(int cell, int flag) {
    if (size + PAID >= actions.length) {
      actions = Arrays.copyOf(actions, 2 * actions.length + PAID);
    }
    actions[size++] = FLAG | (flag << 2) | (cell << 4);
  }

  int get(int index) {
    return actions[index];
  }

  int removeLast() {
    return actions[--size];
  }

  static boolean isFlag(int action) {
    return type(action) == FLAG;
  }

  static int type(int action) {
    return action & 3;
  }

  static int agent(int action) {
    return (action >>> 2) & 3;
  }

  static int direction(int action) {
    return (action >>> 4) & 3;
  }

  static int moved(int action) {
    return (action >>> 6) & 7;
  }

  static int square(int action) {
    return (action >>> 9) & 0x3FF;
  }

  static int alien(int action) {
    return action >>> 19;
  }

  static int flag(int action) {
    return (action >>> 2) & 3;
  }

  static int flagCell(int action) {
    return action >>> 4;
  }

  void addTo(Fingerprint fingerprint) {
    fingerprint.add(size);
    for (int i = 0; i < size; i++) {
      int action = actions[i];
      fingerprint.add(isFlag(action) ? action : action & WHAT_OTHERS_SEE);
    }
  }
}
