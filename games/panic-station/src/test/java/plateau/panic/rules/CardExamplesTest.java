package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.cards.CardKind.ADRENALINE;
import static plateau.panic.cards.CardKind.AMMO;
import static plateau.panic.cards.CardKind.BODY_SCANNER;
import static plateau.panic.cards.CardKind.BULLETPROOF_VEST;
import static plateau.panic.cards.CardKind.FIRST_AID_KIT;
import static plateau.panic.cards.CardKind.GAS_CAN;
import static plateau.panic.cards.CardKind.HOST;
import static plateau.panic.cards.CardKind.INFECTION_GREEN;
import static plateau.panic.cards.CardKind.KEY_CARD;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.PURPLE;
import static plateau.panic.crew.Colour.RED;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.panic.crew.Colour;
import plateau.panic.view.BodyScanSeen;

/** Worked examples of cards that are played from the hand (8.9, 11.2). */
class CardExamplesTest {

  @Test
  @Tag("X32")
  @DisplayName("X32 Adrenaline and the five-card rule")
  void adrenaline() {
    Scene scene = Scene.of(4).hand(RED, ADRENALINE, ADRENALINE, GAS_CAN, AMMO).turn(RED, 1);
    scene.play("play adrenaline");
    assertThat(scene.points()).isEqualTo(3);
    assertThat(scene.handSize(RED)).isEqualTo(6);
    scene.play("play adrenaline");
    assertThat(scene.points()).isEqualTo(5);
    assertThat(scene.handSize(RED)).isEqualTo(5);
    assertThat(scene.movesThatStartWith("play")).isEmpty();
  }

  @Test
  @Tag("X33")
  @Tag("R44")
  @DisplayName("X33 Body scanner: its user alone sees the hand, and concludes")
  void bodyScanner() {
    Scene scene =
        Scene.of(4)
            .infected(GREEN)
            .hand(RED, BODY_SCANNER, GAS_CAN, GAS_CAN)
            .exactHand(GREEN, INFECTION_GREEN, INFECTION_GREEN, HOST, GAS_CAN, BULLETPROOF_VEST)
            .turn(RED, 4)
            .play("scan green");
    assertThat(scene.points()).isEqualTo(3);
    assertThat(scene.handSize(RED)).isEqualTo(5);
    assertThat(scene.state.piles.discardPile()).isEqualTo(BODY_SCANNER.mask());
    assertThat(scanSeenBy(scene, RED).hand())
        .containsExactly(GAS_CAN, BULLETPROOF_VEST, HOST, INFECTION_GREEN, INFECTION_GREEN);
    assertThat(scanSeenBy(scene, PURPLE).hand()).isEmpty();
    assertThat(Views.seen(scene.state, RED.seat()).own().orElseThrow().knownInfected())
        .containsExactly(GREEN);
  }

  private static BodyScanSeen scanSeenBy(Scene scene, Colour player) {
    return Views.seen(scene.state, player.seat()).bodyScans().getFirst();
  }

  @Test
  @Tag("R45")
  @DisplayName("R45 Permanent cards cost no AP and stay on the table")
  void permanentCards() {
    Scene scene = Scene.of(4).hand(RED, KEY_CARD, AMMO, GAS_CAN, GAS_CAN).turn(RED, 4);
    scene.play("play key-card").play("play ammo");
    assertThat(scene.points()).isEqualTo(4);
    assertThat(scene.bullets(RED)).isEqualTo(4);
    assertThat(scene.state.piles.hasOnTable(RED.seat(), KEY_CARD)).isTrue();
  }

  @Test
  @Tag("R35")
  @DisplayName("R35 Bullets per ammo card are an option")
  void bulletsPerAmmo() {
    Scene scene =
        Scene.with(4, Map.of("bullets-per-ammo", "2"))
            .hand(RED, AMMO, GAS_CAN, GAS_CAN)
            .turn(RED, 4)
            .play("play ammo");
    assertThat(scene.bullets(RED)).isEqualTo(2);
  }

  @Test
  @Tag("R43")
  @Tag("R51")
  @DisplayName("R43, R51 First aid: self, another or one each; its cost is an option")
  void firstAid() {
    for (String costs : new String[] {"on", "off"}) {
      Scene scene =
          Scene.with(4, Map.of("first-aid-costs-ap", costs))
              .laid("storage-1@(-1,0)r0")
              .at("storage-1", "red-trooper", "green-android")
              .health("red-trooper", 3)
              .health("green-android", 1)
              .hand(RED, FIRST_AID_KIT, GAS_CAN, GAS_CAN)
              .turn(RED, 4)
              .play("first-aid trooper");
      assertThat(scene.points()).isEqualTo(costs.equals("on") ? 3 : 4);
      assertThat(scene.moves())
          .containsExactly(
              "heal-2 red-trooper", "heal-2 green-android", "heal-1 red-trooper green-android");
      scene.play("heal-1 red-trooper green-android");
      assertThat(scene.health("red-trooper")).isEqualTo(4);
      assertThat(scene.health("green-android")).isEqualTo(2);
    }
  }

  @Test
  @DisplayName("infectionCards = 2: the minimum hand is 4, a card needs a hand of 5")
  void twoInfectionCards() {
    Scene four =
        Scene.with(4, Map.of("infection-cards", "2")).hand(RED, AMMO, GAS_CAN).turn(RED, 4);
    assertThat(four.handSize(RED)).isEqualTo(4);
    assertThat(four.movesThatStartWith("play")).isEmpty();
    Scene five =
        Scene.with(4, Map.of("infection-cards", "2"))
            .hand(RED, AMMO, GAS_CAN, GAS_CAN)
            .turn(RED, 4);
    assertThat(five.movesThatStartWith("play")).containsExactly("play ammo");
  }
}
