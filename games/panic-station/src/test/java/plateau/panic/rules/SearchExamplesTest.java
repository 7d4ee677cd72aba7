package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.cards.CardKind.ADRENALINE;
import static plateau.panic.cards.CardKind.AMMO;
import static plateau.panic.cards.CardKind.COMBAT_KNIFE;
import static plateau.panic.cards.CardKind.GAS_CAN;
import static plateau.panic.cards.CardKind.HOST;
import static plateau.panic.cards.CardKind.KEY_CARD;
import static plateau.panic.cards.CardKind.PARASITE_ALERT;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.PURPLE;
import static plateau.panic.crew.Colour.RED;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Status;
import plateau.panic.view.TaskKind;

/** Worked examples of searching (8.5, 11.3). */
class SearchExamplesTest {

  @Test
  @Tag("X10")
  @Tag("R3")
  @DisplayName("X10 Storage: three cards the first time, then a parasite and one card")
  void storage() {
    Scene scene =
        Scene.of(4)
            .laid("storage-1@(-1,0)r0")
            .at("storage-1", "red-trooper")
            .deck(AMMO, PARASITE_ALERT, GAS_CAN, KEY_CARD)
            .turn(RED, 4);
    int deck = scene.state.piles.deckSize();
    scene.play("search storage-1", 2);
    assertThat(scene.isRed("storage-1")).isTrue();
    assertThat(scene.handSize(RED)).isEqualTo(7);
    assertThat(scene.count(RED, AMMO)).isEqualTo(1);
    assertThat(scene.count(RED, GAS_CAN)).isEqualTo(3);
    assertThat(scene.state.piles.deckSize()).isEqualTo(deck - 3);
    assertThat(Long.bitCount(scene.state.piles.discardPile())).isEqualTo(1);
    assertThat(scene.parasitesIn("reactor")).isEqualTo("g");
    scene.play("search storage-1", 1);
    assertThat(scene.parasitesIn("storage-1")).isEqualTo("g");
    assertThat(scene.handSize(RED)).isEqualTo(8);
    assertThat(scene.points()).isEqualTo(2);
  }

  /** Else whoever draws reads an order that his view does not tell: 3 seats, seed 7. */
  @Test
  void cardsDrawnTogetherAreToldInTheOrderOfTheHandAndNotOfTheDeck() {
    List<Entry> told = new ArrayList<>();
    for (CardKind[] deck :
        new CardKind[][] {{KEY_CARD, AMMO, GAS_CAN}, {AMMO, GAS_CAN, KEY_CARD}}) {
      Scene scene =
          Scene.of(4)
              .laid("storage-1@(-1,0)r0")
              .at("storage-1", "red-trooper")
              .deck(deck)
              .turn(RED, 4);
      scene.play("search storage-1");
      scene.journal.stream().filter(Happening.Drew.class::isInstance).forEach(told::add);
    }
    assertThat(told).hasSize(6);
    assertThat(told.subList(0, 3)).isEqualTo(told.subList(3, 6));
  }

  /** Else the journal tells what no view does: 6 seats, seed 10. */
  @Test
  void viewsTellWhichCardWasAnAlertAndWhatItsDrawerTookBeforeAndAfterIt() {
    PanicState second = searched(AMMO, PARASITE_ALERT, GAS_CAN);
    PanicState first = searched(PARASITE_ALERT, AMMO, GAS_CAN);
    PanicState otherwise = searched(GAS_CAN, PARASITE_ALERT, AMMO);
    assertThat(Views.seen(first, GREEN.ordinal()).alerts()).containsExactly(1);
    assertThat(Views.seen(second, GREEN.ordinal()).alerts()).containsExactly(2);
    assertThat(Views.seen(otherwise, GREEN.ordinal()))
        .isEqualTo(Views.seen(second, GREEN.ordinal()));
    assertThat(drawnBy(RED, second)).containsExactly(AMMO, GAS_CAN);
    assertThat(drawnBy(RED, otherwise)).containsExactly(GAS_CAN, AMMO);
  }

  private static PanicState searched(CardKind... deck) {
    Scene scene =
        Scene.of(4)
            .laid("storage-1@(-1,0)r0")
            .at("storage-1", "red-trooper")
            .deck(deck)
            .turn(RED, 4);
    scene.play("search storage-1", 2);
    return scene.state;
  }

  private static List<CardKind> drawnBy(Colour player, PanicState state) {
    return Views.seen(state, player.ordinal()).own().orElseThrow().drawn();
  }

