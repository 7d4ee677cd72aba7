package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.cards.CardKind.AMMO;
import static plateau.panic.cards.CardKind.BULLETPROOF_VEST;
import static plateau.panic.cards.CardKind.COMBAT_KNIFE;
import static plateau.panic.cards.CardKind.GAS_CAN;
import static plateau.panic.cards.CardKind.GRENADE;
import static plateau.panic.cards.CardKind.KEY_CARD;
import static plateau.panic.cards.CardKind.MACHINE_GUN;
import static plateau.panic.cards.CardKind.TARGETING_SCOPE;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.ORANGE;
import static plateau.panic.crew.Colour.PURPLE;
import static plateau.panic.crew.Colour.RED;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.panic.cards.CardKind;
import plateau.panic.view.TaskKind;

/** Worked examples of attacks and wounds (8.6, 12.2, 13). */
class AttackExamplesTest {

  private static Scene alone() {
    return Scene.of(4).laid("storage-1@(-1,0)r0").at("storage-1", "red-android");
  }

  @Test
  @Tag("X12")
  @Tag("R68")
  @DisplayName("X12 Gun and wounds: a black disc is replaced by a grey one, which then dies")
  void gunAndWounds() {
    Scene scene = alone().black("storage-1").bullets(RED, 3).turn(RED, 4);
    assertThat(scene.supply()).isEqualTo("5/4");
    scene.play("attack android gun");
    assertThat(scene.parasitesIn("storage-1"))
        .as("the only target is not asked for")
        .isEqualTo("g");
    assertThat(scene.supply()).isEqualTo("4/5");
    assertThat(scene.bullets(RED)).isEqualTo(2);
    scene.play("attack android gun");
    assertThat(scene.supply()).isEqualTo("5/5");
    assertThat(scene.bullets(RED)).isEqualTo(1);
  }

  @Test
  @Tag("X12")
  @DisplayName("X12 With all grey discs elsewhere on the board it is flipped")
  void flippedDisc() {
    Scene scene =
        alone()
            .black("storage-1")
            .grey("reactor", "reactor", "reactor", "reactor", "reactor")
            .bullets(RED, 3)
            .turn(RED, 4);
    assertThat(scene.supply()).isEqualTo("0/4");
    scene.play("attack android gun");
    assertThat(scene.parasitesIn("storage-1")).isEqualTo("g");
    assertThat(scene.supply()).isEqualTo("0/4");
    scene.play("attack android gun");
    assertThat(scene.supply()).isEqualTo("0/5");
  }

  @Test
  @Tag("X13")
  @Tag("R36")
  @Tag("R37")
  @DisplayName("X13 Machine gun: a bullet each, and the older ammo card is discarded")
  void machineGun() {
    Scene scene =
        alone()
            .at("storage-1", "green-trooper")
            .grey("storage-1")
            .table(RED, MACHINE_GUN)
            .bullets(RED, 5)
            .turn(RED, 4);
    assertThat(scene.movesThatStartWith("attack")).containsExactly("attack android machine-gun");
    scene.play("attack android machine-gun").play("aim green-trooper");
    scene.play("aim parasite-grey-1");
    assertThat(scene.health("green-trooper")).isEqualTo(3);
    assertThat(scene.parasitesIn("storage-1")).isEmpty();
    assertThat(scene.bullets(RED)).isEqualTo(3);
    assertThat(onTable(scene, AMMO)).isEqualTo(1);
    assertThat(Long.bitCount(scene.state.piles.discardPile() & AMMO.mask())).isEqualTo(1);
  }

  private static int onTable(Scene scene, CardKind kind) {
    return Long.bitCount(scene.state.piles.table(RED.seat()) & kind.mask());
  }

  @Test
  @Tag("X13")
  @DisplayName("X13 Alone with one grey parasite both bullets go to it; with one bullet, one shot")
  void machineGunAtOneTarget() {
    Scene scene = alone().grey("storage-1").table(RED, MACHINE_GUN).bullets(RED, 3).turn(RED, 4);
    scene.play("attack android machine-gun");
    assertThat(scene.parasitesIn("storage-1")).isEmpty();
    assertThat(scene.bullets(RED)).isEqualTo(1);
    Scene last = alone().black("storage-1").table(RED, MACHINE_GUN).bullets(RED, 1).turn(RED, 4);
    last.play("attack android machine-gun");
    assertThat(last.parasitesIn("storage-1")).isEqualTo("g");
    assertThat(onTable(last, AMMO)).isZero();
  }

  private static Scene twoBulletsAtGreen(CardKind... greensCards) {
    return alone()
        .at("storage-1", "green-trooper", "green-android")
        .health("green-trooper", 3)
        .hand(GREEN, greensCards)
        .table(RED, MACHINE_GUN)
        .bullets(RED, 4)
        .turn(RED, 4)
        .play("attack android machine-gun");
  }

