package plateau.kernel.chance;

/** One draw that was made: the rules asked for a number below {@code n} and got {@code k}. */
public record Drawn(int n, int k) {

  public Drawn {
    if (k < 0 || k >= n) {
      throw new IllegalArgumentException(k + " is not from 0 to " + (n - 1));
    }
  }
}
