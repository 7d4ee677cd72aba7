package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.kernel.Game;
import plateau.pig.Pig;
import plateau.secret.Duel;

/**
 * A game that brings nothing for browsers can be played, and says what it foretells and refuses.
 */
class GenericGameTest extends BrowserTest {

  private ServerProcess pigs;

  @BeforeAll
  void startWithPig(@TempDir Path folder) throws IOException {
    Path service = folder.resolve("META-INF/services").resolve(Game.class.getName());
    Files.createDirectories(Objects.requireNonNull(service.getParent()));
    Files.write(service, List.of(Pig.class.getName(), Duel.class.getName()));
    String classes = System.getProperty("java.class.path") + File.pathSeparator + folder;
    pigs = ServerProcess.start(folder.resolve("pig.db"), 0, classes);
  }

  @AfterAll
  void stop() {
    pigs.close();
  }

  private Visitor playPig(Device device) {
    Visitor visitor = visitorAt(pigs, device, "en", "dark");
    visitor.goTo("/games/pig");
    visitor.find("select[data-seat='1']").selectOption("easy");
    visitor.find("form button.main").click();
    visitor.find("generic-board [data-thing='pot']").waitFor();
    return visitor;
  }

  /** A long name once left its fact the width of a letter. */
  @ParameterizedTest
  @EnumSource
  void noFactIsSqueezedByItsName(Device device) {
    Visitor visitor = visitorAt(pigs, device, "fr", "light");
    visitor.goTo("/games/duel");
    visitor.find("select[data-seat='1']").selectOption("easy");
    visitor.find("form button.main").click();
    Locator facts = visitor.find("generic-board dd");
    facts.first().waitFor();
    assertThat(facts.evaluateAll("all => all.map((one) => one.offsetHeight)").toString())
        .as("heights of facts, of which each is a line")
        .matches("\\[((1\\d|2\\d)(, |]))+");
  }

  // On a phone the choices lie in a sheet below the board.
  private static void openSheet(Visitor visitor) {
    Locator handle = visitor.find("button[aria-controls='choices']");
    if (handle.isVisible()) {
      handle.click();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"DESKTOP", "PHONE"})
  void aMoveShowsWhatItLeadsToAndWhatItIsAbout(Device device) throws IOException {
    Visitor visitor = playPig(device);
    openSheet(visitor);
    Locator roll = visitor.find("plateau-choices button[data-move='roll']");
    assertThat(roll.locator(".foretold").textContent()).contains("a one, and 0 points lost", "17");
    roll.focus();
    visitor.find("generic-board [data-thing='pot'].touched").waitFor();
    checkInBothThemes(visitor, "generic-board");
  }

  @ParameterizedTest
  @EnumSource(names = {"DESKTOP", "PHONE"})
  void whatCannotBeChosenSaysWhyWhereItStandsAndInTheList(Device device) {
    Visitor visitor = playPig(device);
    visitor.find("generic-board [data-thing='pot']").click();
    visitor.find(".notice.shown[role='alert'] >> text=nothing to hold").waitFor();
    openSheet(visitor);
    visitor.find("plateau-why summary").focus();
    visitor.page().keyboard().press("Enter");
    visitor.find("plateau-why [role='status'] li >> text=nothing to hold").waitFor();
  }
}
