package plateau.deadzone.jade;

import plateau.deadzone.jade.procedure.Progress;

/**
 * What JADE keeps in mind from one command of an activation to the next: how far it has come, its
 * target, and what a movement was for. One long outside, fields inside.
 */
final class Memory extends Progress {

  private static final int STAGE_BITS = 6;
  private static final int STEP_BITS = 3;
  private static final int TARGET_BITS = 10;
  private static final int CUBE_BITS = 9;
  private static final int FIGURE_BITS = 8;

  /** T, a {@link Target}. */
  int target;

  /** B3.4: the goal of a movement that a free move may follow; Cube.NONE if there is none. */
  int goal;

  /** B3.4: whether the first movement by moveTo in B7 or B8 has been made. */
  boolean hasMoved;

  /** B8.2, B8.3: the friend to be healed, or whose weapon is to be reloaded. */
  int patient;

  /** B6.3: whom an entry fight is against if it is there. */
  int foe;

  // Numbers that may be -1 are kept one higher, so that a new memory is 0.
  void read(long bits) {
    long rest = bits;
    stage = take(rest, STAGE_BITS);
    rest >>>= STAGE_BITS;
    step = take(rest, STEP_BITS);
    rest >>>= STEP_BITS;
    target = take(rest, TARGET_BITS);
    rest >>>= TARGET_BITS;
    goal = take(rest, CUBE_BITS) - 1;
    rest >>>= CUBE_BITS;
    patient = take(rest, FIGURE_BITS) - 1;
    rest >>>= FIGURE_BITS;
    foe = take(rest, FIGURE_BITS) - 1;
    rest >>>= FIGURE_BITS;
    hasMoved = (rest & 1) != 0;
    wasForced = (rest & 2) != 0;
  }

  long write() {
    long bits = (hasMoved ? 1 : 0) | (wasForced ? 2 : 0);
    bits = bits << FIGURE_BITS | (foe + 1);
    bits = bits << FIGURE_BITS | (patient + 1);
    bits = bits << CUBE_BITS | (goal + 1);
    bits = bits << TARGET_BITS | target;
    bits = bits << STEP_BITS | step;
    return bits << STAGE_BITS | stage;
  }

  private static int take(long bits, int width) {
    return (int) (bits & ((1 << width) - 1));
  }
}
