package plateau.deadzone.board;

import plateau.kernel.basis.Named;

/** What is under a figure's feet (A1.2), and how much Size of each side it bears (A1.3). */
public enum Floor implements Named {
  FULL(4),
  HALF(2),
  NONE(0);

  private final int capacity;

  Floor(int capacity) {
    this.capacity = capacity;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  public int capacity() {
    return capacity;
  }
}
