package plateau.iceberg.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AssignmentTest {

  @Test
  void eachAgentGoesToTheAlienThatItIsNearestTo() {
    Assignment assignment = assign(new Drawn("A...................B", "2 1 9 0 30", "2 19 9 0 30"));
    assertThat(assignment.arrival(0)).isEqualTo(1);
    assertThat(assignment.arrival(1)).isEqualTo(1);
    assertThat(assignment.way(0)).isEqualTo(3 / 8.0);
  }

  @Test
  void whoStandsOnAnAlienStaysThere() {
    Drawn drawn = new Drawn("A...", "0 0 3 0 30", "0 3 12 0 30").pass(2);
    Assignment assignment = assign(drawn);
    assertThat(assignment.arrival(0)).as("already there").isEqualTo(1);
    assertThat(assignment.arrival(1)).as("captured in round 2, there in round 3").isEqualTo(3);
  }

  @Test
  void nobodyIsSentWhereItWouldComeTooLate() {
    Assignment assignment = assign(new Drawn("A", "9 9 9 0 3"));
    assertThat(assignment.start(0)).as("it is there a round too late").isEqualTo(Assignment.NEVER);
  }

  @Test
  void whoComesEarlyWaits() {
    Assignment assignment = assign(new Drawn("A..", "0 2 9 7 30"));
    assertThat(assignment.arrival(0)).isEqualTo(1);
    assertThat(assignment.start(0)).isEqualTo(7);
  }

  // Player 0's, at the end of its turn.
  private static Assignment assign(Drawn drawn) {
    List<Window> windows = Window.open(drawn.ice, drawn.atlas, 20);
    int[] counters =
        windows.stream().mapToInt(window -> drawn.ice.captureProgress(window.alien())).toArray();
    Assignment assignment = new Assignment(windows);
    assignment.search(drawn.crowd(), 0, drawn.ice.round(), counters);
    return assignment;
  }
}
