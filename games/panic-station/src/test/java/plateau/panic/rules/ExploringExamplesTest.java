package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.cards.CardKind.AMMO;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.RED;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.kernel.basis.Seat;
import plateau.panic.station.RoomCard;

/** Worked examples of exploring and of the first turn (8.3, 8.10). */
class ExploringExamplesTest {

  private static List<String> placements(Scene scene, String card, String room) {
    return scene.stack(card).turn(RED, 4).play("explore " + room).movesThatStartWith("place");
  }

  @ParameterizedTest
  @CsvSource({
    "sick-bay, 2",
    "terminal-closed, 2",
    "hive, 2",
    "storage-1, 4",
    "team-2, 6",
    "empty-2, 8",
    "run-2, 4"
  })
  @Tag("X20")
  @Tag("R17")
  @Tag("R19")
  @DisplayName("X20 Exploring from a bare reactor: number of legal placements")
  void bareReactor(String card, int number) {
    assertThat(placements(Scene.of(4), card, "reactor")).hasSize(number);
  }

  @Test
  @Tag("X20")
  @DisplayName("X20 The placements of storage-1")
  void storageAtBareReactor() {
    assertThat(placements(Scene.of(4), "storage-1", "reactor"))
        .containsExactly("place (-1,0)r0", "place (0,-1)r0", "place (0,1)r180", "place (1,0)r180");
  }

  @Test
  @Tag("X21")
  @Tag("R18")
  @Tag("R23")
  @DisplayName("X21 Facing security doors")
  void facingSecurityDoors() {
    List<String> four =
        List.of("place (-1,-1)r0", "place (0,-2)r180", "place (1,-1)r0", "place (1,-1)r180");
    Scene scene = Scene.of(4).laid("empty-2@(0,-1)r0").at("empty-2", "red-trooper");
    assertThat(placements(scene, "team-2", "empty-2")).isEqualTo(four);
    Scene more =
        Scene.of(4).laid("empty-2@(0,-1)r0", "storage-1@(-1,0)r0").at("empty-2", "red-trooper");
    assertThat(placements(more, "team-2", "empty-2")).isEqualTo(four);
  }

  private static Scene x22() {
    return Scene.of(4).laid("parasite-3@(0,-1)r0", "team-3@(0,1)r0");
  }

  @Test
  @Tag("X22")
  @Tag("R20")
  @DisplayName("X22 A card that fits nowhere goes under the stack, the next is tried from there")
  void fitsNowhere() {
    for (String card : List.of("sick-bay", "terminal-closed", "team-4")) {
      Scene scene = x22().stack(card, "run-2").turn(RED, 4).play("explore reactor");
      assertThat(scene.points()).isEqualTo(3);
      assertThat(scene.state.stack.seenAtBottom()).isEqualTo(1);
      assertThat(scene.movesThatStartWith("place"))
          .containsExactly("place (-1,0)r0", "place (1,0)r0");
    }
    assertThat(placements(x22(), "hive", "reactor"))
        .containsExactly("place (-1,0)r270", "place (1,0)r90");
  }

  @Test
  @Tag("X23")
  @Tag("R21")
  @DisplayName("X23 Second failure: the AP is lost, the card stays on top, no more Explore")
  void secondFailure() {
    Scene scene = x22().stack("sick-bay", "terminal-closed").turn(RED, 3).play("explore reactor");
    assertThat(scene.points()).isEqualTo(2);
    assertThat(scene.state.stack.card(0)).isEqualTo(Scene.room("terminal-closed/outer"));
    assertThat(scene.state.stack.cards().getLast()).isEqualTo(Scene.room("sick-bay/outer"));
    assertThat(scene.movesThatStartWith("explore")).isEmpty();
  }

  /** Nothing that is left fits any more, though doors lead onto empty cells. */
  private static final String[] CLOSED_UP = {
    "team-1@(1,0)r180",
    "terminal-closed@(1,-1)r0",
    "parasite-2@(-1,0)r0",
    "storage-1@(-1,-1)r0",
    "run-1@(0,1)r0",
    "storage-2@(-1,1)r0",
    "team-3@(-2,1)r180",
    "sick-bay@(-2,2)r180"
  };

