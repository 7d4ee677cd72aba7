package plateau.deadzone.board;

import java.util.stream.Stream;

/** Cubes by their names, for tests that read like the rules page. */
public final class Cubes {

  private Cubes() {}

  public static int cube(String name) {
    return Cube.parse(name).orElseThrow(() -> new IllegalArgumentException(name));
  }

  /** {@code cubes("A4 B5")}. */
  public static CubeSet cubes(String names) {
    return CubeSet.of(
        Stream.of(names.split(" ", -1))
            .filter(name -> !name.isEmpty())
            .mapToInt(Cubes::cube)
            .toArray());
  }
}