  @Test
  @Tag("X14")
  @DisplayName("X14 Vest against the machine gun")
  void vestAgainstMachineGun() {
    for (int vests = 1; vests <= 2; vests++) {
      Scene scene =
          twoBulletsAtGreen(BULLETPROOF_VEST, BULLETPROOF_VEST, GAS_CAN, GAS_CAN)
              .play("aim green-trooper")
              .play("aim green-trooper");
      assertThat(scene.toMove()).isEqualTo(GREEN);
      assertThat(scene.moves()).containsExactly("vests 0", "vests 1", "vests 2");
      scene.play("vests " + vests);
      assertThat(scene.health("green-trooper")).isEqualTo(1 + vests);
      assertThat(scene.handSize(GREEN)).isEqualTo(7 - vests);
      assertThat(scene.toMove()).as("the attacker's turn goes on").isEqualTo(RED);
    }
    Scene both =
        twoBulletsAtGreen(BULLETPROOF_VEST, GAS_CAN, GAS_CAN)
            .play("aim green-trooper")
            .play("aim green-android")
            .play("vests 1");
    assertThat(both.health("green-trooper")).isEqualTo(3);
    assertThat(both.health("green-android")).isEqualTo(4);
    assertThat(both.handSize(GREEN)).isEqualTo(5);
  }

  private static Scene knifeAtPurple(CardKind... purplesCards) {
    return Scene.of(4)
        .laid("storage-1@(-1,0)r0")
        .at("storage-1", "red-trooper", "purple-trooper")
        .hand(PURPLE, purplesCards)
        .table(RED, COMBAT_KNIFE)
        .turn(RED, 4);
  }

  @Test
  @Tag("X15")
  @Tag("R42")
  @DisplayName("X15 Knife")
  void knife() {
    Scene miss = knifeAtPurple(GAS_CAN, GAS_CAN, GAS_CAN).play("attack trooper knife", 2);
    assertThat(miss.health("purple-trooper")).isEqualTo(4);
    assertThat(miss.points()).isEqualTo(3);
    assertThat(miss.toMove()).as("no vest question").isEqualTo(RED);
    Scene five = knifeAtPurple(GAS_CAN, BULLETPROOF_VEST).play("attack trooper knife", 3);
    assertThat(five.health("purple-trooper")).isEqualTo(3);
    assertThat(five.toMove()).isEqualTo(RED);
    Scene six = knifeAtPurple(GAS_CAN, GAS_CAN, GAS_CAN).play("attack trooper knife", 4);
    assertThat(six.toMove()).isEqualTo(PURPLE);
    assertThat(six.moves()).containsExactly("vests 0");
    assertThat(six.play("vests 0").health("purple-trooper")).isEqualTo(3);
  }

  private static Scene x16() {
    return Scene.of(4)
        .laid("storage-1@(-1,0)r0")
        .at("storage-1", "green-trooper", "red-android")
        .health("green-trooper", 1)
        .grey("storage-1")
        .black("storage-1")
        .hand(GREEN, BULLETPROOF_VEST, GAS_CAN, GAS_CAN)
        .hand(RED, GRENADE, GAS_CAN, GAS_CAN)
        .turn(RED, 4);
  }

  @Test
  @Tag("X16")
  @Tag("R40")
  @Tag("R65")
  @DisplayName("X16 Grenade")
  void grenade() {
    Scene scene = x16();
    assertThat(scene.supply()).isEqualTo("4/4");
    scene.play("grenade trooper west");
    assertThat(scene.health("green-trooper")).isZero();
    assertThat(scene.health("red-android")).isEqualTo(3);
    assertThat(scene.parasitesIn("storage-1")).isEqualTo("g");
    assertThat(scene.supply()).isEqualTo("4/5");
    assertThat(scene.handSize(RED)).isEqualTo(5);
    assertThat(scene.points()).isEqualTo(3);
    assertThat(scene.toMove()).as("green is not asked about vests").isEqualTo(RED);
  }

  @Test
  @Tag("X16")
  @Tag("R30")
  @DisplayName("X16 Who threw it need not trade there; the other character would not be excused")
  void grenadeSettles() {
    Scene scene =
        Scene.of(4)
            .laid("storage-1@(-1,0)r0")
            .at("storage-1", "green-trooper")
            .hand(RED, GRENADE, GAS_CAN, GAS_CAN)
            .turn(RED, 4)
            .play("grenade trooper west")
            .play("move trooper west");
    assertThat(scene.decision()).isEqualTo(TaskKind.TURN_ACTION);
    scene.play("move android west");
    assertThat(scene.decision()).isEqualTo(TaskKind.MEETING);
  }

