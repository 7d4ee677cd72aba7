package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.jade.procedure.ActionCard.AIM_FOR_THE_BOSS;
import static plateau.deadzone.jade.procedure.ActionCard.CLEAN_UP;
import static plateau.deadzone.jade.procedure.ActionCard.MOST_URGENT;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.jade.procedure.Rule;

/** The worked examples in which a forced action comes before the card: 25 and 29 to 33. */
class ForcedExamplesTest {

  private final Tabletop table = Tabletop.of("wardens", "ironworks");
  private final Tabletop brood = Tabletop.of("wardens", "ash-brood");

  @Test
  @Tag("X25")
  @Tag("R39")
  @Tag("R41")
  void aClearShotComesFirstThenTheCardMoves() {
    table
        .put("crew-hand-1", "A5")
        .put("warden-rifle-1", "A3")
        .put("warden-captain", "D2")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS);
    assertThat(table.target()).isEqualTo("warden-captain");
    assertThat(table.all()).containsExactly("shoot warden-rifle-1 carbine", "move B5");
  }

  @Test
  @Tag("X29")
  @Tag("R42")
  void aFighterOnAnObjectiveDoesNotLeaveItForACloseEnemy() {
    brood
        .put("brood-ripper-1", "C7")
        .put("warden-rifle-1", "A4")
        .put("warden-captain", "F3:1")
        .activate("brood-ripper-1", MOST_URGENT);
    assertThat(brood.target()).isEqualTo("warden-rifle-1");
    assertThat(brood.all()).containsExactly("sprint B5");
    brood.activate("brood-ripper-1", MOST_URGENT);
    assertThat(brood.all()).isEmpty();
    assertThat(brood.told())
        .contains(
            new JadeReason.JadeSkipped(
                brood.id(brood.number("brood-ripper-1")),
                Rule.FORCED_CLOSE_ENEMY,
                Why.HOLDS_OBJECTIVE));
  }

  @Test
  @Tag("X30")
  @Tag("R38")
  void aShooterFleesStraightFromACloseEnemyAndShoots() {
    table
        .put("crew-hand-1", "D7")
        .put("warden-breacher", "C7")
        .put("warden-captain", "D3")
        .activate("crew-hand-1", CLEAN_UP);
    assertThat(table.all()).containsExactly("move E7", "shoot warden-breacher carbine");
  }

  @Test
  @Tag("X31")
  @Tag("R43")
  @Tag("R44")
  void aShooterInAMeleeBreaksAwayTowardsItsOwnEdgeAndShoots() {
    table
        .put("crew-hand-1", "C7")
        .put("warden-breacher", "C7")
        .put("warden-captain", "D3")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS);
    assertThat(table.all()).containsExactly("move C8", "shoot warden-breacher carbine");
  }

  @Test
  @Tag("X32")
  @Tag("R54")
  void aFighterInAMeleeFightsAndThenUsesItsFreeFight() {
    brood
        .put("brood-ripper-1", "A5")
        .put("warden-rifle-1", "A5")
        .activate("brood-ripper-1", AIM_FOR_THE_BOSS, CommandDie.FREE_FIGHT);
    assertThat(brood.all())
        .containsExactly("fight warden-rifle-1 claws", "free-fight warden-rifle-1 claws");
  }

  @Test
  @Tag("X33")
  void aShooterOnAnObjectiveShootsACloseEnemyAndStays() {
    Tabletop crew = Tabletop.of("ash-brood", "ironworks");
    crew.put("crew-hand-1", "G4")
        .put("brood-hound-1", "G5")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS);
    assertThat(crew.all()).containsExactly("shoot brood-hound-1 carbine");
  }
}
