package plateau.panic.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.json.Json;
import plateau.panic.PanicGame;

/** What programs and browsers are told of the room cards is what is printed on them (§3.3). */
class StationSceneTest {

  private final PanicGame game = new PanicGame();

  @Test
  void everyCardIsToldWithItsEdgesAndItsRooms() {
    Setup setup = Setup.of(game.info(), 4, Map.of());
    assertThat(Json.write(game.scene(setup).orElseThrow()))
        .startsWith(
            "{\"cards\":[{\"card\":\"reactor\",\"type\":\"reactor\",\"cards\":0,\"cardsLater\":0,")
        .contains(
            """
            {"card":"sick-bay","type":"sick-bay","cards":1,"cardsLater":1,\
            "edges":{"north":"wall","east":"wall","south":"open","west":"wall"},\
            "rooms":["sick-bay/outer","sick-bay/inner"]}\
            """)
        .contains(
            """
            {"card":"team-4","type":"team","cards":1,"cardsLater":1,\
            "edges":{"north":"security","east":"wall","south":"open","west":"wall"},\
            "rooms":["team-4"]}\
            """);
    assertThat(StationScene.printed().cards()).hasSize(20);
  }
}
