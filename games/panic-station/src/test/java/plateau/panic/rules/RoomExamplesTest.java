package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.cards.CardKind.AMMO;
import static plateau.panic.cards.CardKind.KEY_CARD;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.RED;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.panic.view.TaskKind;

/** Worked examples of two-room cards, Run rooms, terminals and the sick bay (4, 8.7, 8.8, 9). */
class RoomExamplesTest {

  private static Scene sickBay() {
    return Scene.of(4)
        .laid("sick-bay@(0,-1)r0")
        .at("sick-bay/outer", "red-trooper")
        .health("red-trooper", 1)
        .deck(AMMO, AMMO);
  }

  @Test
  @Tag("X24")
  @Tag("R14")
  @Tag("R15")
  @DisplayName("X24 Sick bay without key card: may search, may not heal nor move in")
  void outerRoom() {
    Scene scene = sickBay().turn(RED, 3);
    assertThat(scene.moves())
        .contains("search sick-bay/outer")
        .doesNotContain("move trooper north", "heal");
    scene.play("search sick-bay/outer");
    assertThat(scene.isRed("sick-bay")).isTrue();
  }

  @Test
  @Tag("X24")
  @Tag("R16")
  @DisplayName("X24 A spawn around him: inner room, own room, reactor, own room")
  void spawnInTheSickBay() {
    List<String> places = List.of("sick-bay/inner", "sick-bay/outer", "reactor", "sick-bay/outer");
    for (int die = 1; die <= 4; die++) {
      Scene scene = sickBay().red("sick-bay").turn(RED, 3).play("search sick-bay/outer", die);
      assertThat(scene.parasitesIn(places.get(die - 1))).as("die %d", die).isEqualTo("g");
    }
  }

  @Test
  @Tag("X24")
  @Tag("R48")
  @Tag("R50")
  @DisplayName("X24 With a key card: move in, heal after a parasite, 3 HP; once a turn")
  void innerRoom() {
    Scene scene =
        sickBay().red("sick-bay").table(RED, KEY_CARD).turn(RED, 3).play("move trooper north");
    scene.play("heal", 1);
    assertThat(scene.health("red-trooper")).isEqualTo(3);
    assertThat(scene.points()).isEqualTo(1);
    assertThat(scene.parasitesIn("sick-bay/inner")).isEqualTo("g");
    assertThat(scene.moves()).doesNotContain("heal");
  }

  @Test
  @Tag("X24")
  @DisplayName("X24 A parasite in the inner room never leaves it")
  void parasiteInside() {
    for (int die = 1; die <= 4; die++) {
      Scene scene = Scene.of(4).laid("sick-bay@(0,-1)r0").grey("sick-bay/inner");
      scene.state.marker = 0;
      scene.state.markerActive = true;
      scene.begin(RED, die);
      assertThat(scene.parasitesIn("sick-bay/inner")).isEqualTo("g");
    }
  }

  @Test
  @Tag("R49")
  @DisplayName("R49 Sharing in the sick bay: 2+0, 1+1 or 0+2")
  void sharing() {
    Scene scene =
        Scene.of(4)
            .laid("sick-bay@(0,-1)r0")
            .at("sick-bay/inner", "red-trooper", "red-android")
            .health("red-trooper", 1)
            .health("red-android", 3)
            .turn(RED, 3)
            .play("heal");
    assertThat(scene.moves())
        .containsExactly(
            "heal-2 red-trooper", "heal-1 red-trooper red-android", "heal-2 red-android");
    scene.play("heal-1 red-trooper red-android");
    assertThat(scene.health("red-trooper")).isEqualTo(2);
    assertThat(scene.health("red-android")).isEqualTo(4);
  }

  @Test
  @Tag("X25")
  @Tag("R26")
  @DisplayName("X25 Run: a free move onwards, another in the next Run room, none on coming back")
  void run() {
    Scene scene =
        Scene.of(4).laid("run-2@(-1,0)r0", "run-3@(-2,0)r0").turn(RED, 4).play("move android west");
    assertThat(scene.moves()).containsExactly("run east", "run west", "stay");
    scene.play("run west");
    assertThat(scene.roomOf("red-android")).isEqualTo("run-3");
    assertThat(scene.points()).isEqualTo(3);
    scene.play("run east");
    assertThat(scene.roomOf("red-android")).isEqualTo("run-2");
    assertThat(scene.decision()).as("coming back gives none").isEqualTo(TaskKind.TURN_ACTION);
    assertThat(scene.points()).isEqualTo(3);
  }

