package plateau.iceberg.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every row of the table in section 4.2, and what follows from their order. Nothing ever changes.
 */
class ChecksTest {

  private static final int TIRED = 1;

  private final IceScript match = IceScript.examples();
  private long before;

  // Agent 1 has 0 points: it went from (0, 1) to (8, 1), past nobody.
  @BeforeEach
  void tireAgent1() {
    assertThat(match.tries("M1S M1S M1S M1S M1S M1S M1S M1S")).isEqualTo("0 0 0 0 0 0 0 0");
    before = match.ice.digest();
  }

  @AfterEach
  void aRefusedAttemptChangesNothing() {
    assertThat(match.ice.digest()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4, 7, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void anAgentNumberIs0To3(int agent) {
    for (int type = 0; type < 3; type++) {
      assertThat(match.ice.act(type, agent, 0)).isEqualTo(Code.INVALID_AGENT);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4, -7, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void aDirectionIs0To3(int direction) {
    for (int type = 0; type < 3; type++) {
      assertThat(match.ice.act(type, 0, direction)).isEqualTo(Code.INVALID_DIRECTION);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 3, 4, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void noOtherTypeOfActionIsTaken(int type) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> match.ice.act(type, 0, 2))
        .withMessageContaining("number " + type);
  }

  @Test
  void theActingAgentNeedsEnoughPoints() {
    for (int type = 0; type < 3; type++) {
      assertThat(match.ice.act(type, TIRED, 1)).isEqualTo(Code.NOT_ENOUGH_POINTS);
    }
  }

  @Test
  void aMoveEndsOnTheGrid() {
    assertThat(match.attempt("M0N")).isEqualTo(Code.OUT_OF_BOUNDS);
    assertThat(match.attempt("M0W")).isEqualTo(Code.OUT_OF_BOUNDS);
    assertThat(match.attempt("M3E")).isEqualTo(Code.OUT_OF_BOUNDS);
    assertThat(match.attempt("M3S")).isEqualTo(Code.OUT_OF_BOUNDS);
  }

  @Test
  void aMoveDoesNotEndOnAWall() {
    assertThat(match.attempt("M2S")).isEqualTo(Code.BLOCKED_BY_WALL);
  }

  @Test
  void aMoveDoesNotEndOnAnAgent() {
    assertThat(match.attempt("M2E")).isEqualTo(Code.BLOCKED_BY_AGENT);
  }

  @Test
  void aPushNeedsAnAgentOnTheNextCell() {
    assertThat(match.attempt("P2N")).as("a free cell").isEqualTo(Code.NOTHING_TO_PUSH);
    assertThat(match.attempt("P2S")).as("a wall").isEqualTo(Code.NOTHING_TO_PUSH);
    assertThat(match.attempt("P0N")).as("the edge").isEqualTo(Code.NOTHING_TO_PUSH);
  }

  @Test
  void aWrongAgentHidesAWrongDirection() {
    for (int type = 0; type < 3; type++) {
      assertThat(match.ice.act(type, 4, 4)).isEqualTo(Code.INVALID_AGENT);
    }
  }

  @Test
  void aWrongDirectionHidesMissingPoints() {
    for (int type = 0; type < 3; type++) {
      assertThat(match.ice.act(type, TIRED, 4)).isEqualTo(Code.INVALID_DIRECTION);
    }
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"M1W, a free cell", "P1W, nobody", "P1E, nobody"})
  void missingPointsHideTheRest(String attempt, String what) {
    assertThat(match.attempt(attempt)).as(what).isEqualTo(Code.NOT_ENOUGH_POINTS);
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "25, 0", "0, -1", "0, 25", "-2147483648, 2147483647"})
  void aFlagStandsOnTheGridAndThatIsCheckedFirst(int row, int column) {
    assertThat(match.ice.debugFlag(row, column, 1)).isEqualTo(Code.INVALID_POSITION);
    assertThat(match.ice.debugFlag(row, column, 9)).isEqualTo(Code.INVALID_POSITION);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void aFlagIs0To3(int flag) {
    assertThat(match.ice.debugFlag(3, 3, flag)).isEqualTo(Code.INVALID_FLAG);
  }

  @Test
  void checkingIsNotActing() {
    assertThat(match.ice.check(0, 0, 2)).isEqualTo(Code.OK);
    assertThat(match.ice.check(1, 0, 2)).isEqualTo(Code.OK);
    assertThat(match.ice.check(2, 2, 1)).isEqualTo(Code.OK);
    assertThat(match.ice.check(0, 0, 0)).isEqualTo(Code.OUT_OF_BOUNDS);
  }
}
