package plateau.arena.simulation;

import java.util.OptionalInt;
import plateau.kernel.words.Problem;

/** A kind of engine beyond this program's threads. Found by {@code ServiceLoader}. */
public interface Cluster {

  /** Whether this address is one of its kind, as in {@code spark://host:7077}. */
  boolean knows(String address);

  /**
   * The engine at an address that it knows.
   *
   * @param cores how many to use, or none for all
   * @throws Problem when nobody answers there
   */
  Engine connect(String address, OptionalInt cores);
}
