package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Somebody with a browser of their own. Whatever goes wrong in the page is remembered. */
final class Visitor implements AutoCloseable {

  private final BrowserContext context;
  private final Page page;
  private final String address;
  private final Device device;
  private final List<String> faults = new ArrayList<>();
  private boolean losesConnections;
  private boolean asksInVain;

  Visitor(
      Browser browser,
      String address,
      Device device,
      String language,
      String theme,
      ReducedMotion motion,
      String speed) {
    this.address = address;
    this.device = device;
    context =
        browser.newContext(
            new Browser.NewContextOptions()
                .setViewportSize(device.width, device.height)
                .setReducedMotion(motion)
                .setLocale(language));
    context.addInitScript(
        """
        if (!localStorage.getItem('plateau.settings'))
          localStorage.setItem('plateau.settings', JSON.stringify({language: '%s', theme: '%s', speed: '%s'}))
        """
            .formatted(language, theme, speed));
    page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") || message.type().equals("warning")) {
            faults.add(message.type() + ": " + message.text());
          }
        });
    page.onPageError(fault -> faults.add("exception: " + fault));
  }

  String address() {
    return address;
  }

  Device device() {
    return device;
  }

  Page page() {
    return page;
  }

  Visitor goTo(String path) {
    page.navigate(address + path);
    return this;
  }

  /** Puts the page that is open into this theme. */
  void choose(String theme) {
    page.evaluate(
        "async theme => (await import('/shell/settings.js')).settings.change({theme})", theme);
  }

  Locator find(String selector) {
    return page.locator(selector);
  }

  Locator button(String words) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(words).setExact(true));
  }

  /** One click from the first page to a table of this game, which is there when this returns. */
  Visitor playNow(String game) {
    goTo("/");
    find("game-card[data-game='%s'] button.main".formatted(game)).click();
    find("main[data-step]").waitFor();
    return this;
  }

  int step() {
    return Integer.parseInt(find("main[data-step]").getAttribute("data-step"));
  }

  /** Waits for the view that follows this one. */
  void waitForAnswer(int number) {
    find("main[data-n]:not([data-n='%d'])".formatted(number)).waitFor();
  }

  int number() {
    return Integer.parseInt(find("main[data-n]").getAttribute("data-n"));
  }

  String path() {
    return page.url().substring(address.length());
  }

  void photograph(Path file) {
    page.screenshot(new Page.ScreenshotOptions().setPath(file));
  }

  boolean scrollsSideways() {
    return (Boolean)
        page.evaluate(
            "() => document.documentElement.scrollWidth > document.documentElement.clientWidth");
  }

  /** What is left of sentences whose blanks nobody filled in, in all that is read or heard. */
  @SuppressWarnings("unchecked")
  List<String> rawBlanks() {
    return (List<String>)
        page.evaluate(
            """
            () => {
              const said = [];
              const hear = (node) => {
                if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
                if (['STYLE', 'SCRIPT', 'TEXTAREA'].includes(node.nodeName)) return;
                for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
                  said.push(node.getAttribute?.(name) ?? '');
                for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) hear(child);
              };
              hear(document.body);
              return said.flatMap((text) => text.match(/\\{\\w+(\\+1)?(\\|[^{}]*)?\\}/g) ?? []);
            }
            """);
  }

  /** The browser itself complains about each connection that cannot be made; now that is right. */
  void losesConnections() {
    losesConnections = true;
  }

  /** The browser complains about each answer of 4xx; now some are right. */
  void asksInVain() {
    asksInVain = true;
  }

  /**
   * Comes again to the page that is open, while the server refuses questions to this address as too
   * many, and then tries again as the page offers it.
   */
  void isAskedToWait(String question) {
    asksInVain();
    Route.FulfillOptions refused =
        new Route.FulfillOptions()
            .setStatus(429)
            .setBody("{\"error\":{\"code\":\"too-fast\",\"words\":\"Too much at once.\"}}");
    page.route(question, route -> route.fulfill(refused));
    page.reload();
    find("plateau-trouble >> text=Too much at once.").waitFor();
    page.unroute(question);
    button("Try again").click();
  }

  void hadNoTrouble() {
    if (asksInVain) {
      faults.removeIf(fault -> fault.contains("the server responded with a status of 4"));
    }
    if (losesConnections) {
      faults.removeIf(fault -> fault.contains("WebSocket connection to"));
      faults.removeIf(fault -> fault.contains("net::ERR_CONNECTION_REFUSED"));
      // What was on its way when the server was killed.
      faults.removeIf(fault -> fault.contains("net::ERR_CONNECTION_RESET"));
    }
    assertThat(faults).as("errors and warnings in the console of " + page.url()).isEmpty();
  }

  @Override
  public void close() {
    context.close();
  }
}
