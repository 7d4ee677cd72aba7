package plateau.deadzone.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.roster.Armoury;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.StrikeTeam;

/** A5.3: from potential damage to death. */
class WoundTest {

  private static FigureType figure(String team, String id) {
    return StrikeTeam.SAMPLES.find(team).orElseThrow().figures().stream()
        .filter(figure -> figure.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Tag("X10")
  void armourStopsDamageAndArmourPiercingIgnoresIt() {
    FigureType rifle = figure("wardens", "warden-rifle-1");
    assertThat(Wound.actual(rifle, 2, 0)).isEqualTo(1);
    assertThat(Wound.isFatal(rifle, 1)).isFalse();
    assertThat(Wound.actual(rifle, 1, 3)).isEqualTo(1);
    assertThat(Wound.isFatal(rifle, 2)).isTrue();
  }

  @Test
  @Tag("X11")
  void theToughIgnoreOnePointBeforeArmour() {
    FigureType bruiser = figure("ironworks", "crew-bruiser");
    assertThat(Wound.actual(bruiser, 4, 0)).isEqualTo(2);
    assertThat(Wound.isFatal(bruiser, 2)).isFalse();
    assertThat(Wound.actual(bruiser, 3, 0)).isEqualTo(1);
    assertThat(Wound.isFatal(bruiser, 3)).isTrue();
  }

  @Test
  @Tag("I12")
  void anyDamageKillsTheVulnerable() {
    assertThat(Wound.isFatal(Armoury.standard().sentryGun(), 1)).isTrue();
  }

  @Test
  void nothingIsNeverDamage() {
    FigureType bruiser = figure("ironworks", "crew-bruiser");
    assertThat(Wound.actual(bruiser, 0, 4)).isZero();
    assertThat(Wound.actual(bruiser, -3, 4)).isZero();
  }
}
