package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.ORANGE;
import static plateau.panic.crew.Colour.PURPLE;
import static plateau.panic.crew.Colour.RED;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.panic.PanicGame;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.station.Rooms;

/** Worked examples of set-up and turns (sections 5 and 6). */
class TurnExamplesTest {

  private static final PanicGame GAME = new PanicGame();

  @Test
  @Tag("X1")
  @Tag("R7")
  @Tag("R8")
  @DisplayName("X1 Packet: 38 cards left after the deal, 37 and a parasite with one alert drawn")
  void packet() {
    PanicState calm = dealtWithAlerts(0);
    assertThat(calm.piles.deckSize()).isEqualTo(38);
    assertThat(calm.piles.discardPile()).isZero();
    PanicState alert = dealtWithAlerts(1);
    assertThat(alert.piles.deckSize()).isEqualTo(37);
    assertThat(Long.bitCount(alert.piles.discardPile())).isEqualTo(1);
    assertThat(Integer.bitCount(alert.parasites.in(Rooms.REACTOR))).isEqualTo(1);
    assertThat(alert.parasites.greyInSupply()).isEqualTo(4);
    assertThat(alert.parasites.blackInSupply()).isEqualTo(5);
    for (int seat = 0; seat < 4; seat++) {
      assertThat(calm.piles.handSize(seat)).isEqualTo(5);
      assertThat(alert.piles.handSize(seat)).isEqualTo(5);
      assertThat(alert.piles.count(seat, CardKind.infectionOf(seat))).isEqualTo(3);
    }
  }

  private static PanicState dealtWithAlerts(int number) {
    for (long seed = 1; ; seed++) {
      PanicState state = setUp(seed);
      if (Long.bitCount(state.piles.discardPile()) == number) {
        return state;
      }
    }
  }

  private static PanicState setUp(long seed) {
    Options options = Options.of(Setup.of(GAME.info(), 4, Map.of()));
    return SetUp.of(options, new Seeded(seed), Journal.OFF);
  }

  @Test
  @Tag("R5")
  @Tag("R6")
  @Tag("R73")
  @Tag("R79")
  @Tag("R80")
  @Tag("R81")
  @DisplayName(
      "Section 19: with draws that leave every shuffle as it was, the order is the table's")
  void drawsInTheirOrder() {
    List<Integer> sizes = new ArrayList<>();
    // The highest number of each draw swaps a card with itself.
    Chance unshuffled =
        (n, draw) -> {
          sizes.add(n);
          return n - 1;
        };
    Options options = Options.of(Setup.of(GAME.info(), 4, Map.of()));
    PanicState state = SetUp.of(options, unshuffled, Journal.OFF);
    assertThat(sizes).startsWith(4, 17, 16).hasSize(1 + 16 + 8 + 1 + 40 + 11);
    assertThat(sizes.get(17)).as("the lower rooms").isEqualTo(9);
    assertThat(sizes.get(25)).as("the depth of the Hive").isEqualTo(3);
    assertThat(sizes.get(26)).as("the object cards").isEqualTo(41);
    assertThat(sizes.get(66)).as("the packet").isEqualTo(12);
    assertThat(state.first).isEqualTo(3);
    assertThat(state.stack.cards().stream().map(Rooms::card).map(Rooms::id).toList())
        .startsWith("terminal-closed/outer", "sick-bay/outer", "storage-1")
        .endsWith("run-2", "hive", "run-3", "terminal-open")
        .hasSize(19);
    // The first seven of the others are gas cans 5 to 11; place 4 at the table draws first.
    assertThat(state.piles.hand(3)).isEqualTo(infectionAnd(3, 4, 5));
    assertThat(state.piles.hand(0)).isEqualTo(infectionAnd(0, 6, 7));
    assertThat(state.infection.host()).isEqualTo(2);
    assertThat(state.piles.deck()).startsWith(0, 1, 2, 3, 11);
  }

  private static long infectionAnd(int seat, int... cards) {
    long hand = CardKind.infectionOf(seat).mask();
    for (int card : cards) {
      hand |= 1L << card;
    }
    return hand;
  }

  @Test
  @Tag("X2")
  @DisplayName("X2 Action points")
  void actionPoints() {
    assertThat(pointsWith(2, 4)).isEqualTo(3);
    assertThat(pointsWith(0, 3)).isEqualTo(2);
    assertThat(pointsWith(1, 1)).isEqualTo(2);
    assertThat(pointsWith(4, 4)).isEqualTo(4);
  }

  private static int pointsWith(int trooper, int android) {
    return Scene.of(4)
        .health("red-trooper", trooper)
        .health("red-android", android)
        .begin(RED)
        .points();
  }

