package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The server goes away in the middle of a game and comes back, or the way to it. */
class ConnectionTest extends BrowserTest {

  /** So long a dead line may stay unnoticed, in milliseconds. */
  private static final long KNOWN_WITHIN = 5_000;

  /** A page tries again after ten seconds at the latest. */
  private static final long LONGEST_PAUSE = 10_000;

  @Test
  void aTableGoesOnWhereItWasWhenTheServerComesBack() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    visitor.losesConnections();
    int number = visitor.number();
    visitor.find("codroid-cards button[data-move]").first().click();
    visitor.waitForAnswer(number);
    int played = visitor.number();

    int port = takeAway();
    visitor.find("p.lost").waitFor();
    assertThat(visitor.find("codroid-cards button[data-move]").count()).isZero();
    bringBack(port);

    visitor.find("plateau-ask button.main").waitFor();
    assertThat(visitor.find("p.lost").count()).isZero();
    assertThat(visitor.number()).isEqualTo(played);
    assertThat(visitor.find("codroid-cards .taken li").count()).isEqualTo(1);
    visitor.find("plateau-ask button.main").click();
    visitor.waitForAnswer(played);
  }

  @Test
  void aQuestionIntoADeadLineIsGivenUp() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.page().clock().install();
    visitor.goTo("/").find("game-card").first().waitFor();
    visitor.losesConnections();
    visitor.page().route("**/api/tournaments*", neverAnswered -> {});
    visitor
        .page()
        .evaluate(
            """
            async () => {
              const {get} = await import('/shell/api.js');
              get('/tournaments').catch(({code}) => (window.code = code));
            }
            """);
    visitor.page().clock().runFor(20_000);
    visitor.page().waitForFunction("() => window.code === 'unreachable'");
  }

  @Test
  void whoClicksIntoADeadLineIsToldThatTheServerHasNotAnswered() {
    Visitor visitor = visitor(Device.PHONE);
    visitor.page().clock().install();
    visitor.goTo("/").find("game-card").first().waitFor();
    List<Route> held = new ArrayList<>();
    visitor.page().route("**/api/tables?*", held::add);
    visitor.find("game-card[data-game='codroid'] button.main").click();
    visitor.page().waitForCondition(() -> !held.isEmpty());
    visitor.page().clock().runFor(KNOWN_WITHIN);
    Locator waits = visitor.find("plateau-bar .waits");
    assertThat(waits.textContent()).contains("has not answered yet");
    assertThat(waits.boundingBox().y).isZero();
    held.forEach(Route::resume);
    visitor.find("main[data-step]").waitFor();
    assertThat(waits.count()).isZero();
  }

  @Test
  void whoComesToATableOverADeadLineIsToldSo() {
    try (SwallowingProxy proxy = new SwallowingProxy(port())) {
      Visitor visitor = visitorBehind(proxy);
      visitor.losesConnections();
      visitor.page().clock().install();
      String first = visitor.playNow("codroid").path();
      visitor.playNow("codroid");
      visitor.page().evaluate("() => import('/shell/router.js').then(() => null)");
      proxy.swallow();
      visitor.page().evaluate("async (path) => (await import('/shell/router.js')).go(path)", first);
      visitor.find("p.opening").waitFor();
      visitor.page().clock().runFor(KNOWN_WITHIN);
      assertThat(visitor.find("plateau-bar .waits").textContent()).contains("not answered yet");
      visitor.page().clock().runFor(KNOWN_WITHIN);
      visitor.find("plateau-lost").waitFor();
      assertThat(visitor.find("plateau-bar .waits").count()).isZero();
      assertThat(visitor.button("Try now").count()).isOne();
    }
  }

  @Test
  void aTableWhoseGameCannotBeReadSaysSoAndCanBeTriedAgain() {
    Visitor visitor = visitor(Device.PHONE);
    visitor.asksInVain();
    String path = visitor.playNow("codroid").path();
    String game = "**/api/games/codroid?*";
    Route.FulfillOptions refused =
        new Route.FulfillOptions()
            .setStatus(429)
            .setBody("{\"error\":{\"code\":\"busy\",\"words\":\"Too much at once.\"}}");
    visitor.page().route(game, route -> route.fulfill(refused));
    visitor.goTo(path).find("plateau-trouble >> text=Too much at once.").waitFor();
    visitor.page().unroute(game);
    visitor.button("Try again").click();
    visitor.find("main[data-step]").waitFor();
  }

  @Test
  void aMoveIntoADeadLineIsSaidToBeUnsentAndIsPlayedOnce() {
    try (SwallowingProxy proxy = new SwallowingProxy(port())) {
      Visitor visitor = visitorBehind(proxy);
      visitor.losesConnections();
      visitor.page().clock().install();
      visitor.playNow("codroid");
      Visitor watcher = visitorBehind(proxy);
      watcher.losesConnections();
      watcher.page().clock().install();
      watcher.goTo(visitor.path()).find("main[data-step]").waitFor();
      int number = visitor.number();
      proxy.swallow();

      visitor.find("codroid-cards button[data-move]").first().click();
      visitor.page().clock().runFor(KNOWN_WITHIN);
      assertThat(visitor.find("p.lost").textContent()).contains("Your move is not sent yet");
      assertThat(visitor.find("plateau-ask strong").textContent()).contains("waits");
      assertThat(visitor.find("codroid-cards button[data-move]").count()).isZero();
      watcher.page().clock().runFor(KNOWN_WITHIN);
      assertThat(watcher.find("p.lost").textContent()).contains("The connection is gone");

      proxy.flow();
      visitor.button("Try now").click();
      visitor.waitForAnswer(number);
      assertThat(visitor.find("p.lost").count()).isZero();
      proxy.letThroughUntil("\"type\":\"accepted\"");
      watcher.page().clock().runFor(LONGEST_PAUSE);
      watcher.waitForAnswer(number);
      int played = visitor.number();
      visitor.find("plateau-ask button.main").click();
      visitor.waitForAnswer(played);
      assertThat(visitor.step()).as("a card and the end of the round").isEqualTo(2);
    }
  }
}
