package plateau.deadzone.skirmish;

/** The path of the movement that is under way: a break-away test may stand before it (A7.2). */
final class Movement {

  // The fastest figure, in a blood rush; every cube entered costs at least 1.
  private static final int LONGEST = 9;

  private final byte[] path;
  private byte length;
  private boolean isSprint;

  Movement() {
    path = new byte[LONGEST];
  }

  private Movement(Movement other) {
    path = other.path.clone();
    length = other.length;
    isSprint = other.isSprint;
  }

  Movement copy() {
    return new Movement(this);
  }

  void clear() {
    length = 0;
    isSprint = false;
  }

  /** Adds a cube that is entered after all others. */
  void add(int cube) {
    path[length++] = (byte) cube;
  }

  /** Cubes to enter; 0 when it is called off. */
  int length() {
    return length;
  }

  int cube(int index) {
    return path[index] & 0xFF;
  }

  boolean isSprint() {
    return isSprint;
  }

  void setSprint(boolean sprint) {
    isSprint = sprint;
  }
}