  @Test
  @Tag("X3")
  @Tag("R9")
  @Tag("R10")
  @DisplayName("X3 Marker, nobody dies")
  void marker() {
    assertThat(turns(4, 16)).isEqualTo("*P1 P2 P3 P4 P1 *P2 P3 P4 P1 P2 *P3 P4 P1 P2 P3 *P4");
    assertThat(turns(6, 9)).isEqualTo("*P1 P2 P3 P4 P5 P6 P1 *P2 P3");
  }

  private static String turns(int seats, int number) {
    Scene scene = Scene.of(seats);
    scene.state.marker = 0;
    scene.state.markerActive = true;
    scene.begin(RED);
    StringBuilder turns = new StringBuilder();
    for (int turn = 0; turn < number; turn++) {
      int phases = scene.state.phases;
      turns.append(turn == 0 ? "*P1" : "");
      if (turn > 0) {
        scene.play("end");
        boolean star = scene.state.phases > phases;
        turns.append(star ? " *P" : " P").append(scene.state.current + 1);
      }
    }
    return turns.toString();
  }

  @Test
  @Tag("X4")
  @DisplayName("X4 Marker and elimination: (a) activated, it passes activated")
  void activatedMarkerPasses() {
    Scene scene = Scene.of(4).laid("storage-1@(-1,0)r0");
    scene.state.marker = GREEN.seat();
    scene.state.markerActive = true;
    scene
        .at("storage-1", "green-trooper")
        .dead("green-android")
        .health("green-trooper", 1)
        .hand(RED, CardKind.GRENADE, CardKind.GRENADE, CardKind.AMMO)
        .turn(RED, 1)
        .play("grenade trooper west");
    assertThat(scene.state.crew.isAlive(GREEN.seat())).isFalse();
    assertThat(scene.toMove()).as("turn 6 is P3's").isEqualTo(PURPLE);
    assertThat(scene.state.phases).as("it begins with a parasite phase").isEqualTo(1);
    assertThat(starsAfter(scene, 4)).isEqualTo(" P4 P1 P3 *P4");
  }

  @Test
  @Tag("X4")
  @Tag("R69")
  @DisplayName("X4 (b) deactivated, it passes deactivated")
  void deactivatedMarkerPasses() {
    Scene scene = Scene.of(4).laid("storage-1@(-1,0)r0");
    scene.state.marker = PURPLE.seat();
    scene
        .at("storage-1", "purple-trooper")
        .dead("purple-android")
        .health("purple-trooper", 1)
        .hand(GREEN, CardKind.GRENADE, CardKind.GRENADE, CardKind.AMMO)
        .turn(GREEN, 1)
        .play("grenade trooper west");
    assertThat(scene.toMove()).isEqualTo(ORANGE);
    assertThat(scene.state.phases).as("turn 7 only activates it").isZero();
    assertThat(scene.state.markerActive).isTrue();
    assertThat(starsAfter(scene, 3)).isEqualTo(" P1 P2 *P4");
  }

  private static String starsAfter(Scene scene, int turns) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < turns; i++) {
      int phases = scene.state.phases;
      scene.play("end");
      boolean star = scene.state.phases > phases;
      text.append(star ? " *P" : " P").append(scene.state.current + 1);
    }
    return text.toString();
  }

  @Test
  @DisplayName("Section 6: a sole survivor gets the marker back and has a phase in every turn")
  void soleSurvivor() {
    Scene scene = Scene.of(3).eliminated(GREEN).eliminated(PURPLE);
    scene.state.marker = 0;
    scene.state.markerActive = true;
    scene.begin(RED).play("end").play("end");
    assertThat(scene.state.phases).isEqualTo(3);
    assertThat(Colour.ALL.get(scene.state.marker)).isEqualTo(RED);
  }

  @Test
  @Tag("R46")
  @DisplayName("R46 The turn ends by itself at 0 AP")
  void zeroPoints() {
    Scene scene = Scene.of(4).laid("empty-1@(-1,0)r0").turn(RED, 1).play("move trooper west");
    assertThat(scene.toMove()).isEqualTo(GREEN);
  }

  @Test
  @Tag("R47")
  @DisplayName("R47 The pool is fixed when the turn starts")
  void poolIsFixed() {
    Scene scene =
        Scene.of(4)
            .laid("storage-1@(-1,0)r0")
            .at("storage-1", "red-android")
            .grey("storage-1")
            .health("red-android", 3)
            .hand(RED, CardKind.GRENADE, CardKind.AMMO, CardKind.AMMO)
            .turn(RED, 4)
            .play("grenade trooper west");
    assertThat(scene.health("red-android")).isEqualTo(2);
    assertThat(scene.points()).isEqualTo(3);
  }
}
