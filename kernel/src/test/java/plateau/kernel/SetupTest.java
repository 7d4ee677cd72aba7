package plateau.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.kernel.words.Message;
import plateau.pig.Pig;
import plateau.secret.Duel;

class SetupTest {

  private final GameInfo pig = new Pig().info();

  @Test
  void optionsThatAreNotChosenHaveTheirStandard() {
    Setup setup = Setup.of(pig, 3, Map.of("target", "50"));
    assertThat(setup.seats()).isEqualTo(3);
    assertThat(setup.whole("target")).isEqualTo(50);
    assertThat(setup.text("one")).isEqualTo("pot");
  }

  @Test
  void equalChoicesMakeEqualSetups() {
    assertThat(Setup.of(pig, 2, Map.of("target", "100"))).isEqualTo(Setup.of(pig, 2, Map.of()));
  }

  @Test
  void anOptionThatTheGameDoesNotHaveIsABugOfTheCaller() {
    Setup setup = Setup.of(pig, 2, Map.of());
    assertThatThrownBy(() -> setup.text("colour")).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1, 5, 1000})
  void aNumberOfSeatsOutsideTheLimitsIsRefused(int seats) {
    Message told = refusal(pig, seats, Map.of());
    assertThat(Spoken.english(told))
        .isEqualTo("pig has 2 to 4 seats, not " + seats + ". Give one name for each seat.");
    assertThat(Spoken.french(told)).startsWith("pig compte de 2 à 4 places, pas " + seats + ".");
  }

  @Test
  void anUnknownOptionIsRefusedWithTheNearestName() {
    Message told = refusal(pig, 2, Map.of("tagret", "50"));
    assertThat(Spoken.english(told))
        .isEqualTo(
            "pig has no option \"tagret\". Known options: target, one. Did you mean \"target\"?");
    assertThat(Spoken.french(told))
        .isEqualTo(
            "pig n'a pas d'option « tagret ». Options connues : target, one."
                + " Vouliez-vous dire « target » ?");
  }

  @Test
  void anOptionUnlikeAnyIsRefusedWithoutAGuess() {
    assertThat(Spoken.english(refusal(pig, 2, Map.of("colour", "red"))))
        .isEqualTo("pig has no option \"colour\". Known options: target, one.");
  }

  @Test
  void aGameWithoutOptionsSaysSo() {
    Message told = refusal(new Duel().info(), 2, Map.of("target", "50"));
    assertThat(Spoken.english(told))
        .isEqualTo("duel has no options, so \"target\" cannot be set. Leave it out.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"9", "201", "", " 50", "50 ", "+50", "050", "5e1", "-50", "ten", "99999999999"})
  void aValueThatIsNoNumberWithinTheLimitsIsRefused(String value) {
    Message told = refusal(pig, 2, Map.of("target", value));
    assertThat(Spoken.english(told))
        .isEqualTo(
            "Option \"target\" is a whole number from 10 to 200, not \"%s\".".formatted(value));
    assertThat(Spoken.french(told))
        .isEqualTo(
            "L'option « target » est un nombre entier de 10 à 200, pas « %s ».".formatted(value));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Pot", "both"})
  void aValueThatIsNoneOfTheChoicesIsRefused(String value) {
    Message told = refusal(pig, 2, Map.of("one", value));
    assertThat(Spoken.english(told))
        .isEqualTo("Option \"one\" is one of pot, bank, not \"%s\".".formatted(value));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-5", "5"})
  void limitsMayLieOnBothSidesOfZero(String value) {
    assertThat(new Option.Whole("bonus", 0, -5, 5).fault(value)).isEmpty();
    assertThat(new Option.Whole("bonus", 0, -5, 5).fault("-0")).isPresent();
  }

  @Test
  void aTextMayBeAnythingUpToItsLength() {
    Option.Text motto = new Option.Text("motto", "none", 5);
    assertThat(motto.defaultValue()).isEqualTo("none");
    assertThat(motto.fault("")).isEmpty();
    assertThat(motto.fault("a\nb é")).isEmpty();
    assertThat(motto.fault("sixsix").map(Spoken::english))
        .contains("Option \"motto\" takes a text of at most 5 characters, not of 6.");
  }

  @Test
  void factsWithoutASeatAreABug() {
    assertThatThrownBy(() -> new GameInfo("x", "1", 0, 2, List.of(), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("x: seats 0..2");
    assertThatThrownBy(() -> new GameInfo("x", "1", 3, 2, List.of(), 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aResultCannotNameAWinnerThatHasNoSeat() {
    assertThatThrownBy(() -> new Result("won", List.of(2), List.of(1, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("winner 2 of 2 seats");
  }

  private static Message refusal(GameInfo info, int seats, Map<String, String> options) {
    IllegalSetup refused =
        catchThrowableOfType(IllegalSetup.class, () -> Setup.of(info, seats, options));
    assertThat(refused).as("%d seats and %s", seats, options).isNotNull();
    return refused.message();
  }
}
