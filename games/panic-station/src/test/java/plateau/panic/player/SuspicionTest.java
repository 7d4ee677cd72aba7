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
    assertThat(of(SceneOfRed.human(), GREEN)).isEqualTo(1 / 3.0, EXACTLY);
    assertThat(of(SceneOfRed.human(), ORANGE)).isEqualTo(1 / 3.0, EXACTLY);
  }

  @Test
  void atFirstTheHostSuspectsNobody() {
    assertThat(of(SceneOfRed.host(), GREEN)).isZero();
  }

  @Test
  void whatIsProvenIsCertain() {
    SceneOfRed scene =
        SceneOfRed.human().proven(GREEN).redTraded(GREEN, CardKind.AMMO, CardKind.AMMO);
    assertThat(of(scene, GREEN)).isEqualTo(Suspicion.PROVEN);
  }

  @Test
  void tradesOfOthersMakeBothMoreSuspect() {
    SceneOfRed scene = SceneOfRed.human().traded(GREEN, PURPLE);
    assertThat(of(scene, GREEN)).isGreaterThan(1 / 3.0).isEqualTo(of(scene, PURPLE), EXACTLY);
    assertThat(of(scene, ORANGE)).isEqualTo(1 / 3.0, EXACTLY);
  }

  @Test
  void aHarmlessTradeMakesHimLessSuspect() {
    SceneOfRed scene = SceneOfRed.human().redTraded(GREEN, CardKind.GAS_CAN, CardKind.AMMO);
    assertThat(of(scene, GREEN)).isLessThan(1 / 3.0);
  }

  @Test
  void aBodyScanThatShowsNothingMakesHimLessSuspect() {
    SceneOfRed scene = SceneOfRed.human().scanned(GREEN, CardKind.AMMO, CardKind.INFECTION_GREEN);
    assertThat(of(scene, GREEN)).isLessThan(1 / 3.0);
  }

  @Test
  void aHeatScanThatCountsTheProvenOnlyClearsTheOthers() {
    SceneOfRed scene = SceneOfRed.human().proven(GREEN).counted(1);
    assertThat(of(scene, PURPLE)).isZero();
    assertThat(of(scene, ORANGE)).isZero();
  }

  @Test
  void aHeatScanThatCountsMoreSharesTheSuspicionOut() {
    SceneOfRed scene = SceneOfRed.human().proven(GREEN).counted(2);
    assertThat(of(scene, PURPLE)).isEqualTo(0.5, EXACTLY);
    assertThat(of(SceneOfRed.human().counted(3), PURPLE)).isGreaterThan(0.9);
  }

  /** The count includes red himself. */
  @Test
  void theHostKnowsThatACountOfOneIsHimself() {
    assertThat(of(SceneOfRed.host().traded(GREEN, PURPLE).counted(1), PURPLE)).isZero();
  }

  private static double of(SceneOfRed scene, Colour colour) {
    return scene.suspicion().of(colour.seat());
  }
}
