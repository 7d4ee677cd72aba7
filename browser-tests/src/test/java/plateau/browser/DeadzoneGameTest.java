package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Deadzone against JADE, on the plan of the board. */
class DeadzoneGameTest extends BrowserTest {

  @ParameterizedTest
  @EnumSource(names = {"PHONE", "DESKTOP"})
  void aFigureIsDeployedByClickingOnItsCube(Device device) throws IOException {
    Visitor visitor = visitor(device).playNow("deadzone");
    visitor.find("deadzone-board .target").first().click();
    String command = visitor.find("deadzone-board .choice button").first().textContent();
    visitor.find("deadzone-board .choice button").first().click();
    visitor.find("deadzone-board .figure.south >> nth=0").waitFor();
    visitor.find("main[data-step]:not([data-step='0'])").waitFor();
    assertThat(command).startsWith("Deploy");
    assertThat(visitor.find("plateau-journal li").allTextContents())
        .anyMatch(entry -> entry.contains("is deployed"));
    visitor.photograph(pictures().resolve("table-deadzone-" + device.size() + "-dark.png"));
    assertThat(visitor.scrollsSideways()).isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
  }
}
