package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.cards.CardKind.AMMO;
import static plateau.panic.cards.CardKind.BULLETPROOF_VEST;
import static plateau.panic.cards.CardKind.GAS_CAN;
import static plateau.panic.cards.CardKind.KEY_CARD;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.ORANGE;
import static plateau.panic.crew.Colour.PURPLE;
import static plateau.panic.crew.Colour.RED;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.kernel.basis.Seat;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;

/** Worked examples of the endings (sections 14 and 15); P1 to P4 are red, green, purple, orange. */
class EndingExamplesTest {

  private static Scene purpleInHive(CardKind... cards) {
    return Scene.of(4)
        .laid("hive@(0,-1)r0")
        .at("hive", "purple-trooper")
        .infected(GREEN)
        .eliminated(ORANGE)
        .hand(PURPLE, cards)
        .turn(PURPLE, 1);
  }

  @Test
  @Tag("X27")
  @Tag("R1")
  @DisplayName("X27 Burning: not with 2 gas cans; with 3 the living humans win")
  void burning() {
    assertThat(purpleInHive(GAS_CAN, GAS_CAN).moves()).doesNotContain("burn");
    Scene scene = purpleInHive(GAS_CAN, GAS_CAN, GAS_CAN).play("burn");
    assertThat(scene.handSize(PURPLE)).isEqualTo(3);
    assertThat(scene.ending()).isEqualTo("HIVE_BURNED");
    assertThat(scene.winners()).containsExactly(RED, PURPLE);
    assertThat(scene.state.toMove()).isEqualTo(Seat.OVER);
    assertThat(scene.state.moves()).isEmpty();
  }

  @Test
  @DisplayName("gasCansToBurn = 4")
  void fourCans() {
    Scene scene =
        Scene.with(4, Map.of("gas-cans-to-burn", "4"))
            .laid("hive@(0,-1)r0")
            .at("hive", "purple-trooper")
            .hand(PURPLE, GAS_CAN, GAS_CAN, GAS_CAN)
            .turn(PURPLE, 1);
    assertThat(scene.moves()).doesNotContain("burn");
  }

  @Test
  @Tag("R57")
  @DisplayName("R57 Burning is not offered to infected players")
  void infectedInTheHive() {
    Scene scene =
        Scene.of(4)
            .laid("hive@(0,-1)r0")
            .at("hive", "purple-trooper")
            .infected(PURPLE)
            .hand(PURPLE, GAS_CAN, GAS_CAN, GAS_CAN)
            .turn(PURPLE, 1);
    assertThat(scene.moves()).doesNotContain("burn");
  }

  private static Scene atTerminal(Colour player) {
    return Scene.of(4).laid("terminal-open@(1,0)r0").at("terminal-open", player.id() + "-trooper");
  }

  @Test
  @Tag("X28")
  @Tag("R53")
  @Tag("R54")
  @DisplayName("X28 All infected: only the next scan ends the game, and the last one does not win")
  void allInfected() {
    Scene scene = atTerminal(PURPLE).infected(RED, GREEN, PURPLE, ORANGE).turn(PURPLE, 4);
    assertThat(scene.state.toMove()).as("the game goes on").isEqualTo(PURPLE.seat());
    scene.play("terminal terminal-open heat-scan");
    assertThat(scene.ending()).isEqualTo("ALL_INFECTED");
    assertThat(scene.winners()).containsExactly(RED, GREEN, PURPLE);
  }

  @Test
  @Tag("X28")
  @DisplayName("X28 If the last one infected is killed before: NO_HUMAN_LEFT at once")
  void lastInfectedKilled() {
    Scene scene =
        Scene.of(4)
            .infected(RED, GREEN, PURPLE, ORANGE)
            .dead("orange-trooper")
            .health("orange-android", 1)
            .bullets(PURPLE, 4)
            .turn(PURPLE, 4)
            .play("attack android gun")
            .play("aim orange-android");
    assertThat(scene.ending()).isEqualTo("NO_HUMAN_LEFT");
    assertThat(scene.winners()).containsExactly(RED, GREEN, PURPLE);
  }

  @Test
  @Tag("X29")
  @DisplayName("X29 Killing instead: the last one infected, alive, does not win")
  void killingInstead() {
    Scene scene = redShootsLastHuman(Scene.of(4).eliminated(PURPLE).infected(RED, GREEN));
    assertThat(scene.winners()).containsExactly(RED);
    Scene alone =
        redShootsLastHuman(Scene.of(4).eliminated(PURPLE).eliminated(GREEN).infected(RED));
    assertThat(alone.winners()).containsExactly(RED);
  }

  private static Scene redShootsLastHuman(Scene scene) {
    scene
        .dead("orange-trooper")
        .health("orange-android", 1)
        .bullets(RED, 4)
        .turn(RED, 4)
        .play("attack android gun");
    if (scene.state.toMove() != Seat.OVER) {
      scene.play("aim orange-android");
    }
    assertThat(scene.ending()).isEqualTo("NO_HUMAN_LEFT");
    return scene;
  }

  @Test
  @Tag("X30")
  @Tag("R52")
  @Tag("R58")
  @DisplayName("X30 Stranded: the last human finds no gas can any more")
  void stranded() {
    Scene scene =
        atTerminal(RED)
            .infected(RED, GREEN)
            .eliminated(ORANGE)
            .hand(PURPLE, AMMO, AMMO)
            .wholeDeck(KEY_CARD, BULLETPROOF_VEST)
            .turn(RED, 4)
            .play("terminal terminal-open heat-scan");
    assertThat(scene.ending()).isEqualTo("LAST_HUMAN_STRANDED");
    assertThat(scene.winners()).containsExactly(RED, GREEN);
    Scene onward =
        atTerminal(RED)
            .infected(RED, GREEN)
            .eliminated(ORANGE)
            .hand(PURPLE, AMMO, AMMO)
            .wholeDeck(KEY_CARD, GAS_CAN)
            .turn(RED, 4)
            .play("terminal terminal-open heat-scan");
    assertThat(onward.state.toMove()).as("the game goes on").isEqualTo(RED.seat());
    assertThat(onward.journal).contains(new Happening.HeatScanTaken(2, 1));
  }

  @Test
  @Tag("X31")
  @Tag("R55")
  @Tag("R56")
  @DisplayName("X31 The last living trooper of all dies")
  void lastTrooper() {
    Scene scene =
        Scene.of(4)
            .laid("storage-1@(-1,0)r0")
            .eliminated(PURPLE)
            .eliminated(ORANGE)
            .dead("red-trooper")
            .infected(PURPLE, GREEN)
            .at("storage-1", "red-android", "green-trooper")
            .health("green-trooper", 1)
            .bullets(RED, 4)
            .turn(RED, 2)
            .play("attack android gun");
    assertThat(scene.ending()).isEqualTo("TROOPERS_DEAD");
    assertThat(scene.winners()).containsExactly(GREEN);
  }

  @Test
  @Tag("R62")
  @DisplayName("R62 After the last parasite phase the infected win when a further one is due")
  void roundLimit() {
    Scene scene = Scene.of(4).infected(RED, GREEN);
    scene.state.phases = 40;
    scene.state.marker = GREEN.seat();
    scene.state.markerActive = true;
    scene.turn(RED, 4).play("end");
    assertThat(scene.ending()).isEqualTo("ROUND_LIMIT");
    assertThat(scene.winners()).containsExactly(RED, GREEN);
  }
}
