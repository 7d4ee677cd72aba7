package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.Server;
import plateau.server.operations.Settings;

/** A server on a free port with a database of its own, and visitors with Chromium. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@ExtendWith(OneChromium.class)
abstract class BrowserTest {

  /** The speed of those who only want to see how it stands. */
  private static final String AT_ONCE = "instant";

  private final List<Visitor> visitors = new ArrayList<>();
  // The first table of a class has the seed 1, the next one 2.
  private final AtomicLong seeds = new AtomicLong();
  private Path database;
  private Server server;
  private Chromium chromium;

  @BeforeAll
  void open(@TempDir Path folder, Optional<Chromium> installed) {
    assumeThat(installed)
        .as("no Chromium on this machine, so the browser tests are skipped: apt install chromium")
        .isPresent();
    database = folder.resolve("plateau.db");
    server = start(0);
    chromium = installed.orElseThrow();
  }

  @AfterEach
  void nobodyHadTrouble() {
    try {
      visitors.forEach(Visitor::hadNoTrouble);
    } finally {
      visitors.forEach(Visitor::close);
      visitors.clear();
    }
  }

  @AfterAll
  void close() {
    if (server != null) {
      server.close();
    }
  }

  private Server start(int port) {
    return Server.start(
        Settings.usual(Settings.THIS_MACHINE, port, database, Optional.empty())
            .withSeeds(seeds::incrementAndGet));
  }

  /** The server goes away; it can be {@linkplain #bringBack brought back} where it was. */
  final int takeAway() {
    int port = server.port();
    server.close();
    return port;
  }

  final void bringBack(int port) {
    server = start(port);
  }

  final Visitor visitor(Device device) {
    return visitor(device, "en", "dark");
  }

  final Visitor visitor(Device device, String language, String theme) {
    return visitor(address(), device, language, theme, ReducedMotion.REDUCE, AT_ONCE);
  }

  /** Somebody who sees pieces travel. */
  final Visitor visitorWithMotion(Device device) {
    return visitor(address(), device, "en", "dark", ReducedMotion.NO_PREFERENCE, "usual");
  }

  /** Somebody to whom everything is told step by step, without motion. */
  final Visitor visitorWithoutMotion(Device device) {
    return visitor(address(), device, "en", "dark", ReducedMotion.REDUCE, "usual");
  }

  /** Somebody at another server than that of this test. */
  final Visitor visitorAt(ServerProcess other, Device device, String language, String theme) {
    return visitor(other.address(), device, language, theme, ReducedMotion.REDUCE, AT_ONCE);
  }

  /** Somebody who comes through this proxy. */
  final Visitor visitorBehind(SwallowingProxy proxy) {
    return visitor(proxy.address(), Device.DESKTOP, "en", "dark", ReducedMotion.REDUCE, AT_ONCE);
  }

  private Visitor visitor(
      String address,
      Device device,
      String language,
      String theme,
      ReducedMotion motion,
      String speed) {
    Visitor visitor =
        new Visitor(chromium.browser(), address, device, language, theme, motion, speed);
    visitors.add(visitor);
    return visitor;
  }

  final int port() {
    return server.port();
  }

  final String address() {
    return "http://127.0.0.1:" + server.port();
  }

  /** Where the server looks for tournaments. */
  final Path tournaments() {
    return database.resolveSibling(Settings.TOURNAMENTS);
  }

  /** Where pictures are left for people to look at. */
  static Path pictures() throws IOException {
    return Files.createDirectories(Path.of("target", "pictures"));
  }

  /**
   * What is shown in the dark must be accessible and fit the screen in the light too; leaves
   * pictures of both.
   */
  static void checkInBothThemes(Visitor visitor, String name) throws IOException {
    checkTheme(visitor, name, "dark");
    assertThat(Axe.seriousFindings(visitor.page())).as("accessibility of " + name).isEmpty();
    visitor.choose("light");
    checkTheme(visitor, name, "light");
    assertThat(Axe.contrastFindings(visitor.page())).as(name + " in the light").isEmpty();
    visitor.choose("dark");
  }

  private static void checkTheme(Visitor visitor, String name, String theme) throws IOException {
    visitor.photograph(
        pictures().resolve("%s-%s-%s.png".formatted(name, visitor.device().size(), theme)));
    assertThat(visitor.scrollsSideways()).as("%s, %s, scrolls sideways", name, theme).isFalse();
    assertThat(visitor.rawBlanks()).as("blanks that nobody filled in: " + name).isEmpty();
  }
}
