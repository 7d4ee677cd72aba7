package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The zip that the build makes, unpacked where a blank is in the name of the folder. */
class DistributionTest {

  @TempDir private static Path temporary;

  private static Distribution distribution;

  @BeforeAll
  static void unpack() throws IOException {
    distribution = Distribution.unpackedInto(temporary);
  }

  @Test
  void holdsAllThatIsNeededAndSaysWhatThatIs() throws IOException {
    Path home = distribution.home();
    assertThat(home.getFileName().toString()).matches("plateau-\\d+\\.\\d+\\.\\d+");
    assertThat(home.resolve("deploy/plateau.service")).exists();
    assertThat(home.resolve("LICENSE")).exists();
    assertThat(home.resolve("bom.json")).content().contains("\"bomFormat\"", "javalin", "picocli");
    try (Stream<Path> libraries = Files.list(home.resolve("lib"))) {
      assertThat(libraries.map(jar -> jar.getFileName().toString()))
          .noneMatch(jar -> jar.contains("junit") || jar.contains("spark"));
    }
  }

  @Test
  void playsAGameWithoutABuild() throws IOException, InterruptedException {
    Process game =
        distribution.start(
            "play", "codroid", "--seats", "random", "--seed", "1", "--save", "a game");
    String said = new String(game.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(game.waitFor()).as(said).isZero();
    assertThat(said).contains("The seed was 1");
  }

  @Test
  void startsAServerAndStopsItPolitely() throws IOException, InterruptedException {
    Process server = distribution.start("serve", "--port", "0", "--db", "games of ours.db");
    try (BufferedReader lines = server.inputReader(StandardCharsets.UTF_8)) {
      String line = lines.readLine();
      assertThat(line).contains("http://");
      String address = line.replaceAll(".*(http://[^/ ]+).*", "$1");
      try (HttpClient client = HttpClient.newHttpClient()) {
        HttpRequest health = HttpRequest.newBuilder(URI.create(address + "/health")).build();
        assertThat(client.send(health, BodyHandlers.ofString()).body()).contains("up");
      }
      server.destroy();
      assertThat(server.waitFor()).isEqualTo(143);
    } finally {
      server.destroyForcibly();
    }
    assertThat(temporary.resolve("games of ours.db")).exists();
  }
}
