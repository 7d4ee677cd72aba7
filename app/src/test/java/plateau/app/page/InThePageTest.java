package plateau.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.Companions;
import plateau.arena.Games;
import plateau.kernel.tutorial.Tutorial;
import plateau.server.Server;
import plateau.server.operations.Settings;

/**
 * The whole program, and a browser whose page has rules of its own: in the middle of everything the
 * plug is pulled, of the server and of the network, and it goes on.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class InThePageTest {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
  private static final double PATIENCE_MS = 60_000;

  /** Plays so many moves at a table of this browser; answers the number of the last event. */
  private static final String PLAY =
      """
      async ([table, moves]) => {
        const { LineHere } = await import('/here/here.js');
        const { token } = JSON.parse(localStorage.getItem('plateau.seats')).find((seat) => seat.table === table);
        const line = new LineHere(table);
        const send = (message) => line.send(JSON.stringify(message));
        const n = await new Promise((resolve, reject) => {
          let played = 0;
          let seen = -1;
          line.addEventListener('open', () => send({ type: 'join', token }));
          line.addEventListener('close', ({ code }) => reject(new Error(`closed: ${code}`)));
          line.addEventListener('message', ({ data }) => {
            const message = JSON.parse(data);
            if (message.type === 'refused') reject(new Error(message.words));
            if (message.type !== 'view' || message.n === seen) return;
            seen = message.n;
            if (played === moves || message.result) resolve(message.n);
            else if (message.moves.length) {
              const { text } = message.moves[(7 * played) % message.moves.length];
              send({ type: 'move', id: `${table}-${++played}-${Math.random()}`, at: message.n, move: text });
            }
          });
        });
        line.close();
        return n;
      }
      """;

  @TempDir private Path folder;
  private Playwright playwright;
  private Browser browser;
  private Server server;
  private boolean isServing;
  private String home = "";
  private BrowserContext context;
  private Page page;

  @BeforeAll
  void openBrowser() {
    Optional<Path> program = chromium();
    assumeTrue(program.isPresent(), "no Chromium here");
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(program.get())
                    // Chromium's own sandbox does not work as root, and we visit only ourselves.
                    .setArgs(List.of("--no-sandbox")));
  }

  private static Optional<Path> chromium() {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
        .flatMap(place -> NAMES.stream().map(name -> Path.of(place, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  @AfterAll
  void closeBrowser() {
    if (playwright != null) {
      playwright.close();
    }
  }

  @BeforeEach
  void comeIn() {
    server =
        Server.start(
            Settings.usual(
                Settings.THIS_MACHINE, 0, folder.resolve("plateau.db"), Optional.empty()));
    isServing = true;
    context = browser.newContext(new Browser.NewContextOptions().setLocale("en"));
    page = context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    home = server.address() + "/";
    page.navigate(home);
    page.evaluate("() => navigator.serviceWorker.ready.then(({ active }) => active.state)");
    page.waitForFunction("() => navigator.serviceWorker.controller");
  }

  @AfterEach
  void leave() {
    context.close();
    if (isServing) {
      server.close();
    }
  }

  private void pullThePlug() {
    server.close();
    isServing = false;
    context.setOffline(true);
  }

  // Those that are compiled for pages: there are others on the class path, which tests brought.
  static Stream<String> games() {
    try (InputStream build =
        Objects.requireNonNull(
            InThePageTest.class.getResourceAsStream("/plateau/web/page/build.json"))) {
      String compiled = new String(build.readAllBytes(), StandardCharsets.UTF_8);
      return Games.all().stream()
          .map(game -> game.info().id())
          .filter(id -> compiled.contains("\"" + id + "\""));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String playNow(String game) {
    page.locator("game-card[data-game=" + game + "] button").first().click();
    page.waitForURL("**/table/here-*");
    return page.url().substring(page.url().lastIndexOf('/') + 1);
  }

  private int play(String table, int moves) {
    return ((Number) page.evaluate(PLAY, List.of(table, moves))).intValue();
  }

  private static void isSeen(Locator what) {
    PlaywrightAssertions.assertThat(what)
        .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE_MS));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMatchGoesOnWhenThePlugIsPulled(String game) {
    String table = playNow(game);
    int before = play(table, 1);
    pullThePlug();
    int after = play(table, 2);
    assertThat(after).isGreaterThan(before);
    page.reload();
    isSeen(page.locator("table-page .board").first());
    assertThat(play(table, 0))
        .as("where it stands when the page was loaded again, or others have gone on since")
        .isGreaterThanOrEqualTo(after);
    page.navigate(home);
    isSeen(page.locator("my-games table-row").first());
    isSeen(page.locator("game-card[data-game=" + game + "]"));
  }

  static Stream<String> taught() {
    return Games.all().stream().filter(Tutorial::exists).map(game -> game.info().id());
  }

  @ParameterizedTest
  @MethodSource("taught")
  void aTutorialGoesOnWhenThePlugIsPulled(String game) {
    page.navigate(home + "learn/" + game);
    isSeen(page.locator("main[data-lesson]"));
    pullThePlug();
    page.reload();
    String first = page.locator("main[data-lesson]").getAttribute("data-lesson");
    page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Go on")).first().click();
    PlaywrightAssertions.assertThat(page.locator("main[data-lesson]"))
        .not()
        .hasAttribute("data-lesson", first);
  }

  static Stream<String> accompanied() {
    return games().filter(game -> Companions.of(game).isPresent());
  }

  @ParameterizedTest
  @MethodSource("accompanied")
  void aCompanionGoesOnWhenThePlugIsPulled(String game) {
    page.navigate(home + "companion/" + game);
    Locator ask = page.locator("companion-ask");
    isSeen(ask);
    pullThePlug();
    String first = asked(ask);
    page.locator("companion-ask button").first().click();
    page.waitForCondition(() -> !asked(ask).equals(first));
    String second = asked(ask);
    page.reload();
    isSeen(ask);
    assertThat(asked(ask)).isEqualTo(second);
  }

  private static String asked(Locator ask) {
    return (String) ask.evaluate("({ ask }) => ask.id + ': ' + ask.words");
  }

  @Test
  void aMatchIsHandedToTheServerAndChecked() {
    String table = playNow(games().findFirst().orElseThrow());
    play(table, 3);
    page.locator("plateau-here summary").click();
    page.locator("plateau-here .ways button").first().click();
    page.waitForURL(url -> url.contains("/table/") && !url.contains("here-"));
    isSeen(page.locator("table-page .board").first());
    String id = page.url().substring(page.url().lastIndexOf('/') + 1);
    assertThat(context.request().get(home + "api/tables/" + id).text())
        .contains("\"forkedFrom\":{\"table\":\"~");
  }
}
