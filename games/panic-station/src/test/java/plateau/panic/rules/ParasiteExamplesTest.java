package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.cards.CardKind.AMMO;
import static plateau.panic.cards.CardKind.BULLETPROOF_VEST;
import static plateau.panic.cards.CardKind.GRENADE;
import static plateau.panic.cards.CardKind.KEY_CARD;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.RED;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.panic.cards.CardKind;
import plateau.panic.view.TaskKind;

/** Worked examples of the parasite phase and of spawns (sections 7, 12 and 13.1). */
class ParasiteExamplesTest {

  private static Scene boardOfX5() {
    return Scene.of(4)
        .laid(
            "storage-1@(-1,0)r0",
            "terminal-open@(1,0)r0",
            "parasite-2@(0,1)r180",
            "parasite-1@(-1,1)r0");
  }

  private static Scene phaseDue(Scene scene) {
    scene.state.marker = 0;
    scene.state.markerActive = true;
    return scene;
  }

  @Test
  @Tag("X5")
  @Tag("R12")
  @DisplayName("X5 Parasites move: one goes, one is stopped by a wall or by no card")
  void parasitesMove() {
    Scene east = phaseDue(boardOfX5().grey("storage-1", "parasite-2")).at("terminal-open", all());
    east.begin(RED, 2);
    assertThat(east.parasitesIn("reactor")).isEqualTo("g");
    assertThat(east.parasitesIn("parasite-2")).isEqualTo("g");
    Scene south = phaseDue(boardOfX5().grey("storage-1", "parasite-2")).at("terminal-open", all());
    south.begin(RED, 3);
    assertThat(south.parasitesIn("parasite-1")).isEqualTo("g");
    assertThat(south.parasitesIn("parasite-2")).isEqualTo("g");
  }

  private static String[] all() {
    return new String[] {
      "red-trooper", "red-android", "green-trooper", "green-android",
      "purple-trooper", "purple-android", "orange-trooper", "orange-android"
    };
  }

  @Test
  @Tag("X6")
  @Tag("R13")
  @Tag("R70")
  @DisplayName("X6 A security door stops parasites, even if the doors had been opened last turn")
  void securityDoorStopsParasites() {
    for (int die : new int[] {3, 1}) {
      Scene scene = phaseDue(Scene.of(4).laid("empty-2@(0,-1)r0", "storage-1@(-1,0)r0"));
      scene.grey(die == 3 ? "empty-2" : "reactor").at("storage-1", all());
      scene.state.doorsOpen = true;
      scene.begin(RED, die);
      assertThat(scene.parasitesIn(die == 3 ? "empty-2" : "reactor")).isEqualTo("g");
      assertThat(scene.state.doorsOpen).isFalse();
    }
  }

  @Test
  @Tag("X6")
  @DisplayName("X6 A player with a key card on the table moves between the two rooms for 1 AP")
  void keyCard() {
    Scene scene = Scene.of(4).laid("empty-2@(0,-1)r0").table(RED, KEY_CARD).turn(RED, 4);
    scene.play("move trooper north");
    assertThat(scene.roomOf("red-trooper")).isEqualTo("empty-2");
    assertThat(scene.points()).isEqualTo(3);
    Scene without = Scene.of(4).laid("empty-2@(0,-1)r0").turn(RED, 4);
    assertThat(without.movesThatStartWith("move")).isEmpty();
  }

  private static Scene x7(CardKind... cards) {
    Scene scene = phaseDue(Scene.of(4).laid("hive@(0,-1)r0"));
    return scene
        .at("hive", "red-trooper", "red-android")
        .health("red-android", 3)
        .grey("hive")
        .black("hive")
        .hand(RED, cards)
        .begin(RED, 1);
  }

