package plateau.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The Chromium of the system; none is ever downloaded. */
final class Chromium implements AutoCloseable {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private final Playwright playwright;
  private final Browser browser;

  private Chromium(Path program) {
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(program)
                    // Chromium's own sandbox does not work as root, and we visit only ourselves.
                    .setArgs(List.of("--no-sandbox")));
  }

  static Optional<Path> program() {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Chromium start(Path program) {
    return new Chromium(program);
  }

  Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    Stream.<AutoCloseable>of(browser, playwright).forEach(Chromium::closeQuietly);
  }

  private static void closeQuietly(AutoCloseable thing) {
    try {
      thing.close();
    } catch (Exception e) {
      throw new IllegalStateException("Chromium does not end", e);
    }
  }
}