  @Test
  @Tag("X11")
  @Tag("R27")
  @DisplayName("X11 Searched parasite room")
  void searchedParasiteRoom() {
    Scene scene =
        Scene.of(4)
            .laid("empty-1@(-1,0)r0", "storage-2@(-1,-1)r180", "parasite-1@(-2,0)r0")
            .red("parasite-1")
            .at("empty-1", "green-android")
            .at("storage-2", "red-trooper")
            .grey("reactor", "reactor", "reactor", "reactor")
            .deck(AMMO);
    // Its northern neighbour, through whatever lies between (12.1).
    scene.laid("run-2@(-2,-1)r0");
    scene.turn(GREEN, 4);
    assertThat(scene.supply()).isEqualTo("1/5");
    scene.play("move android west", 4);
    assertThat(scene.parasitesIn("parasite-1")).isEqualTo("g");
    assertThat(scene.supply()).isEqualTo("0/5");
    scene.play("search parasite-1", 1);
    assertThat(scene.parasitesIn("run-2")).isEqualTo("b");
    assertThat(scene.supply()).isEqualTo("0/4");
    assertThat(scene.handSize(GREEN)).isEqualTo(6);
    assertThat(scene.points()).isEqualTo(2);
  }

  private static Scene teamRoom() {
    return Scene.of(4)
        .laid("team-1@(-1,0)r0")
        .at("team-1", "red-trooper", "green-android", "purple-trooper");
  }

  @Test
  @Tag("R66")
  @DisplayName("R66 Team search: the first card for himself, the second for the partner")
  void teamSearch() {
    Scene scene = teamRoom().deck(AMMO, KEY_CARD).turn(RED, 4).play("search team-1");
    assertThat(scene.moves()).containsExactly("alone", "with green", "with purple");
    scene.play("with purple");
    assertThat(scene.count(RED, AMMO)).isEqualTo(1);
    assertThat(scene.count(PURPLE, KEY_CARD)).isEqualTo(1);
    assertThat(scene.handSize(GREEN)).isEqualTo(5);
    scene.play("search team-1", 1);
    assertThat(scene.moves()).as("also on the red face").contains("with green");
  }

  @Test
  @Tag("R66")
  @DisplayName("R66 Nobody searches with a partner after an attack in that room")
  void noTeamAfterAnAttack() {
    Scene scene =
        teamRoom()
            .table(RED, COMBAT_KNIFE)
            .deck(AMMO)
            .turn(RED, 4)
            .play("attack trooper knife")
            .play("aim green-android", 1)
            .play("search team-1");
    assertThat(scene.decision()).as("alone, and not asked").isEqualTo(TaskKind.TURN_ACTION);
    assertThat(scene.count(RED, AMMO)).isEqualTo(1);
  }

  @Test
  @Tag("R67")
  @DisplayName("R67 A partner's alert is his spawn")
  void partnersAlert() {
    Scene scene = teamRoom().deck(AMMO, PARASITE_ALERT);
    for (int i = 0; i < 5; i++) {
      scene.grey("reactor").black("reactor");
    }
    scene.turn(RED, 4).play("search team-1").play("with green", 1);
    assertThat(scene.toMove()).isEqualTo(GREEN);
    assertThat(scene.moves()).hasSize(10);
  }

  @Test
  @DisplayName("8.5 The Host card makes its drawer the Host at once, secretly")
  void hostDrawn() {
    Scene scene =
        Scene.of(4)
            .laid("storage-1@(-1,0)r0")
            .at("storage-1", "red-trooper")
            .deck(AMMO, HOST, KEY_CARD)
            .turn(RED, 4)
            .play("search storage-1");
    assertThat(scene.status(RED)).isEqualTo(Status.HOST);
    assertThat(scene.journal)
        .filteredOn(Happening.BecameHost.class::isInstance)
        .singleElement()
        .satisfies(
            entry -> {
              assertThat(entry.visibleTo(RED.seat())).isTrue();
              assertThat(entry.visibleTo(GREEN.seat())).isFalse();
            });
  }

  @Test
  @Tag("R59")
  @Tag("R60")
  @DisplayName("R59, R60 An empty deck is made from the discard pile; with both empty, no search")
  void exhaustion() {
    Scene scene =
        Scene.of(4)
            .laid("run-2@(-1,0)r0")
            .at("run-2", "red-trooper")
            .hand(RED, ADRENALINE, AMMO, GAS_CAN)
            .wholeDeck()
            .turn(RED, 2);
    assertThat(scene.movesThatStartWith("search")).isEmpty();
    scene.play("play adrenaline");
    assertThat(scene.movesThatStartWith("search")).containsExactly("search run-2");
    scene.play("search run-2", new Seeded(1));
    assertThat(scene.count(RED, ADRENALINE)).isEqualTo(1);
    assertThat(scene.movesThatStartWith("search")).isEmpty();
  }
}
