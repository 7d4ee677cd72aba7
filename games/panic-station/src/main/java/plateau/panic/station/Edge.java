package plateau.panic.station;

/** What a side of a room card shows (§3.3). */
public enum Edge {
  WALL('w'),
  OPEN('o'),
  SECURITY('S');

  private final char letter;

  Edge(char letter) {
    this.letter = letter;
  }

  public char letter() {
    return letter;
  }

  public boolean isDoor() {
    return this != WALL;
  }
}
