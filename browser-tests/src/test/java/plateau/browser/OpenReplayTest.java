package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.JSHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Replay files from the disk of whoever looks. */
class OpenReplayTest extends BrowserTest {

  // Other things may run on this machine.
  private static final Locator.WaitForOptions PATIENTLY =
      new Locator.WaitForOptions().setTimeout(180_000);

  private static final int TOO_MUCH = 8 * 1024 * 1024 + 1;

  private static final String DRAGGED =
      """
      ([name, text]) => {
        const dragged = new DataTransfer();
        dragged.items.add(new File([text], name));
        return dragged;
      }
      """;

  @Test
  void aFileOfEachGameIsShownStepByStep() throws Exception {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/replays");
    for (ReplayOnDisk file :
        List.of(
            ReplayOnDisk.of("iceberg", "random", "random"),
            ReplayOnDisk.of("panic-station", "random", "random", "random", "random"),
            ReplayOnDisk.of("deadzone", "random", "random"))) {
      choose(visitor, file.chosen());
      isSteppedToItsEnd(visitor);
      visitor.button("Analyse this match").waitFor();
      checkInBothThemes(visitor, "open-" + file.name());
      visitor.page().goBack();
    }
    visitor.find("open-replay").waitFor();
  }

  @Test
  void itIsAnalysedAndPlayedOnLikeAnyReplay() throws Exception {
    Visitor visitor = visitor(Device.PHONE, "en", "dark");
    visitor.goTo("/replays");
    choose(visitor, ReplayOnDisk.of("codroid", "pass").chosen());
    isSteppedToItsEnd(visitor);
    visitor.find("replay-dice .fits").waitFor();
    assertThat(visitor.find("replay-dice").innerText())
        .as("nobody was shown a hash of a file's seed")
        .doesNotContain("shown");
    visitor.button("Analyse this match").click();
    visitor.find("replay-odds:visible .plot").waitFor(PATIENTLY);
    checkInBothThemes(visitor, "open-codroid.plateau");
    assertThat(visitor.find("play-on button.main").isDisabled()).as("at the end").isTrue();
    visitor.find("[data-go='back']").click();
    visitor.find("play-on button.main").click();
    visitor.page().waitForURL(Pattern.compile(".*/table/.*"));
  }

  @Test
  void aFaultyFileTellsWhatIsWrongAndTheNextOneIsOpened() throws Exception {
    Visitor visitor = visitor(Device.PHONE, "fr", "dark");
    OpenedTable.finished(visitor, "codroid", "pass");
    ReplayOnDisk file = ReplayOnDisk.of("codroid", "pass");
    visitor.asksInVain();
    visitor.goTo("/replays").find("table-row").waitFor();
    choose(visitor, file.damaged("\"step\":2", "\"step\":7").chosen());
    tells(visitor, "Ce fichier ne peut pas être montré. Ligne 4 :");
    assertThat(visitor.path()).isEqualTo("/replays");
    assertThat(visitor.find("table-row").count()).as("the list is still there").isOne();
    checkInBothThemes(visitor, "open-faulty");
    choose(visitor, new FilePayload("notes.gz", "", new byte[] {0x1f, (byte) 0x8b, 8, 0}));
    tells(visitor, "notes.gz ne peut pas être lu ici.");
    choose(visitor, new FilePayload("film.plateau", "", new byte[TOO_MUCH]));
    tells(visitor, "film.plateau fait 9 Mo ;");
    drop(visitor, file);
    visitor.find("replay-page main[data-whole='true']").waitFor();
  }

  @Test
  void aFileThatTheServerForgotIsAskedForAgain() throws IOException {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.asksInVain();
    visitor.goTo("/replay/~forgotten").find("plateau-trouble h1").waitFor();
    assertThat(visitor.find("plateau-trouble h1").textContent()).isEqualTo("Open this file again");
    checkInBothThemes(visitor, "open-forgotten");
    visitor.find("replay-page a[href='/replays']").click();
    visitor.find("open-replay button").waitFor();
  }

  private static void choose(Visitor visitor, FilePayload file) {
    visitor.find("open-replay input").setInputFiles(file);
  }

  private static void drop(Visitor visitor, ReplayOnDisk file) {
    JSHandle dragged = visitor.page().evaluateHandle(DRAGGED, List.of(file.name(), file.text()));
    Map<String, Object> event = Map.of("dataTransfer", dragged);
    visitor.page().dispatchEvent("body", "dragover", event);
    visitor.find("open-replay section.over").waitFor();
    visitor.page().dispatchEvent("body", "drop", event);
  }

  private static void tells(Visitor visitor, String words) {
    visitor.find("open-replay [role='alert']:has-text('%s')".formatted(words)).waitFor();
  }

  private static void isSteppedToItsEnd(Visitor visitor) {
    visitor.find("main[data-step='0']").waitFor();
    visitor.find("[data-go='forward']").click();
    visitor.find("main[data-step='1']").waitFor();
    visitor.find("[data-go='end']").click();
    visitor.find(".outcome").waitFor();
  }
}
