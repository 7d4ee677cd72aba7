package plateau.panic.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.ORANGE;
import static plateau.panic.crew.Colour.PURPLE;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;

/** Whom red suspects in a game of four. */
class SuspicionTest {

  private static final Offset<Double> EXACTLY = within(1e-9);

  @Test
  void atFirstAHumanSuspectsEverybodyAlike() {
    assertThat(of(Scene.human(), GREEN)).isEqualTo(1 / 3.0, EXACTLY);
    assertThat(of(Scene.human(), ORANGE)).isEqualTo(1 / 3.0, EXACTLY);
  }

  @Test
  void atFirstTheHostSuspectsNobody() {
    assertThat(of(Scene.host(), GREEN)).isZero();
  }

  @Test
  void whatIsProvenIsCertain() {
    Scene scene = Scene.human().proven(GREEN).redTraded(GREEN, CardKind.AMMO, CardKind.AMMO);
    assertThat(of(scene, GREEN)).isEqualTo(Suspicion.PROVEN);
  }

  @Test
  void tradesOfOthersMakeBothMoreSuspect() {
    Scene scene = Scene.human().traded(GREEN, PURPLE);
    assertThat(of(scene, GREEN)).isGreaterThan(1 / 3.0).isEqualTo(of(scene, PURPLE), EXACTLY);
    assertThat(of(scene, ORANGE)).isEqualTo(1 / 3.0, EXACTLY);
  }

  @Test
  void aHarmlessTradeMakesHimLessSuspect() {
    Scene scene = Scene.human().redTraded(GREEN, CardKind.GAS_CAN, CardKind.AMMO);
    assertThat(of(scene, GREEN)).isLessThan(1 / 3.0);
  }

  @Test
  void aBodyScanThatShowsNothingMakesHimLessSuspect() {
    Scene scene = Scene.human().scanned(GREEN, CardKind.AMMO, CardKind.INFECTION_GREEN);
    assertThat(of(scene, GREEN)).isLessThan(1 / 3.0);
  }

  @Test
  void aHeatScanThatCountsTheProvenOnlyClearsTheOthers() {
    Scene scene = Scene.human().proven(GREEN).counted(1);
    assertThat(of(scene, PURPLE)).isZero();
    assertThat(of(scene, ORANGE)).isZero();
  }

  @Test
  void aHeatScanThatCountsMoreSharesTheSuspicionOut() {
    Scene scene = Scene.human().proven(GREEN).counted(2);
    assertThat(of(scene, PURPLE)).isEqualTo(0.5, EXACTLY);
    assertThat(of(Scene.human().counted(3), PURPLE)).isGreaterThan(0.9);
  }

  /** The count includes red himself. */
  @Test
  void theHostKnowsThatACountOfOneIsHimself() {
    assertThat(of(Scene.host().traded(GREEN, PURPLE).counted(1), PURPLE)).isZero();
  }

  private static double of(Scene scene, Colour colour) {
    return scene.suspicion().of(colour.seat());
  }
}
