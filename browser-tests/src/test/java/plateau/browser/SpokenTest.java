package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What those who hear a table are told. */
class SpokenTest extends BrowserTest {

  private static final String ABOUT =
      "async (game) => (await (await fetch('/api/games/' + game)).json()).about";

  @ParameterizedTest
  @CsvSource({
    "codroid, codroid-board svg.system, crisis level: 0",
    "iceberg, iceberg-board svg.field, Blue: 0 points",
    "panic-station, station-map > svg, Next room:",
    "deadzone, deadzone-board svg.field, South: 0 points",
  })
  void aBoardIsCalledByItsPosition(String game, String board, String position) {
    Visitor visitor = visitor(Device.DESKTOP).playNow(game);
    String label = visitor.find(board).first().getAttribute("aria-label");
    String about = (String) visitor.page().evaluate(ABOUT, game);
    assertThat(label).contains(position).doesNotContain(about).hasSizeLessThan(900);
  }

  @Test
  void whatHappenedIsToldBeforeTheQuestionAndNotAtAnyLength() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    int number = visitor.number();
    visitor.find("plateau-ask button.main").click();
    visitor.waitForAnswer(number);
    String told = visitor.find("p.only-heard[role='status']").first().textContent();
    assertThat(told)
        .containsPattern("^\\d+ earlier things happened")
        .contains("You have 2 measure points this round")
        .endsWith("Measures work from the next round on.");
    assertThat(told.indexOf("Choose protective measures"))
        .isGreaterThan(told.indexOf("You have 2 measure points"));
    assertThat(told).hasSizeLessThan(900);
  }
}