  @Test
  @Tag("R38")
  @Tag("R41")
  @DisplayName("R38, R41 With a scope the shots reach one adjacent room, through usable passages")
  void scope() {
    Scene scene =
        Scene.of(4)
            .laid("storage-1@(-1,0)r0", "empty-2@(0,-1)r0")
            .at("storage-1", "green-trooper", "green-android")
            .at("empty-2", "purple-trooper")
            .at("empty-2", "orange-trooper")
            .table(RED, MACHINE_GUN, TARGETING_SCOPE)
            .bullets(RED, 4);
    scene.at("storage-1", "purple-android", "orange-android").turn(RED, 4);
    scene.play("attack android machine-gun");
    assertThat(scene.moves()).as("empty-2 is behind a closed security door").hasSize(4);
    scene.play("aim green-trooper");
    assertThat(scene.moves())
        .containsExactly(
            "aim green-trooper", "aim green-android", "aim purple-android", "aim orange-android");
  }

  @Test
  @Tag("R41")
  @DisplayName("R41 A key card opens the way for shots and grenades too")
  void keyCardForGrenades() {
    for (boolean hasKey : new boolean[] {false, true}) {
      Scene scene = Scene.of(4).laid("empty-2@(0,-1)r0").at("empty-2", "green-trooper");
      if (hasKey) {
        scene.table(RED, KEY_CARD);
      }
      scene.hand(RED, GRENADE, GAS_CAN, GAS_CAN).turn(RED, 4);
      assertThat(scene.movesThatStartWith("grenade trooper"))
          .isEqualTo(hasKey ? List.of("grenade trooper north") : List.of());
    }
  }

  @Test
  @Tag("R71")
  @DisplayName("R71 A grenade needs a parasite or another player's character in the target room")
  void pointlessGrenade() {
    Scene scene =
        Scene.of(4)
            .laid("storage-1@(-1,0)r0")
            .at("storage-1", "red-android")
            .hand(RED, GRENADE, GAS_CAN, GAS_CAN)
            .turn(RED, 4);
    assertThat(scene.movesThatStartWith("grenade trooper")).isEmpty();
    assertThat(scene.movesThatStartWith("grenade android"))
        .as("others stand in the reactor")
        .containsExactly("grenade android east");
  }

  @Test
  @Tag("R75")
  @DisplayName("R75 Two bullets fly together: one end check after both")
  void oneCheckForAnAttack() {
    Scene scene =
        alone()
            .at("storage-1", "green-trooper", "purple-trooper")
            .dead("green-android", "purple-android", "orange-trooper", "orange-android")
            .health("green-trooper", 1)
            .health("purple-trooper", 1)
            .dead("red-trooper")
            .infected(RED)
            .table(RED, MACHINE_GUN)
            .bullets(RED, 2)
            .turn(RED, 2)
            .play("attack android machine-gun")
            .play("aim green-trooper")
            .play("aim purple-trooper");
    // No trooper is left either, but NO_HUMAN_LEFT comes first (R55).
    assertThat(scene.ending()).isEqualTo("NO_HUMAN_LEFT");
    assertThat(scene.winners()).containsExactly(RED);
  }

  @Test
  @DisplayName("12.2 Two wounded black parasites: the lower disc takes the last grey one")
  void twoBlackParasites() {
    Scene scene =
        alone()
            .black("storage-1", "storage-1")
            .grey("reactor", "reactor", "reactor", "reactor")
            .table(RED, MACHINE_GUN)
            .bullets(RED, 2)
            .turn(RED, 4)
            .play("attack android machine-gun")
            .play("aim parasite-black-2")
            .play("aim parasite-black-1");
    assertThat(scene.parasitesIn("storage-1")).isEqualTo("gg");
    assertThat(scene.supply()).isEqualTo("0/4");
    assertThat(scene.state.parasites.room(5)).as("black disc 1 went back").isEqualTo(-1);
  }

  @Test
  @DisplayName("masterAndServant: who eliminated a human himself wins as an infected")
  void masterAndServant() {
    for (boolean kills : new boolean[] {true, false}) {
      Scene scene =
          Scene.with(4, Map.of("master-and-servant", "on"))
              .laid("storage-1@(-1,0)r0")
              .at("storage-1", "red-android", "green-trooper")
              .dead("green-android", "red-trooper", "purple-trooper", "orange-trooper")
              .health("green-trooper", 1)
              .bullets(RED, 4);
      scene = kills ? scene.infected(ORANGE, RED) : scene.infected(RED, PURPLE);
      scene.turn(RED, 2).play("attack android gun");
      assertThat(scene.ending()).isEqualTo("TROOPERS_DEAD");
      if (kills) {
        assertThat(scene.winners()).containsExactly(RED, ORANGE);
      } else {
        assertThat(scene.winners()).as("purple served nobody").containsExactly(RED);
      }
    }
  }
}
