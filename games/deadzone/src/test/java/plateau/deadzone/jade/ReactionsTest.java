package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** B4.5: JADE when it is attacked, and when an enemy leaves. */
class ReactionsTest {

  private final Tabletop table = Tabletop.of("ash-brood", "ironworks");

  @ParameterizedTest
  @Tag("R55")
  @CsvSource({
    "crew-boss,     defend-with-fight wrench", // 4+ and 4+, a combat profile
    "crew-hand-1,   defend-with-survive", // 6+ and 5+
    "brood-hound-1, defend-with-fight fangs", // 5+ and 6+
    "brood-alpha,   defend-with-fight great-claws",
    "brood-spitter, defend-with-survive"
  })
  void theBetterOfFightAndSurviveIsTheDefence(String figure, String defence) {
    assertThat(Spoken.of(Reactions.defence(table.type(table.number(figure)), false)))
        .isEqualTo(defence);
  }

  @Test
  @Tag("R55")
  void aPinnedDefenderCanOnlySurvive() {
    assertThat(Spoken.of(Reactions.defence(table.type(table.number("crew-boss")), true)))
        .isEqualTo("defend-with-survive");
  }

  @Test
  @Tag("R55")
  void theBestFighterInTheCubeAttacksALeaver() {
    table
        .put("crew-hand-1", "C7")
        .put("crew-boss", "C7")
        .put("crew-bruiser", "C7")
        .put("brood-spitter", "C7");
    int cube = table.cube(table.number("crew-boss"));
    assertThat(Spoken.of(Reactions.leaver(table, Tabletop.NORTH, cube)))
        .as("Fight 4+ twice; the rip-saw is stronger than the wrench")
        .isEqualTo("attack-leaver crew-bruiser rip-saw");
    table.pin("crew-bruiser").pin("crew-boss");
    assertThat(Spoken.of(Reactions.leaver(table, Tabletop.NORTH, cube)))
        .isEqualTo("attack-leaver crew-hand-1 bare-hands");
  }
}
