package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.ford.Ford;
import plateau.kernel.Game;
import plateau.sparks.Sparks;
import plateau.trio.Trio;

/**
 * Games without a board of their own, whose views are made of things on a table: cards are clicked
 * and dragged, dice thrown where they lie, pawns moved on their grid.
 */
class TabletopGameTest extends BrowserTest {

  private ServerProcess games;

  @BeforeAll
  void startWithGames(@TempDir Path folder) throws IOException {
    Path service = folder.resolve("META-INF/services").resolve(Game.class.getName());
    Files.createDirectories(Objects.requireNonNull(service.getParent()));
    Files.write(
        service, List.of(Sparks.class.getName(), Ford.class.getName(), Trio.class.getName()));
    String classes = System.getProperty("java.class.path") + File.pathSeparator + folder;
    games = ServerProcess.start(folder.resolve("games.db"), 0, classes);
  }

  @AfterAll
  void stop() {
    games.close();
  }

  private Visitor play(String game, int seats, Device device, String language) {
    Visitor visitor = visitorAt(games, device, language, "dark");
    visitor.goTo("/games/" + game);
    visitor.find("select[data-seat='1']").waitFor();
    Locator counts = visitor.find("fieldset label.row select").first();
    if (seats > 2) {
      counts.selectOption(Integer.toString(seats));
    }
    for (int seat = 1; seat < seats; seat++) {
      visitor.find("select[data-seat='%d']".formatted(seat)).selectOption("easy");
    }
    visitor.find("form button.main").click();
    visitor.find("main.mine generic-board .thing.takes").first().waitFor();
    return visitor;
  }

  @Test
  void aCardIsPlayedByAClick() {
    Visitor visitor = play("sparks", 2, Device.DESKTOP, "en");
    int before = visitor.number();
    visitor.find("generic-board .mine .card.takes").first().click();
    visitor.waitForAnswer(before);
    visitor.find("plateau-journal >> text=/Seat 1 plays/").first().waitFor();
  }

  @Test
  void aCardIsDraggedToWhatItHits() {
    Visitor visitor = play("sparks", 3, Device.DESKTOP, "en");
    Locator bolt = cardThatHitsOthers(visitor);
    int before = visitor.number();
    drag(visitor, bolt, visitor.find("generic-board .others .seat").nth(1));
    visitor.waitForAnswer(before);
    visitor.find("plateau-journal >> text=/Seat 1 plays bolt .* at seat 3/").first().waitFor();
  }

  @Test
  void aCardThatIsDraggedToNothingGoesBack() {
    Visitor visitor = play("sparks", 3, Device.DESKTOP, "en");
    int before = visitor.number();
    drag(visitor, cardThatHitsOthers(visitor), visitor.find("generic-board .pile.empty"));
    visitor.find("generic-board p.held").waitFor();
    assertThat(visitor.number()).isEqualTo(before);
    assertThat(visitor.find("generic-board [data-carried]").count()).isZero();
  }

  // Half of all cards: another is played until one comes.
  private static Locator cardThatHitsOthers(Visitor visitor) {
    Locator bolts = visitor.find("generic-board .mine .card.takes[aria-label^='Bolt']");
    while (bolts.count() == 0) {
      int before = visitor.number();
      visitor.find("generic-board .mine .card.takes").first().click();
      visitor.waitForAnswer(before);
      visitor.find("main.mine generic-board .mine .card.takes").first().waitFor();
    }
    return bolts.first();
  }

  private static void drag(Visitor visitor, Locator from, Locator to) {
    Page page = visitor.page();
    BoundingBox start = from.boundingBox();
    BoundingBox end = to.boundingBox();
    page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
    page.mouse().down();
    page.mouse().move(start.x + start.width / 2, start.y);
    visitor.find("generic-board .thing.taken").waitFor();
    page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
    page.mouse().up();
  }

  @Test
  void aPawnIsMovedByTheKeyboardAlone() {
    Visitor visitor = play("ford", 2, Device.DESKTOP, "en");
    visitor.button("C1, Pawn 3, Seat 1").focus();
    visitor.page().keyboard().press("Enter");
    visitor.find("generic-board .held >> text=choose where it goes").waitFor();
    assertThat(visitor.find("generic-board .cell.target").count()).isEqualTo(3);
    visitor.page().keyboard().press("Escape");
    visitor.find("generic-board p.held").waitFor();
    visitor.page().keyboard().press("Enter");
    int before = visitor.number();
    visitor.button("D2").focus();
    visitor.page().keyboard().press("Enter");
    visitor.waitForAnswer(before);
    visitor.find("generic-board [aria-label='D2, Pawn 3, Seat 1']").waitFor();
  }