  @Test
  @Tag("X25")
  @Tag("R28")
  @DisplayName("X25 With another player there: meeting and no free move; with his own: free move")
  void runWithOthers() {
    Scene meeting =
        Scene.of(4)
            .laid("run-2@(-1,0)r0")
            .at("run-2", "green-trooper")
            .turn(RED, 4)
            .play("move android west")
            .play("trade green")
            .play("give gas-can")
            .play("give gas-can");
    assertThat(meeting.decision()).isEqualTo(TaskKind.TURN_ACTION);
    Scene own =
        Scene.of(4)
            .laid("run-2@(-1,0)r0")
            .at("run-2", "red-trooper")
            .turn(RED, 4)
            .play("move android west");
    assertThat(own.decision()).isEqualTo(TaskKind.RUN);
  }

  @Test
  @Tag("R77")
  @DisplayName("R77 A declined Run move is not used up")
  void declined() {
    Scene scene =
        Scene.of(4)
            .laid("run-2@(-1,0)r0")
            .turn(RED, 4)
            .play("move android west")
            .play("stay")
            .play("move android east")
            .play("move android west");
    assertThat(scene.decision()).isEqualTo(TaskKind.RUN);
  }

  @Test
  @Tag("X34")
  @DisplayName("X34 Terminal: spawn first, once a turn, doors close in the next parasite phase")
  void terminal() {
    Scene scene =
        Scene.of(4)
            .laid("terminal-open@(1,0)r0", "terminal-closed@(0,-1)r0")
            .red("terminal-open")
            .at("terminal-open", "red-trooper")
            .at("terminal-closed/inner", "red-android")
            .turn(RED, 4);
    assertThat(scene.movesThatStartWith("terminal"))
        .contains(
            "terminal terminal-open heat-scan",
            "terminal terminal-open open-doors",
            "terminal terminal-open reveal-room",
            "terminal terminal-closed/inner heat-scan");
    scene.play("terminal terminal-open open-doors", 4);
    assertThat(scene.parasitesIn("reactor")).isEqualTo("g");
    assertThat(scene.state.doorsOpen).isTrue();
    assertThat(scene.movesThatStartWith("terminal")).isEmpty();
    assertThat(scene.moves()).contains("move android south");
    scene.state.marker = GREEN.seat();
    scene.state.markerActive = true;
    scene.play("end", 1);
    assertThat(scene.state.doorsOpen).as("closed before the die is rolled").isFalse();
  }

  @Test
  @Tag("R71")
  @DisplayName("R71 Opening doors that are open is not offered")
  void doorsOpenAlready() {
    Scene scene = Scene.of(4).laid("terminal-open@(1,0)r0").at("terminal-open", "red-trooper");
    scene.state.doorsOpen = true;
    assertThat(scene.turn(RED, 4).movesThatStartWith("terminal"))
        .doesNotContain("terminal terminal-open open-doors");
  }

  @Test
  @DisplayName("8.7 reveal-room lays the top card next to any laid room")
  void revealRoom() {
    Scene scene =
        Scene.of(4)
            .laid("terminal-open@(1,0)r0")
            .at("terminal-open", "red-trooper")
            .stack("run-2")
            .turn(RED, 4)
            .play("terminal terminal-open reveal-room");
    assertThat(scene.moves()).contains("place (-1,0)r0", "place (2,0)r0", "place (1,1)r0");
  }

  @Test
  @Tag("R72")
  @DisplayName("R72 Explore and Search are chosen by room, once for both characters")
  void byRoom() {
    Scene scene =
        Scene.of(4).laid("run-2@(-1,0)r0").at("run-2", "red-trooper", "red-android").turn(RED, 4);
    assertThat(scene.movesThatStartWith("search")).containsExactly("search run-2");
    assertThat(scene.movesThatStartWith("explore")).hasSizeLessThanOrEqualTo(1);
  }
}
