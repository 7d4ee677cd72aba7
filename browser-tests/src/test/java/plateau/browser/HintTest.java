package plateau.browser;

import static com.microsoft.playwright.options.WaitForSelectorState.ATTACHED;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a good player would do, for those who ask. */
class HintTest extends BrowserTest {

  /** A hint of five moves, of which so many cannot be told apart. */
  private static final String SHOW_HINT =
      """
      async (alike) => {
        await import('/table/plateau-hint.js');
        const {momentOf} = await import('/games/moment.js');
        const moves = ['M0N', 'M0E', 'M1S', 'S2W', 'P3N'].map((text) => ({text, words: text}));
        const hint = {level: 'hard', alike, moves: moves.map((move) => ({move, odds: 0.5, samples: 15}))};
        document.body.replaceChildren(Object.assign(document.createElement('plateau-hint'), {moment: momentOf({moves}), hint}));
      }
      """;

  /** From one edge of the ice to the other. */
  private static final String POINT_AT_THE_LONGEST_SLIDE =
      """
      (board) => {
        const move = board.moment.moves.find(({text}) => text === 'S0S');
        board.dispatchEvent(new CustomEvent('preview-move', {detail: {move}, bubbles: true, composed: true}));
      }
      """;

  @Test
  void whoPlaysAloneIsShownTheBestMovesAndTheirPlaceOnTheBoard() throws IOException {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    visitor.button("Hint").click();
    Locator best = visitor.find("plateau-hint button[data-move]");
    best.first().waitFor();
    assertThat(best.first().textContent())
        .containsPattern("\\d+%\\s")
        .containsPattern("\\d+ tries");
    photograph(visitor, "dark");
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    visitor.find("plateau-hint button[data-move='shopping-good-practice']").hover();
    visitor.find("codroid-board .zone.touched").first().waitFor();
    visitor.find("plateau-bar button[lang='fr']").click();
    visitor.find("plateau-hint >> text=Ce qu’en pense le niveau").waitFor();
    visitor.find("plateau-hint >> text=essais").first().waitFor();
    int number = visitor.number();
    best.first().click();
    visitor.waitForAnswer(number);
    assertThat(best.count()).as("another position, another hint").isZero();
  }

  @Test
  void onAPhoneTheHintComesBelowTheBoardAndAFingerLooksBeforeItPlays() throws IOException {
    Visitor visitor = visitor(Device.PHONE, "fr", "light").playNow("codroid");
    visitor.button("Conseil").click();
    visitor.find("plateau-hint button[data-move]").first().waitFor();
    Locator best = visitor.find("plateau-hint button[data-move]").first();
    assertThat(best.isVisible()).isTrue();
    visitor.page().evaluate(Facts.DEFINED);
    LayoutTest.noFaults(visitor.page(), Facts.ABOVE_THE_SHEET, "svg.system", "the board");
    visitor.find("plateau-hint li:first-child [aria-pressed='true']").waitFor();
    int number = visitor.number();
    Locator second = visitor.find("plateau-hint button[data-move]").nth(1);
    second.dispatchEvent("pointerdown", Map.of("pointerType", "touch"));
    second.dispatchEvent("click");
    visitor.find("plateau-hint li:nth-child(2) [aria-pressed='true']").waitFor();
    assertThat(visitor.number()).as("a finger looks first").isEqualTo(number);
    assertThat(visitor.scrollsSideways()).isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    photograph(visitor, "light");
  }

  @Test
  void onAPhoneTheWholeWayOfAHintIsSeenAboveIt() {
    String ice = ".........................\\n".repeat(25);
    String starts = "0 6\\n0 24\\n24 0\\n24 24\\n0 12\\n24 12\\n12 0\\n12 24\\n";
    Visitor visitor = visitor(Device.PHONE);
    OpenedTable table =
        OpenedTable.open(
            visitor,
            """
            {"game":"iceberg","options":{"map":"%s"},
             "seats":[{"kind":"me"},{"kind":"computer","player":"random"}]}\
            """
                .formatted(ice + starts + "0\\n"));
    visitor.goTo(table.seat(0)).button("Hint").click();
    visitor.find("plateau-hint button[data-move]").first().waitFor();
    visitor.page().evaluate(Facts.DEFINED);
    visitor.find("iceberg-board").evaluate(POINT_AT_THE_LONGEST_SLIDE);
    visitor.find(".effect .way").waitFor(new Locator.WaitForOptions().setState(ATTACHED));
    LayoutTest.noFaults(visitor.page(), Facts.NOT_CUT, ".effect .way", "the way");
    LayoutTest.noFaults(visitor.page(), Facts.ABOVE_THE_SHEET, ".effect .way", "the way");
  }

  @Test
  void movesThatCannotBeToldApartAreSaidToBeAlike() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/").find("game-card").first().waitFor();
    visitor.page().evaluate(SHOW_HINT, 3);
    visitor.find("plateau-hint >> text=the first 3 are worth the same").waitFor();
    visitor.page().evaluate(SHOW_HINT, 5);
    visitor.find("plateau-hint >> text=these moves are worth the same").waitFor();
    visitor.page().evaluate(SHOW_HINT, 1);
    visitor.find("plateau-hint li").nth(4).waitFor();
    assertThat(visitor.find("plateau-hint .alike").count()).isZero();
  }

  @Test
  void amongPeopleThereIsAHintWhereWhoeverMadeTheTableAllowedIt() {
    Visitor visitor = visitor(Device.DESKTOP);
    String wish =
        "{\"game\":\"iceberg\",\"hints\":%s,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";
    OpenedTable strict = OpenedTable.open(visitor, wish.formatted(false));
    visitor.goTo(strict.seat(0)).find("plateau-ask").waitFor();
    assertThat(visitor.button("Hint").count()).isZero();
    OpenedTable kind = OpenedTable.open(visitor, wish.formatted(true));
    visitor.goTo(kind.seat(0)).find("plateau-ask .hint").waitFor();
    visitor.goTo("/games/iceberg").find("select[data-seat='1']").selectOption("open");
    assertThat(visitor.find("input[name='hints']").isVisible()).isTrue();
  }

  private static void photograph(Visitor visitor, String theme) throws IOException {
    Path file = pictures().resolve("hint-" + theme + ".png");
    visitor.photograph(file);
  }
}