  @Test
  void aPawnIsDraggedToItsCell() {
    Visitor visitor = play("ford", 2, Device.DESKTOP, "fr");
    int before = visitor.number();
    drag(
        visitor,
        visitor.find("generic-board [aria-label^='C1, Pion 3']"),
        visitor.find("generic-board [aria-label='C2']"));
    visitor.waitForAnswer(before);
    visitor.find("generic-board [aria-label^='C2, Pion 3']").waitFor();
  }

  @Test
  void diceAreThrownWhereTheyLie() {
    Visitor visitor = play("trio", 2, Device.SMALL_PHONE, "fr");
    visitor.button("Dé 2 : pas encore lancé").click();
    Locator thrown = visitor.find("generic-board .die[aria-label^='Dé 2']");
    thrown.locator("circle").first().waitFor();
    assertThat(thrown.getAttribute("aria-label")).matches("Dé 2 : [1-6]");
    thrown.click();
    visitor.find("generic-board [aria-label='Relances restantes : 1 sur 2']").waitFor();
  }

  @Test
  void whatIsHeardIsWhatIsSeen() {
    Visitor visitor = play("sparks", 2, Device.DESKTOP, "en");
    assertThat(visitor.find("generic-board [aria-label='Hand: 3 cards']").count()).isEqualTo(1);
    assertThat(visitor.find("generic-board .mine [aria-label='Lives: 3 of 5']").count())
        .isEqualTo(1);
    assertThat(visitor.find("generic-board [aria-label='Stock: 12 cards']").count()).isEqualTo(1);
    visitor.find("plateau-in-words summary").click();
    assertThat(visitor.find("plateau-in-words details").innerText())
        .contains("Stock: 12 cards", "Hand: 3 cards", "Lives: 3 of 5")
        .doesNotContainPattern("\\b(null|undefined|hand|pile)\\b");
  }

  @Test
  void aGameWithABoardOfItsOwnDoesNotLoadThisOne() {
    Visitor visitor = visitor(Device.DESKTOP);
    List<String> loaded = new ArrayList<>();
    visitor.page().onRequest(request -> loaded.add(request.url()));
    String game = AllGames.ids().findFirst().orElseThrow();
    visitor.playNow(game);
    assertThat(loaded).anyMatch(url -> url.contains("/games/" + game + "/presentation.js"));
    assertThat(loaded).noneMatch(url -> url.contains("/games/generic/presentation.js"));
  }

  /** A phone on its side. */
  @ParameterizedTest
  @CsvSource({"sparks, 3, fr", "ford, 2, en", "trio, 2, fr"})
  void theWholeBoardFitsOnALowScreen(String game, int seats, String language) {
    Visitor visitor = play(game, seats, Device.DESKTOP, language);
    visitor.page().setViewportSize(844, 390);
    visitor.page().evaluate(Facts.DEFINED);
    LayoutTest.noFaults(visitor.page(), Facts.IN_SIGHT, "section.seat, section.common", game);
    assertThat(smallTargets(visitor)).as("targets below 44 px").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "sparks, 3, LAPTOP, en",
    "sparks, 3, SMALL_PHONE, fr",
    "ford, 2, LAPTOP, fr",
    "ford, 2, SMALL_PHONE, en",
    "trio, 2, LAPTOP, en",
    "trio, 2, SMALL_PHONE, fr"
  })
  void everyScreenIsLegible(String game, int seats, Device device, String language)
      throws IOException {
    Visitor visitor = play(game, seats, device, language);
    checkInBothThemes(visitor, "tabletop-" + game);
    assertThat(smallTargets(visitor)).as("targets below 44 px").isEmpty();
  }

  @SuppressWarnings("unchecked")
  private static List<String> smallTargets(Visitor visitor) {
    return (List<String>)
        visitor
            .find("generic-board")
            .evaluate(
                """
                (board) => [...board.shadowRoot.querySelectorAll('button')]
                  .filter((one) => one.offsetWidth < 44 || one.offsetHeight < 44)
                  .map((one) => `${one.getAttribute('aria-label')} ${one.offsetWidth}x${one.offsetHeight}`)
                """);
  }
}
