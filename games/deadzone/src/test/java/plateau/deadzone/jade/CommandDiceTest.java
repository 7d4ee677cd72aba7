package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.jade.procedure.ActionCard.AIM_FOR_THE_BOSS;
import static plateau.deadzone.jade.procedure.ActionCard.FOCUS;
import static plateau.deadzone.jade.procedure.ActionCard.MOST_URGENT;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.command.CommandDie;

/** B3.4: when JADE uses each command die (R54), and B7.1: when it reloads (R53). */
class CommandDiceTest {

  private final Tabletop table = Tabletop.of("wardens", "ironworks");

  @Test
  @Tag("R54")
  void aFreeMoveFollowsTheFirstMovementTowardsTheSameGoal() {
    table
        .put("crew-hand-1", "B8")
        .put("warden-captain", "D1")
        .activate("crew-hand-1", FOCUS, CommandDie.FREE_MOVE);
    assertThat(table.all()).startsWith("move A7", "free-move B6");
  }

  @Test
  @Tag("R54")
  void aFreeMoveThatHadNoMovementToFollowComesAtTheEnd() {
    table
        .put("crew-hand-1", "A6")
        .put("warden-captain", "A3")
        .activate("crew-hand-1", MOST_URGENT, CommandDie.FREE_MOVE);
    assertThat(table.next()).isEqualTo("shoot warden-captain carbine");
    assertThat(table.all()).isNotEmpty().allMatch(command -> command.contains("move"));
  }

  @Test
  @Tag("R54")
  void aFreeShotComesAtTheEndAtTheTarget() {
    table
        .put("crew-hand-1", "A5")
        .put("warden-rifle-1", "A3")
        .put("warden-captain", "C4")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS, CommandDie.FREE_SHOT);
    assertThat(table.all()).endsWith("free-shot warden-captain carbine");
  }

  @Test
  @Tag("R54")
  void aBloodRushComesBeforeEverythingElse() {
    Tabletop brood = Tabletop.of("wardens", "ash-brood");
    brood
        .put("brood-alpha", "E8")
        .put("brood-ripper-1", "D8")
        .put("warden-captain", "D1")
        .activate("brood-ripper-1", AIM_FOR_THE_BOSS, CommandDie.SPECIAL_ORDER);
    assertThat(brood.next()).isEqualTo("spend-die special-order");
    assertThat(brood.next()).startsWith("sprint ");
    brood
        .put("brood-ripper-1", "D8")
        .remove("brood-alpha")
        .activate("brood-ripper-1", AIM_FOR_THE_BOSS, CommandDie.SPECIAL_ORDER);
    assertThat(brood.next()).as("no order without a leader").startsWith("sprint ");
  }

  @Test
  @Tag("R54")
  void aSteadyAimComesJustBeforeTheFirstShot() {
    Tabletop wardens = Tabletop.of("ironworks", "wardens");
    wardens
        .put("warden-captain", "H8")
        .put("warden-rifle-3", "A5")
        .carrying("warden-rifle-3", null)
        .put("crew-boss", "A3")
        .activate("warden-rifle-3", AIM_FOR_THE_BOSS, CommandDie.SPECIAL_ORDER);
    assertThat(wardens.all())
        .containsSubsequence("spend-die special-order", "shoot crew-boss carbine");
  }

  @Test
  @Tag("R54")
  void aFieldPatchMendsTheFigureItselfBeforeAFriend() {
    table
        .put("crew-boss", "D8")
        .injure("crew-boss", 1)
        .put("crew-hand-1", "D8")
        .injure("crew-hand-1", 1)
        .activate("crew-hand-1", FOCUS, CommandDie.SPECIAL_ORDER);
    assertThat(table.all()).endsWith("field-patch crew-hand-1 damage");
  }

  @Test
  @Tag("R53")
  void aFigureReloadsItsOwnWeaponToShootItsTarget() {
    table
        .put("crew-cannoneer", "A8")
        .reloading("crew-cannoneer")
        .put("warden-captain", "A4")
        .activate("crew-cannoneer", AIM_FOR_THE_BOSS);
    assertThat(table.all())
        .containsExactly("reload crew-cannoneer", "shoot warden-captain mass-driver");
  }

  @Test
  @Tag("R53")
  void afterTheLastStepAReloadCounterIsTakenAway() {
    table
        .put("crew-cannoneer", "E8")
        .reloading("crew-cannoneer")
        .put("warden-captain", "C3")
        .activate("crew-cannoneer", AIM_FOR_THE_BOSS);
    assertThat(table.all()).endsWith("reload crew-cannoneer");
  }

  @Test
  @Tag("R61")
  void boldJadeAcceptsOneMoreEnemyInClearShot() {
    Tabletop brood = Tabletop.of("wardens", "ash-brood");
    brood
        .bold()
        .put("brood-hound-1", "H7")
        .put("warden-rifle-1", "A4")
        .put("warden-captain", "F3:1")
        .activate("brood-hound-1", AIM_FOR_THE_BOSS);
    assertThat(brood.next()).as("example 27 without its fear of H3").isEqualTo("sprint H3");
  }
}