  @Test
  @Tag("X7")
  @Tag("R2")
  @Tag("R39")
  @DisplayName("X7 Damage and vests")
  void damageAndVests() {
    Scene unprotected = x7(GRENADE, GRENADE, AMMO).play("vests 0");
    assertThat(unprotected.health("red-trooper")).isEqualTo(1);
    assertThat(unprotected.health("red-android")).isZero();

    Scene six = x7(BULLETPROOF_VEST, BULLETPROOF_VEST, AMMO);
    assertThat(six.moves()).containsExactly("vests 0", "vests 1");
    six.play("vests 1");
    assertThat(six.health("red-trooper")).isEqualTo(2);
    assertThat(six.health("red-android")).isEqualTo(1);
    assertThat(six.handSize(RED)).isEqualTo(5);

    Scene seven = x7(BULLETPROOF_VEST, BULLETPROOF_VEST, AMMO, AMMO).play("vests 2");
    assertThat(seven.health("red-trooper")).isEqualTo(3);
    assertThat(seven.health("red-android")).isEqualTo(2);
    assertThat(seven.handSize(RED)).isEqualTo(5);

    Scene five = x7(BULLETPROOF_VEST, BULLETPROOF_VEST);
    assertThat(five.decision()).as("he is not asked").isEqualTo(TaskKind.TURN_ACTION);
    assertThat(five.health("red-trooper")).isEqualTo(1);
    assertThat(five.health("red-android")).isZero();
  }

  @Test
  @Tag("X8")
  @DisplayName("X8 Spawn place: the neighbour room, or the room itself")
  void spawnPlace() {
    for (int die = 1; die <= 4; die++) {
      Scene scene = searchInRedStorage(Scene.of(4)).play("search storage-1", die);
      assertThat(scene.parasitesIn(die == 2 ? "reactor" : "storage-1")).isEqualTo("g");
    }
    Scene noGrey = searchInRedStorage(Scene.of(4).grey("reactor", "reactor", "reactor"));
    noGrey.grey("reactor", "reactor");
    assertThat(noGrey.supply()).isEqualTo("0/5");
    noGrey.play("search storage-1", 1);
    assertThat(noGrey.parasitesIn("storage-1")).isEqualTo("b");
    assertThat(noGrey.supply()).isEqualTo("0/4");
  }

  private static Scene searchInRedStorage(Scene scene) {
    return scene
        .laid("storage-1@(-1,0)r0")
        .red("storage-1")
        .at("storage-1", "red-trooper")
        .deck(AMMO)
        .turn(RED, 4);
  }

  @Test
  @Tag("X8")
  @Tag("R67")
  @DisplayName("X8 Supply 0/0: the actor's player picks any parasite on the board")
  void shiftedParasite() {
    Scene scene = Scene.of(4);
    for (int i = 0; i < 5; i++) {
      scene.grey("reactor").black("reactor");
    }
    searchInRedStorage(scene).play("search storage-1", 3);
    assertThat(scene.supply()).isEqualTo("0/0");
    assertThat(scene.moves()).hasSize(10).contains("shift parasite-black-2");
    scene.play("shift parasite-black-2");
    assertThat(scene.parasitesIn("storage-1")).isEqualTo("b");
    assertThat(scene.handSize(RED)).as("then the card is drawn").isEqualTo(6);
  }

  @Test
  @Tag("X9")
  @DisplayName("X9 A parasite appears through a wall, but does not move through it")
  void spawnThroughAWall() {
    Scene spawn =
        boardOfX5()
            .laid("team-4@(1,1)r0")
            .red("parasite-2")
            .at("parasite-2", "red-trooper")
            .deck(AMMO)
            .turn(RED, 4)
            .play("search parasite-2", 2);
    assertThat(spawn.parasitesIn("team-4")).isEqualTo("g");
    Scene move = phaseDue(boardOfX5().laid("team-4@(1,1)r0").grey("parasite-2"));
    move.begin(RED, 2);
    assertThat(move.parasitesIn("parasite-2")).isEqualTo("g");
  }

  @Test
  @Tag("R11")
  @Tag("R61")
  @DisplayName("R11 Who dies in his own parasite phase has no turn")
  void deathInOwnPhase() {
    Scene scene = phaseDue(Scene.of(4).laid("hive@(0,-1)r0"));
    scene
        .at("hive", "red-trooper", "red-android")
        .health("red-trooper", 1)
        .health("red-android", 1)
        .grey("hive")
        .begin(RED, 1);
    assertThat(scene.state.crew.isAlive(RED.seat())).isFalse();
    assertThat(scene.toMove()).isEqualTo(GREEN);
    assertThat(scene.state.piles.outOfGame()).isNotZero();
    assertThat(scene.state.piles.handSize(RED.seat())).isZero();
  }
}
