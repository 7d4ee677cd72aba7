package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.jade.procedure.Rule;
import plateau.deadzone.roster.FigureType;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;

/** B4.5: JADE when it is attacked, and when an enemy leaves. */
class ReactionsTest {

  private final List<Entry> told = new ArrayList<>();
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
    assertThat(defence(figure, false)).isEqualTo(defence);
  }

  @Test
  @Tag("R55")
  void aPinnedDefenderCanOnlySurvive() {
    assertThat(defence("crew-boss", true)).isEqualTo("defend-with-survive");
    assertThat(told).containsExactly(survived("crew-boss", "4+", 4, TieBreak.ONLY_ONE));
  }

  @Test
  @Tag("R55")
  void aDefenceSaysWhichNumbersItCompared() {
    defence("brood-hound-1", false);
    defence("crew-boss", false);
    defence("crew-hand-1", false);
    assertThat(told)
        .containsExactly(
            foughtBack("brood-hound-1", "fangs", 5, 6, TieBreak.BETTER_NUMBER),
            foughtBack("crew-boss", "wrench", 4, 4, TieBreak.PROFILE),
            survived("crew-hand-1", "6+", 5, TieBreak.BETTER_NUMBER));
  }

  private static JadeReason foughtBack(
      String figure, String weapon, int fight, int survive, TieBreak tieBreak) {
    return new JadeReason.JadeFoughtBack(
        FigureId.of(figure), Rule.REACTION_DEFENCE, WeaponId.of(weapon), fight, survive, tieBreak);
  }

  private static JadeReason survived(String figure, String fight, int survive, TieBreak tieBreak) {
    return new JadeReason.JadeSurvived(
        FigureId.of(figure), Rule.REACTION_DEFENCE, fight, survive, tieBreak);
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
    assertThat(leaver(cube))
        .as("Fight 4+ twice; the rip-saw is stronger than the wrench")
        .isEqualTo("attack-leaver crew-bruiser rip-saw");
    table.pin("crew-bruiser").pin("crew-boss");
    assertThat(leaver(cube)).isEqualTo("attack-leaver crew-hand-1 bare-hands");
    assertThat(told)
        .containsExactly(
            held(
                "crew-bruiser",
                "rip-saw",
                List.of("crew-boss", "crew-hand-1", "crew-bruiser"),
                TieBreak.STRONGEST_WEAPON),
            held("crew-hand-1", "bare-hands", List.of("crew-hand-1"), TieBreak.ONLY_ONE));
  }

  private static JadeReason held(
      String figure, String weapon, List<String> candidates, TieBreak tieBreak) {
    return new JadeReason.JadeHeld(
        FigureId.of(figure),
        Rule.REACTION_LEAVER,
        WeaponId.of(weapon),
        candidates.stream().map(FigureId::of).toList(),
        tieBreak);
  }

  private String defence(String figure, boolean wasPinned) {
    FigureType type = table.type(table.number(figure));
    return Spoken.of(Reactions.defence(FigureId.of(figure), type, wasPinned, Journal.into(told)));
  }

  private String leaver(int cube) {
    return Spoken.of(Reactions.leaver(table, Tabletop.NORTH, cube, Journal.into(told)));
  }
}
