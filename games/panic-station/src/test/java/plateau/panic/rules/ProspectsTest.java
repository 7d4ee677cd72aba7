package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.cards.CardKind.AMMO;
import static plateau.panic.cards.CardKind.GAS_CAN;
import static plateau.panic.cards.CardKind.GRENADE;
import static plateau.panic.crew.Colour.RED;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;
import plateau.panic.PanicGame;
import plateau.panic.station.Direction;
import plateau.panic.station.RoomCard;
import plateau.panic.view.Surroundings;

/** What a seat is told of its moves before it chooses, and why it cannot choose something. */
class ProspectsTest {

  private static final PanicGame GAME = new PanicGame();

  private static Prospect of(Scene scene, String move) {
    return GAME.outlook(scene.state).orElseThrow().of(move).orElseThrow();
  }

  private static List<String> notes(Scene scene, String move) {
    return of(scene, move).notes().stream().map(Message::key).toList();
  }

  private static Scene storage() {
    return Scene.of(4)
        .laid("storage-1@(-1,0)r0", "parasite-2@(0,-1)r0", "run-2@(0,1)r0")
        .at("storage-1", "red-trooper")
        .at("run-2", "green-android")
        .turn(RED, 4);
  }

  @Test
  void storageGivesThreeCardsAndThenOneBehindAParasite() {
    Scene scene = storage();
    assertThat(of(scene, "search storage-1").notes())
        .containsExactly(Message.of("outlook.cards", "count", 3));
    assertThat(of(scene, "search storage-1").odds()).isEmpty();
    scene.red("storage-1");
    Prospect again = of(scene, "search storage-1");
    assertThat(again.notes())
        .containsExactly(
            Message.of("outlook.spawn-first"), Message.of("outlook.cards", "count", 1));
    assertThat(again.odds().getFirst().shares().stream().mapToDouble(Share::chance).sum())
        .isEqualTo(1);
  }

  @Test
  void aParasiteComesIntoEachRoomNextDoorOrIntoTheOneThatIsEntered() {
    List<Share> shares = of(storage(), "move android north").odds().getFirst().shares();
    assertThat(shares)
        .extracting(Share::chance)
        .as("the reactor lies to the south of the parasite room, nothing to its other sides")
        .containsExactlyInAnyOrder(0.25, 0.75);
  }

  @Test
  void enteringSaysWhetherOneMustTradeOrMayRunOn() {
    assertThat(notes(storage(), "move android north")).containsExactly("outlook.spawn");
    assertThat(notes(storage(), "move android south")).containsExactly("outlook.meeting");
    assertThat(notes(storage(), "move trooper east")).containsExactly("outlook.company");
    Scene alone = storage().at("reactor", "green-android");
    assertThat(notes(alone, "move android south")).containsExactly("outlook.run-on");
  }

  @Test
  void whatAnActionPlaysFromTheHandIsToldAndWhatANewRoomLeadsTo() {
    Scene scene =
        Scene.of(4)
            .laid("run-2@(0,1)r0")
            .at("run-2", "green-android")
            .hand(RED, GRENADE, AMMO, GAS_CAN, GAS_CAN, GAS_CAN, GAS_CAN)
            .stack("storage-1")
            .turn(RED, 4);
    assertThat(of(scene, "grenade trooper south").touches()).contains("own.hand.grenade");
    scene.play("explore reactor");
    assertThat(of(scene, "place (-1,0)r0").facts())
        .contains(
            new Surroundings(
                RoomCard.of("reactor"),
                Direction.WEST,
                List.of(Direction.EAST, Direction.SOUTH),
                List.of(RoomCard.of("reactor"))));
  }

  @Test
  void whatIsPointedAtSaysWhyItCannotBeChosen() {
    Scene scene = Scene.of(4).laid("run-2@(0,1)r0").hand(RED, AMMO, GAS_CAN).turn(RED, 4);
    assertThat(why(scene, "own.hand.ammo")).containsExactly("refused.five-cards");
    assertThat(why(scene, "own.hand.gas-can")).containsExactly("refused.burn-where");
    assertThat(why(scene, "players.1.android")).containsExactly("refused.not-ready");
    assertThat(why(scene, "players.0.trooper")).as("it can walk").isEmpty();
    assertThat(why(scene, "station.0")).as("it can be entered").isEmpty();
    assertThat(why(scene, "topCard")).isEmpty();
  }

  private static List<String> why(Scene scene, String thing) {
    return GAME.whyNot(scene.state, 0, thing).map(Message::key).stream().toList();
  }
}
