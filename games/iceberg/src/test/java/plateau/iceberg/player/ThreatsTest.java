package plateau.iceberg.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThreatsTest {

  @Test
  void aFoeThreeStepsFromTheSideCanPush() {
    assertThat(
            isThreatened(
                """
                .......
                ..A....
                .......
                ..a....
                """))
        .isTrue();
  }

  @Test
  void aFoeThatNeedsFourPointsCannot() {
    assertThat(
            isThreatened(
                """
                ........
                ..A.....
                X.....X.
                ......aX
                ......X.
                """))
        .isFalse();
  }

  @Test
  void nobodyIsPushedAgainstAWall() {
    assertThat(
            isThreatened(
                """
                X.X
                XAX
                XaX
                """))
        .isTrue();
    assertThat(
            isThreatened(
                """
                XXX
                XAX
                XaX
                """))
        .isFalse();
  }

  @Test
  void aFriendBehindHoldsToo() {
    assertThat(
            isThreatened(
                """
                XBX
                XAX
                XaX
                """))
        .isFalse();
  }

  private static boolean isThreatened(String drawing) {
    Drawn drawn = new Drawn(drawing);
    Threats threats = new Threats(drawn.ground());
    threats.look(drawn.crowd(), 1);
    return threats.isOn(drawn.crowd(), drawn.ice.cellOf(0, 0));
  }
}
