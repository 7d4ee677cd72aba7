package plateau.deadzone.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;

class SuccessesTest {

  private static RecordedChance dice(int... faces) {
    return new RecordedChance(
        Arrays.stream(faces).mapToObj(face -> new Drawn(8, face - 1)).toList());
  }

  private static int roll(int dice, int stat, int rerolls, int... faces) {
    RecordedChance chance = dice(faces);
    int successes = Successes.roll(dice, stat, rerolls, chance, Draw.UNNAMED);
    assertThat(chance.isUsedUp()).as("every die is rolled").isTrue();
    return successes;
  }

  @Test
  @Tag("X9")
  void anEightAddsADieAndTheFirstFailedDieIsRolledAgain() {
    assertThat(roll(6, 4, 1, 8, 3, 5, 2, 1, 4, 6, 7)).isEqualTo(5);
    assertThat(roll(3, 5, 0, 5, 2, 8, 1)).isEqualTo(2);
  }

  @Test
  @Tag("X15")
  void aReRolledDieMayExplodeAndTheReRollIsSpent() {
    assertThat(roll(3, 5, 1, 2, 6, 1, 8, 5)).isEqualTo(3);
  }

  @Test
  void aBonusDieOfAReRollThatFailsMayBeRolledAgain() {
    assertThat(roll(1, 5, 2, 2, 8, 1, 5)).isEqualTo(2);
  }

  @Test
  @Tag("I11")
  void aReRolledDieIsNeverRolledAThirdTime() {
    assertThat(roll(2, 5, Successes.ALL, 1, 2, 3, 4)).isZero();
  }

  @Test
  @Tag("R24")
  void atLeastOneDieIsRolled() {
    assertThat(roll(-1, 4, 0, 4)).isEqualTo(1);
  }

  @Test
  void aBlankStatRollsNothing() {
    assertThat(roll(3, 9, 1)).isZero();
  }

  @Test
  void theTrayRemembersTheFacesInTheOrderRolled() {
    Tray tray = new Tray(dice(2, 6, 1, 8, 5));
    Successes.roll(3, 5, 1, tray, Draw.UNNAMED);
    assertThat(tray.takeFaces()).containsExactly(2, 6, 1, 8, 5);
    assertThat(tray.takeFaces()).isEmpty();
  }
}