  @Test
  @Tag("R74")
  @DisplayName(
      "R74 The Hive stays on top; the card under it goes under the stack if it does not fit")
  void underTheHive() {
    Scene scene =
        Scene.of(4).laid(CLOSED_UP).stack("hive", "run-2").turn(RED, 4).play("explore reactor");
    assertThat(scene.points()).isEqualTo(3);
    assertThat(scene.state.stack.card(0)).isEqualTo(Scene.room("hive"));
    assertThat(scene.state.stack.cards().getLast()).isEqualTo(Scene.room("run-2"));
    assertThat(scene.movesThatStartWith("explore")).isEmpty();
  }

  @Test
  @Tag("R22")
  @DisplayName("R22 Dead station: the infected win as soon as no card that is left fits")
  void deadStation() {
    Scene scene =
        Scene.of(4)
            .laid(Arrays.copyOf(CLOSED_UP, CLOSED_UP.length - 1))
            .at("team-3", "red-trooper")
            .infected(GREEN)
            .stack("sick-bay")
            .turn(RED, 4)
            .play("explore team-3");
    assertThat(scene.ending()).isEqualTo("DEAD_STATION");
    assertThat(scene.winners()).containsExactly(GREEN);
  }

  @Test
  @Tag("R82")
  @Tag("R83")
  @DisplayName("R82, R83 A card under the stack is public; a failed reveal-room ends exploring too")
  void failedReveal() {
    Scene scene =
        Scene.of(4)
            .laid(CLOSED_UP)
            .at("terminal-closed/inner", "red-android")
            .stack("run-2", "run-3")
            .turn(RED, 4)
            .play("terminal terminal-closed/inner reveal-room");
    assertThat(Views.seen(scene.state, Seat.SPECTATOR).bottomCards())
        .extracting(RoomCard::id)
        .containsExactly("run-2");
    assertThat(scene.state.turn.exploreFailed).isTrue();
    assertThat(scene.movesThatStartWith("explore")).isEmpty();
  }

  private static Scene firstTurn(String... topCards) {
    Scene scene = Scene.of(4).stack(topCards);
    scene.state.begun = 0;
    scene.state.crew.place(Scene.member("red-trooper"), 0);
    return scene.deck(AMMO, AMMO, AMMO).begin(RED);
  }

  @Test
  @Tag("X26")
  @Tag("R24")
  @DisplayName("X26 First turn: explore, explore, move in, search")
  void firstTurn() {
    Scene scene = firstTurn("empty-1", "storage-1");
    assertThat(scene.points()).isEqualTo(4);
    assertThat(scene.plan()).isEqualTo(4);
    assertThat(scene.moves()).containsExactly("explore reactor");
    scene.play("explore reactor");
    scene.play(scene.moves().getFirst());
    assertThat(scene.points()).isEqualTo(3);
    assertThat(scene.plan()).isEqualTo(3);
    assertThat(scene.moves()).containsExactly("explore reactor");
    scene.play("explore reactor");
    scene.play(scene.moves().getFirst());
    assertThat(scene.moves()).isNotEmpty().allMatch(move -> move.startsWith("move"));
    scene.play(scene.moves().getFirst());
    assertThat(scene.points()).isEqualTo(1);
    assertThat(scene.moves()).containsExactly("search storage-1");
    scene.play("search storage-1");
    assertThat(scene.handSize(RED)).isEqualTo(8);
  }

  @Test
  @Tag("X26")
  @DisplayName("X26 If the second card cannot be searched, the duty is lifted")
  void dutyLifted() {
    Scene scene = firstTurn("empty-1", "empty-2").play("explore reactor");
    scene.play(scene.moves().getFirst());
    assertThat(scene.plan()).isEqualTo(4);
    assertThat(scene.moves()).contains("end").hasSizeGreaterThan(2);
  }

  @Test
  @DisplayName("8.3 point 5: a heat scan takes place right after the Hive is placed")
  void heatScanWithTheHive() {
    Scene scene = Scene.of(4).infected(RED).stack("hive").turn(RED, 4).play("explore reactor");
    scene.play(scene.moves().getFirst());
    assertThat(scene.journal).contains(new Happening.HeatScanTaken(1, 3));
  }
}
