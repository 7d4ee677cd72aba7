package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.RequestOptions;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What somebody does who has the distribution and wants a game of their own: writes one, builds it
 * as it is, and plays it in the terminal, in the browser, against a bot, and in a tournament.
 * Nothing comes from the network: Maven finds in folders what the build of Plateau has fetched.
 */
class GameOfOnesOwnTest {

  private static final String ID = "night-market";
  private static final String NAME = "L'\u00e9t\u00e9 & \"Co\"";

  /** Answers with the first legal move. */
  private static final String BOT =
      """
      while IFS= read -r line; do
        case $line in
          *'"type":"hello"'*) echo '{"type":"ready","name":"first"}' ;;
          *'"type":"decide"'*)
            id=${line#*'"id":'}
            moves=${line#*'"moves":["'}
            echo "{\\"type\\":\\"move\\",\\"id\\":${id%%[!0-9]*},\\"move\\":\\"${moves%%'"'*}\\"}"
            ;;
        esac
      done
      """;

  @TempDir private static Path work;

  private static Distribution plateau;
  private static Path jars;

  @BeforeAll
  static void aGameIsWrittenAndBuilt() throws IOException, InterruptedException {
    String maven = System.getProperty("plateau.maven", "");
    assumeTrue(Files.isExecutable(Path.of(maven)), "no Maven to build a game of one's own with");
    plateau = Distribution.unpackedInto(work);
    String said = plateau.typed(List.of(), "new-game", "a game", "--id", ID, "--name", NAME);
    assertThat(said).contains("mvn verify");
    jars = work.resolve("a game/target");
    build(maven);
    assertThat(jars.resolve(ID + "-0.1.0.jar")).exists();
  }

  private static void build(String maven) throws IOException, InterruptedException {
    Path log = work.resolve("mvn.log");
    ProcessBuilder builder =
        new ProcessBuilder(
                maven,
                "-B",
                "--offline",
                "-s",
                settings().toString(),
                "-Dmaven.repo.local=" + work.resolve("m2"),
                "-Dplateau.kit.matches=2",
                "verify")
            .directory(work.resolve("a game").toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    assertThat(builder.start().waitFor())
        .as(() -> "mvn verify of a new game, see\n" + readQuietly(log))
        .isZero();
  }

  private static String readQuietly(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  // What this machine has fetched already stands in for the repositories of the world.
  private static Path settings() throws IOException {
    String here = Path.of(System.getProperty("plateau.maven.fetched")).toUri().toString();
    return Files.writeString(
        work.resolve("settings.xml"),
        """
        <settings>
          <profiles>
            <profile>
              <id>fetched</id>
              <repositories>
                <repository><id>central</id><url>%1$s</url></repository>
              </repositories>
              <pluginRepositories>
                <pluginRepository><id>central</id><url>%1$s</url></pluginRepository>
              </pluginRepositories>
            </profile>
          </profiles>
          <activeProfiles><activeProfile>fetched</activeProfile></activeProfiles>
        </settings>
        """
            .formatted(here));
  }

  private String run(String... arguments) throws IOException, InterruptedException {
    return typing(List.of(), arguments);
  }

  private String typing(List<String> lines, String... arguments)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--games", jars.toString()));
    return plateau.typed(lines, all.toArray(String[]::new));
  }

  @Test
  void itIsPlayedInTheTerminal() throws IOException, InterruptedException {
    List<String> lines = new ArrayList<>(List.of("look-bush-1"));
    lines.addAll(Collections.nCopies(12, "rest"));
    String said = typing(lines, "play", ID, "--seats", "human,random", "--seed", "3");
    assertThat(said).contains(NAME, "Seat 1 looks: bush 1.", "The seed was 3");
  }

  @Test
  void aBotPlaysIt() throws IOException, InterruptedException {
    Files.writeString(work.resolve("bot.sh"), BOT);
    assertThat(run("bot", "check", "bash bot.sh", "--game", ID)).contains("plays whole matches");
    String match = run("match", ID, "--seats", "bot:bash bot.sh,greedy", "--games", "2");
    assertThat(match).contains(NAME, "bot:bash bot.sh");
  }

  @Test
  void itIsPlayedInATournament() throws IOException, InterruptedException {
    String said = run("tournament", "--game", ID, "--players", "greedy,random,easy");
    assertThat(said).contains(NAME, "The tournament is over");
  }

  @Test
  void itIsPlayedInTheBrowser() throws IOException, InterruptedException {
    Optional<Path> chromium = chromium();
    assumeTrue(chromium.isPresent(), "no Chromium on this machine, so a game is not played in it");
    Process server =
        plateau.start("serve", "--port", "0", "--db", "tables.db", "--games", jars.toString());
    try (BufferedReader lines = server.inputReader(StandardCharsets.UTF_8);
        Playwright playwright =
            Playwright.create(
                new Playwright.CreateOptions()
                    .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Browser browser =
            playwright
                .chromium()
                .launch(
                    new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium.orElseThrow())
                        .setArgs(List.of("--no-sandbox")))) {
      String line = Objects.requireNonNull(lines.readLine(), "the address of the server");
      playIn(browser.newPage(), line.replaceAll(".*(http://[^/ ]+).*", "$1"));
    } finally {
      server.destroy();
      server.waitFor();
    }
  }

  private static void playIn(Page page, String address) {
    List<String> trouble = new ArrayList<>();
    page.onPageError(trouble::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            trouble.add(message.text());
          }
        });
    page.navigate(address);
    PlaywrightAssertions.assertThat(page.getByText(NAME).first()).isVisible();
    page.navigate(address + seat(page, address));
    Locator bush = page.locator("[data-thing='bushes.1']");
    PlaywrightAssertions.assertThat(bush.locator(".leaf")).isVisible();
    page.getByText("Look: bush 2").first().click();
    PlaywrightAssertions.assertThat(bush.locator(".trinket")).isVisible();
    assertThat(trouble).isEmpty();
  }

  private static String seat(Page page, String address) {
    String table =
        page.request()
            .post(
                address + "/api/tables",
                RequestOptions.create()
                    .setHeader("Content-Type", "application/json")
                    .setData("{\"game\":\"" + ID + "\"}"))
            .text();
    String id = table.replaceAll("(?s).*?\"id\":\"([^\"]+)\".*", "$1");
    String token = table.replaceAll("(?s).*\"token\":\"([^\"]+)\".*", "$1");
    return "/table/" + id + "#" + token;
  }

  private static Optional<Path> chromium() {
    return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
        .flatMap(
            folder ->
                Stream.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
                    .map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
