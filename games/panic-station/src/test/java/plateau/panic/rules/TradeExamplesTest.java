package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.cards.CardKind.AMMO;
import static plateau.panic.cards.CardKind.COMBAT_KNIFE;
import static plateau.panic.cards.CardKind.GAS_CAN;
import static plateau.panic.cards.CardKind.GRENADE;
import static plateau.panic.cards.CardKind.HOST;
import static plateau.panic.cards.CardKind.INFECTION_BLUE;
import static plateau.panic.cards.CardKind.INFECTION_GREEN;
import static plateau.panic.cards.CardKind.INFECTION_RED;
import static plateau.panic.cards.CardKind.MACHINE_GUN;
import static plateau.panic.cards.CardKind.TARGETING_SCOPE;
import static plateau.panic.crew.Colour.BLUE;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.RED;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.panic.PanicGame;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Status;
import plateau.panic.view.TaskKind;

/** Worked examples of meetings, trade and infection (sections 9 and 10). */
class TradeExamplesTest {

  private static Scene meeting(int points, CardKind... redsTable) {
    return Scene.of(4)
        .laid("storage-2@(-1,0)r0")
        .at("storage-2", "green-android")
        .table(RED, redsTable)
        .turn(RED, points)
        .play("move trooper west");
  }

  @Test
  @Tag("X17")
  @Tag("R29")
  @Tag("R32")
  @DisplayName("X17 Meeting without weapon, with a knife, and with no AP left")
  void meetings() {
    Scene unarmed = meeting(2);
    assertThat(unarmed.points()).isEqualTo(1);
    assertThat(unarmed.moves()).containsExactly("trade green");
    unarmed.play("trade green").play("give gas-can").play("give gas-can");
    assertThat(unarmed.toMove()).isEqualTo(RED);
    assertThat(unarmed.points()).as("1 AP for anything").isEqualTo(1);

    Scene armed = meeting(2, COMBAT_KNIFE);
    assertThat(armed.moves()).containsExactly("trade green", "attack trooper knife");
    armed.play("attack trooper knife", 1);
    assertThat(armed.toMove()).as("no trade, his turn ends").isEqualTo(GREEN);

    Scene tired = meeting(1, COMBAT_KNIFE);
    assertThat(tired.moves()).containsExactly("trade green");
  }

  private static Scene redMeetsBlue(CardKind... bluesCards) {
    return Scene.of(6)
        .laid("storage-2@(-1,0)r0")
        .at("storage-2", "blue-android")
        .infected(RED)
        .exactHand(RED, INFECTION_RED, INFECTION_RED, INFECTION_RED, HOST, GAS_CAN)
        .hand(BLUE, bluesCards)
        .turn(RED, 4)
        .play("move trooper west")
        .play("trade blue")
        .play("give infection-red");
  }

  @Test
  @Tag("X18")
  @DisplayName("X18 Infection: a grenade does not protect, a gas can does")
  void infection() {
    Scene infected = redMeetsBlue(GRENADE, GAS_CAN).play("give grenade");
    assertThat(infected.status(BLUE)).isEqualTo(Status.INFECTED);
    assertThat(infected.handSize(RED)).isEqualTo(5);
    assertThat(infected.handSize(BLUE)).isEqualTo(5);
    assertThat(infected.state.infection.order()).containsExactly(RED.seat(), BLUE.seat());

    Scene saved = redMeetsBlue(GRENADE, GAS_CAN).play("give gas-can");
    assertThat(saved.status(BLUE)).isEqualTo(Status.HUMAN);
    assertThat(saved.count(BLUE, INFECTION_BLUE)).isEqualTo(3);
    assertThat(saved.count(BLUE, INFECTION_RED)).isEqualTo(1);
    assertThat(saved.count(RED, INFECTION_RED)).isEqualTo(2);
    assertThat(saved.count(RED, GAS_CAN)).isEqualTo(2);
  }

  @Test
  @Tag("X18")
  @Tag("R33")
  @DisplayName("X18 Later a human passes the foreign infection card on: nothing happens")
  void passedOn() {
    Scene scene =
        Scene.of(6)
            .laid("storage-2@(-1,0)r0")
            .at("storage-2", "green-android")
            .infected(RED)
            .exactHand(
                BLUE, INFECTION_BLUE, INFECTION_BLUE, INFECTION_BLUE, INFECTION_RED, INFECTION_RED)
            .turn(BLUE, 4)
            .play("move trooper west")
            .play("trade green");
    assertThat(scene.moves()).containsExactly("give infection-red");
    scene.play("give infection-red").play("give gas-can");
    assertThat(scene.status(GREEN)).isEqualTo(Status.HUMAN);
    assertThat(scene.state.infection.knownTo(GREEN.seat())).isEqualTo(1 << RED.seat());
  }

  @Test
  @Tag("X19")
  @DisplayName("X19 Two infected trade: statuses unchanged, cards swapped")
  void twoInfected() {
    Scene scene =
        Scene.of(6)
            .laid("storage-2@(-1,0)r0")
            .at("storage-2", "blue-android")
            .infected(RED, BLUE)
            .turn(RED, 4)
            .play("move trooper west")
            .play("trade blue")
            .play("give infection-red")
            .play("give infection-blue");
    assertThat(scene.status(RED)).isEqualTo(Status.HOST);
    assertThat(scene.status(BLUE)).isEqualTo(Status.INFECTED);
    assertThat(scene.count(RED, INFECTION_BLUE)).isEqualTo(1);
    assertThat(Giving.mayGive(scene.state, RED.seat(), INFECTION_BLUE))
        .as("only without item cards")
        .isFalse();
  }

