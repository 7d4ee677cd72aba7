package plateau.iceberg.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GroundTest {

  private final Ground ground =
      new Drawn(
              """
              ...X
              .X..
              """)
          .ground();

  @Test
  void wallsAndEdgesAreNoCells() {
    assertThat(ground.next(Drawn.cell(0, 0), 0)).isEqualTo(Ground.NONE);
    assertThat(ground.next(Drawn.cell(0, 1), 2)).isEqualTo(Ground.NONE);
    assertThat(ground.next(Drawn.cell(0, 0), 1)).isEqualTo(Drawn.cell(0, 1));
  }

  @Test
  void oneObstacleOnEachAxisShelters() {
    assertThat(ground.isShelter(Drawn.cell(0, 0))).as("the corner").isTrue();
    assertThat(ground.isShelter(Drawn.cell(0, 2))).as("edge and wall").isTrue();
    assertThat(ground.isShelter(Drawn.cell(0, 1))).as("edge and wall on one axis").isFalse();
    assertThat(ground.isShelter(Drawn.cell(5, 5))).as("open ice").isFalse();
  }
}
