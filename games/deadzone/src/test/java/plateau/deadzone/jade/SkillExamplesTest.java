package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.deadzone.jade.procedure.ActionCard.CLEAN_UP;
import static plateau.deadzone.jade.procedure.ActionCard.MOST_URGENT;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The worked examples about medics, gunners and items: 36, 37 and 40. */
class SkillExamplesTest {

  private final Tabletop wardens = Tabletop.of("ironworks", "wardens");
  private final Tabletop crew = Tabletop.of("wardens", "ironworks");

  @Test
  @Tag("X36")
  @Tag("R52")
  void aMedicGoesToTheNearestInjuredFriend() {
    wardens
        .put("warden-medic", "E8")
        .put("warden-captain", "F6")
        .injure("warden-captain", 1)
        .put("warden-rifle-2", "B7")
        .injure("warden-rifle-2", 1)
        .activate("warden-medic", MOST_URGENT);
    assertThat(wardens.all()).containsExactly("move E7");
  }

  @Test
  @Tag("X36")
  void inTheSameCubeTheItemIsTriedBeforeHealing() {
    wardens
        .put("warden-medic", "F7")
        .put("warden-captain", "F6")
        .injure("warden-captain", 1)
        .activate("warden-medic", MOST_URGENT);
    assertThat(wardens.all()).containsExactly("move F6", "use-medi-pack warden-captain");
    wardens
        .put("warden-medic", "F7")
        .carrying("warden-medic", null)
        .injure("warden-captain", 1)
        .activate("warden-medic", MOST_URGENT);
    assertThat(wardens.all()).containsExactly("move F6", "heal warden-captain");
  }

  @Test
  @Tag("X37")
  void aGunnerGoesToAFriendWithAReloadCounterAndTakesItAway() {
    crew.put("crew-loader", "D8")
        .put("crew-cannoneer", "D7")
        .reloading("crew-cannoneer")
        .activate("crew-loader", MOST_URGENT);
    assertThat(crew.all()).containsExactly("move D7", "reload crew-cannoneer");
  }

  @Test
  @Tag("X40")
  @Tag("R51")
  void theGrenadeIsThrownBeforeTheGunIsUsed() {
    wardens
        .put("warden-rifle-2", "H6")
        .put("crew-loader", "H4")
        .put("crew-hand-1", "H4")
        .put("crew-cannoneer", "G2")
        .activate("warden-rifle-2", CLEAN_UP);
    assertThat(wardens.target()).isEqualTo("crew-loader");
    assertThat(wardens.next()).isEqualTo("throw-grenade H4");
    // What the dice of example 17 do: both pinned, hand-1 injured and pushed to H5.
    wardens.pin("crew-loader").pin("crew-hand-1").injure("crew-hand-1", 1).put("crew-hand-1", "H5");
    assertThat(wardens.all()).containsExactly("move G5");
  }
}
