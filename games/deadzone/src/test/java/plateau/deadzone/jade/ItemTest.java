package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.jade.procedure.ActionCard.AIM_FOR_THE_BOSS;
import static plateau.deadzone.jade.procedure.ActionCard.FOCUS;
import static plateau.deadzone.jade.procedure.ActionCard.LOOTING;
import static plateau.deadzone.jade.procedure.ActionCard.MOST_URGENT;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.roster.Item;

/** B4.1: when each item is used, and when it is not (R51). */
class ItemTest {

  private final Tabletop table = Tabletop.of("wardens", "ironworks");

  @Test
  @Tag("R51")
  void aMediPackGoesToTheMostDamagedInTheCubeThenToItsCarrier() {
    Tabletop wardens = Tabletop.of("ironworks", "wardens");
    wardens
        .put("warden-rifle-1", "E8")
        .carrying("warden-rifle-1", Item.MEDI_PACK)
        .injure("warden-rifle-1", 1)
        .put("warden-captain", "E8")
        .injure("warden-captain", 1)
        .activate("warden-rifle-1", FOCUS);
    assertThat(wardens.next()).isEqualTo("use-medi-pack warden-rifle-1");
  }

  @Test
  void aMediPackIsNoUseToAConstruct() {
    table
        .put("crew-hand-1", "E8")
        .carrying("crew-hand-1", Item.MEDI_PACK)
        .put("crew-drone", "E8")
        .injure("crew-drone", 1)
        .activate("crew-hand-1", FOCUS);
    assertThat(table.all()).noneMatch(command -> command.startsWith("use-medi-pack"));
  }

  @Test
  void aFragGrenadeIsNotThrownAtAFriend() {
    table
        .put("crew-hand-1", "H6")
        .carrying("crew-hand-1", Item.FRAG_GRENADE)
        .put("crew-bruiser", "H4")
        .put("warden-captain", "H4")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS);
    assertThat(table.all()).noneMatch(command -> command.startsWith("throw-grenade"));
  }

  @Test
  void aFragGrenadeFliesFromOpenSkyToOpenSkyOverAWall() {
    table
        .put("crew-hand-1", "B5")
        .carrying("crew-hand-1", Item.FRAG_GRENADE)
        .put("warden-captain", "D4")
        .put("warden-rifle-1", "D4")
        .smokeIn("C5")
        .smokeIn("C4")
        .activate("crew-hand-1", MOST_URGENT);
    assertThat(table.next()).isEqualTo("throw-grenade D4");
  }

  @Test
  void smokeIsSetOffInClearShotOfSomebodyOutOfRange() {
    table
        .put("crew-hand-1", "A8")
        .carrying("crew-hand-1", Item.SMOKE_GRENADE)
        .put("warden-marksman", "H8")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS);
    assertThat(table.all()).containsExactly("throw-grenade A8");
  }

  @Test
  void smokeWouldOnlyBlindOneWhoCanShoot() {
    table
        .put("crew-hand-1", "B8")
        .carrying("crew-hand-1", Item.SMOKE_GRENADE)
        .put("warden-marksman", "H8")
        .activate("crew-hand-1", AIM_FOR_THE_BOSS);
    assertThat(table.next()).isEqualTo("shoot warden-marksman carbine");
  }

  @Test
  void aMineGoesWhereTheNearestEnemyComesAlong() {
    table
        .put("crew-hand-2", "D8")
        .put("warden-captain", "D5:1")
        .activate("crew-hand-2", AIM_FOR_THE_BOSS);
    assertThat(table.next())
        .as("C7 and D7 are equally near; cube order")
        .isEqualTo("place-mine C7");
    assertThat(table.mines(Tabletop.NORTH).toString()).isEqualTo("C7");
  }

  @Test
  void anEngineerDeploysItsSentryWhenAnEnemyIsInSight() {
    table
        .put("crew-engineer", "E8")
        .put("warden-captain", "B8")
        .activate("crew-engineer", AIM_FOR_THE_BOSS);
    assertThat(table.all()).contains("emplace-sentry");
  }

  @Test
  void ammoGoesWithTheShot() {
    Tabletop wardens = Tabletop.of("ironworks", "wardens");
    wardens
        .put("warden-rifle-1", "A6")
        .put("crew-boss", "A4")
        .activate("warden-rifle-1", MOST_URGENT);
    assertThat(wardens.all()).containsExactly("shoot crew-boss carbine with-ammo");
  }

  @Test
  @Tag("R57")
  void jadeGoesRoundEnemyMines() {
    Tabletop brood = Tabletop.of("wardens", "ash-brood");
    brood
        .put("brood-hound-1", "A8")
        .put("warden-captain", "D1")
        .mineOf(Tabletop.SOUTH, "A7")
        .mineOf(Tabletop.SOUTH, "B7")
        .activate("brood-hound-1", AIM_FOR_THE_BOSS);
    assertThat(brood.next()).doesNotContain(" A7").doesNotContain(" B7");
  }

  @Test
  @Tag("R40")
  void whatLiesInTheCubeIsPickedUpBeforeAnythingElse() {
    table
        .put("crew-hand-1", "D7")
        .tokenIn("D7")
        .put("warden-breacher", "C7")
        .activate("crew-hand-1", MOST_URGENT);
    assertThat(table.next()).isEqualTo("pick-up");
    assertThat(table.next()).startsWith("move ");
  }

  @Test
  @Tag("R59")
  void whoAlreadyCarriesAnItemLooksForAnEnemyInsteadOfLooting() {
    table
        .put("crew-hand-2", "D8")
        .tokenIn("D6")
        .put("warden-captain", "A1")
        .activate("crew-hand-2", LOOTING);
    assertThat(table.target()).isEqualTo("warden-captain");
    table.carrying("crew-hand-2", null).activate("crew-hand-2", LOOTING);
    assertThat(table.target()).isEqualTo("D6");
  }
}
