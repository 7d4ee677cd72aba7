package plateau.page;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Route;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The compiled rules in the Chromium of the system, under the content policy of our pages. */
final class RulesInChromium implements AutoCloseable {

  private static final Path MADE = Path.of("target/classes/plateau/web/page");
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
  private static final String HOME = "http://rules.test/";
  private static final String POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

  private final Playwright playwright =
      Playwright.create(
          new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  private final Browser browser;
  private final Page page;

  RulesInChromium(Path program) {
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(program)
                    // Chromium's own sandbox does not work as root, and we visit only ourselves.
                    .setArgs(List.of("--no-sandbox")));
    page = browser.newPage();
    page.setDefaultTimeout(120_000);
    page.route(HOME + "**", RulesInChromium::answer);
    page.navigate(HOME);
    page.evaluate(
        """
        async () => {
          const { folder } = await (await fetch('/build.json')).json();
          const { load } = await import(`/${folder}/runtime.js`);
          self.rules = (await load(`/${folder}/rules.wasm`)).exports;
          self.rules.begin({});
        }
        """);
  }

  /** Where the system has one. */
  static Optional<Path> program() {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static void answer(Route route) {
    String path = route.request().url().substring(HOME.length());
    Route.FulfillOptions answer =
        new Route.FulfillOptions()
            .setContentType(
                path.endsWith(".js")
                    ? "text/javascript"
                    : path.endsWith(".wasm") ? "application/wasm" : "text/html")
            .setHeaders(Map.of("Content-Security-Policy", POLICY));
    try {
      route.fulfill(
          path.isEmpty()
              ? answer.setBody("<!doctype html>")
              : answer.setBodyBytes(Files.readAllBytes(MADE.resolve(path))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What one of the exports of {@link plateau.page.Page} answers. */
  String call(String export, Object... arguments) {
    return (String)
        page.evaluate(
            "([name, given]) => self.rules[name](...given)",
            List.of(export, Arrays.asList(arguments)));
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
