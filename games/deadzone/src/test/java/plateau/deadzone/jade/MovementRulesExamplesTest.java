package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.jade.procedure.ActionCard.AIM_FOR_THE_BOSS;
import static plateau.deadzone.jade.procedure.ActionCard.COVERING;
import static plateau.deadzone.jade.procedure.ActionCard.FOCUS;
import static plateau.deadzone.jade.procedure.ActionCard.LOOTING;
import static plateau.deadzone.jade.procedure.ActionCard.MOST_URGENT;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The worked examples about where JADE goes: 26 to 28, 35, 38, 39, 41, 43 and 44. */
class MovementRulesExamplesTest {

  private final Tabletop table = Tabletop.of("wardens", "ironworks");
  private final Tabletop brood = Tabletop.of("wardens", "ash-brood");

  @Test
  @Tag("X26")
  void aShooterWhoCannotShootItsTargetMovesAndThenShoots() {
    table
        .put("crew-hand-1", "B7")
        .put("warden-captain", "A3")
        .put("warden-rifle-1", "F2")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS);
    assertThat(table.all()).containsExactly("move A6", "shoot warden-captain carbine");
  }

  @Test
  @Tag("X27")
  @Tag("R36")
  void coverComesBeforeTheShorterRouteAndAnObjectiveBreaksTheTie() {
    brood
        .put("brood-hound-1", "H7")
        .put("warden-rifle-1", "A4")
        .put("warden-captain", "F3:1")
        .activate("brood-hound-1", AIM_FOR_THE_BOSS);
    assertThat(brood.all()).containsExactly("sprint G4");
    assertThat(brood.told())
        .filteredOn(JadeReason.JadeWent.class::isInstance)
        .extracting(entry -> ((JadeReason.JadeWent) entry).tieBreak())
        .containsExactly(TieBreak.OBJECTIVE);
  }

  @Test
  @Tag("X28")
  @Tag("R37")
  void ofEquallyShortRoutesTheOneThatFewestEnemiesCanShootIsTaken() {
    table
        .put("crew-hand-1", "C6")
        .put("warden-captain", "F4")
        .put("warden-rifle-1", "D2")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS);
    assertThat(table.all()).containsExactly("move D7", "shoot warden-captain carbine");
    assertThat(table.told())
        .filteredOn(JadeReason.JadeWent.class::isInstance)
        .extracting(entry -> ((JadeReason.JadeWent) entry).tieBreak())
        .containsExactly(TieBreak.BEST_COVER);
  }

  @Test
  @Tag("X35")
  @Tag("R47")
  @Tag("R48")
  void anAssaultGoesAtTheNearestEnemyThatCanBeReached() {
    brood
        .put("brood-ripper-1", "D7")
        .put("brood-hound-1", "D6")
        .put("warden-rifle-1", "F7")
        .put("warden-captain", "F2")
        .activate("brood-ripper-1", COVERING);
    assertThat(brood.target()).isEqualTo("brood-hound-1");
    assertThat(brood.next()).isEqualTo("move F7");
  }

  @Test
  @Tag("X35")
  void anAssaultOutOfReachIsIgnoredAndTheCardMoves() {
    brood
        .put("brood-ripper-1", "D7")
        .put("brood-hound-1", "D6")
        .put("warden-rifle-1", "C5")
        .put("warden-captain", "F2")
        .activate("brood-ripper-1", COVERING);
    assertThat(brood.next()).isEqualTo("move D6");
  }

  @Test
  @Tag("X38")
  @Tag("R66")
  void anEngineerDoesNotLeaveItsDroneBehind() {
    table
        .put("crew-engineer", "E7")
        .carrying("crew-engineer", null)
        .put("crew-drone", "H7")
        .put("warden-captain", "D2")
        .activate("crew-engineer", AIM_FOR_THE_BOSS);
    assertThat(table.next()).isEqualTo("move E6");
    table.put("crew-engineer", "E7").remove("crew-drone");
    table.activate("crew-engineer", AIM_FOR_THE_BOSS);
    assertThat(table.next()).isEqualTo("move D6");
  }

  @Test
  @Tag("X39")
  void aDroneStaysWithinReachOfItsEngineer() {
    table
        .put("crew-drone", "H5")
        .put("crew-engineer", "E8")
        .put("warden-captain", "A1")
        .activate("crew-drone", FOCUS);
    assertThat(table.target()).isEqualTo("G4");
    assertThat(table.all()).isEmpty();
  }

  @Test
  @Tag("X41")
  @Tag("R45")
  void aFighterThatHadToStandUpMakesAMoveInsteadOfASprint() {
    brood
        .put("brood-alpha", "D7")
        .pin("brood-alpha")
        .put("warden-captain", "D1")
        .activate("brood-alpha", AIM_FOR_THE_BOSS);
    assertThat(brood.next()).isEqualTo("stand-up");
    assertThat(brood.next()).startsWith("move ");
  }

  @Test
  @Tag("X43")
  @Tag("R60")
  void withoutObjectivesFocusGoesForTheNearestEnemyButNotIntoItsCube() {
    table
        .withoutObjectives()
        .put("crew-hand-1", "B8")
        .put("warden-rifle-1", "C7")
        .put("warden-captain", "F2")
        .activate("crew-hand-1", FOCUS);
    assertThat(table.target()).isEqualTo("warden-rifle-1");
    assertThat(table.all()).doesNotContain("move C7");
  }

  @Test
  @Tag("X44")
  @Tag("R34")
  void lootingGoesForTheItemWithTheShorterWalkAndKeepsOutOfRange() {
    table
        .put("crew-loader", "D8")
        .put("warden-captain", "A1")
        .tokenIn("D6")
        .tokenIn("C6:2")
        .activate("crew-loader", LOOTING);
    assertThat(table.target()).isEqualTo("D6");
    assertThat(table.all()).containsExactly("move D7");
    table.activate("crew-loader", LOOTING);
    assertThat(table.all()).containsExactly("move D6", "pick-up");
  }

  @Test
  @Tag("R46")
  void aFighterEntersAnEnemysCubeOnlyIfItIsItsGoal() {
    brood
        .put("brood-hound-1", "A8")
        .put("warden-rifle-1", "A6")
        .put("warden-captain", "B3")
        .activate("brood-hound-1", AIM_FOR_THE_BOSS);
    assertThat(brood.next()).doesNotContain(" A6");
    brood.put("brood-hound-1", "A8").activate("brood-hound-1", MOST_URGENT);
    assertThat(brood.next()).isEqualTo("move A6");
  }
}