  @Test
  @DisplayName("Section 10: what may be given")
  void whatMayBeGiven() {
    Scene human = offering(false, GAS_CAN, GRENADE, INFECTION_GREEN);
    assertThat(human.moves()).containsExactly("give gas-can", "give grenade");
    Scene host = offering(true, HOST, GAS_CAN, INFECTION_GREEN);
    assertThat(host.moves()).containsExactly("give gas-can", "give infection-red");
    Scene bare = offering(true, HOST, INFECTION_GREEN, INFECTION_GREEN);
    assertThat(bare.moves()).containsExactly("give infection-red", "give infection-green");
  }

  private static Scene offering(boolean isHost, CardKind... cards) {
    Scene scene = Scene.of(6).laid("storage-2@(-1,0)r0").at("storage-2", "blue-android");
    if (isHost) {
      scene.infected(RED);
    }
    CardKind[] hand = new CardKind[cards.length + 3];
    for (int i = 0; i < hand.length; i++) {
      hand[i] = i < 3 ? INFECTION_RED : cards[i - 3];
    }
    return scene.exactHand(RED, hand).turn(RED, 4).play("move trooper west").play("trade blue");
  }

  @Test
  @Tag("R34")
  @Tag("R78")
  @DisplayName("hostCardLastResort: the receiver becomes the Host, or keeps a dead card")
  void lastResort() {
    for (CardKind answer : List.of(GRENADE, GAS_CAN)) {
      Scene scene =
          Scene.with(6, Map.of("host-card-last-resort", "on"))
              .laid("storage-2@(-1,0)r0")
              .at("storage-2", "blue-android")
              .infected(RED)
              .exactHand(RED, HOST, GAS_CAN, GAS_CAN, AMMO, AMMO)
              .hand(BLUE, GRENADE, GAS_CAN)
              .turn(RED, 4)
              .play("move trooper west")
              .play("trade blue");
      assertThat(scene.moves()).contains("give host");
      scene.play("give host").play("give " + answer.id());
      boolean isProtected = answer == GAS_CAN;
      assertThat(scene.status(BLUE)).isEqualTo(isProtected ? Status.HUMAN : Status.HOST);
      assertThat(scene.status(RED)).isEqualTo(Status.INFECTED);
      assertThat(scene.state.infection.host())
          .isEqualTo(isProtected ? Infection.NO_HOST : BLUE.seat());
      assertThat(Giving.mayGive(scene.state, BLUE.seat(), HOST)).isFalse();
    }
  }

  @Test
  @Tag("R78")
  @DisplayName("R78 Given to an infected player it makes him the Host, whatever he gave")
  void lastResortToInfected() {
    Scene scene =
        Scene.with(6, Map.of("host-card-last-resort", "on"))
            .laid("storage-2@(-1,0)r0")
            .at("storage-2", "blue-android")
            .infected(RED, BLUE)
            .exactHand(RED, HOST, GAS_CAN, GAS_CAN, AMMO, AMMO)
            .turn(RED, 4)
            .play("move trooper west")
            .play("trade blue")
            .play("give host")
            .play("give gas-can");
    assertThat(scene.status(BLUE)).isEqualTo(Status.HOST);
    assertThat(scene.state.infection.order()).containsExactly(RED.seat(), BLUE.seat());
  }

  @Test
  @Tag("R76")
  @DisplayName("R76 Weapons can be played in a meeting, and he may still trade")
  void cardsInAMeeting() {
    Scene trooper = armed("trooper");
    assertThat(trooper.moves()).containsExactly("trade green", "play combat-knife");
    Scene android = armed("android");
    assertThat(android.moves())
        .containsExactly("trade green", "play ammo", "play machine-gun", "play combat-knife");
    android.play("play ammo");
    assertThat(android.moves())
        .containsExactly(
            "trade green", "attack android gun", "play machine-gun", "play combat-knife");
    android.play("trade green");
    assertThat(android.decision()).isEqualTo(TaskKind.OFFER);
  }

  private static Scene armed(String role) {
    return Scene.of(4)
        .laid("storage-2@(-1,0)r0")
        .at("storage-2", "green-android")
        .hand(RED, AMMO, MACHINE_GUN, COMBAT_KNIFE, TARGETING_SCOPE, GAS_CAN)
        .turn(RED, 4)
        .play("move " + role + " west");
  }

  @Test
  @Tag("R31")
  @DisplayName(
      "R31 Coming back into a settled room brings no new meeting; the other one has his own")
  void settled() {
    Scene scene = meeting(4);
    scene.play("trade green").play("give gas-can").play("give gas-can");
    scene.play("move trooper east").play("move trooper west");
    assertThat(scene.decision()).isEqualTo(TaskKind.TURN_ACTION);
    scene.play("move android west");
    assertThat(scene.decision()).isEqualTo(TaskKind.MEETING);
  }

  @Test
  @Tag("R25")
  @DisplayName("R25 No trade in the reactor")
  void reactor() {
    Scene scene =
        Scene.of(4)
            .laid("storage-2@(-1,0)r0")
            .at("storage-2", "red-trooper")
            .turn(RED, 4)
            .play("move trooper east");
    assertThat(scene.decision()).isEqualTo(TaskKind.TURN_ACTION);
    assertThat(scene.movesThatStartWith("search")).isEmpty();
  }

  @Test
  @DisplayName("Section 16: the two picks are hidden until both are made")
  void picksAreHidden() {
    Scene scene = redMeetsBlue(GRENADE, GAS_CAN);
    PanicGame game = new PanicGame();
    assertThat(game.view(scene.state, BLUE.seat()).toString()).doesNotContain("INFECTION_RED");
    assertThat(game.view(scene.state, GREEN.seat()).toString()).doesNotContain("INFECTION_RED");
    assertThat(Views.seen(scene.state, RED.seat()).own().orElseThrow().offered())
        .contains(INFECTION_RED);
  }
}
