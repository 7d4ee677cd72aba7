package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The zip that the build makes, unpacked where a blank is in the name of the folder. */
class DistributionTest {

  @TempDir private static Path temporary;

  private static Path plateau;

  @BeforeAll
  static void unpack() throws IOException {
    String zip = System.getProperty("plateau.distribution");
    assumeTrue(zip != null && Files.exists(Path.of(zip)), "the build has not packed it yet");
    Path folder = Files.createDirectories(temporary.resolve("my games"));
    try (FileSystem packed =
        FileSystems.newFileSystem(Path.of(zip), Map.of("enablePosixFileAttributes", true))) {
      Path root = packed.getPath("/");
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(file -> !file.equals(root)).toList()) {
          unpack(file, folder.resolve(root.relativize(file).toString()));
        }
      }
    }
    try (Stream<Path> unpacked = Files.list(folder)) {
      plateau = unpacked.findFirst().orElseThrow().resolve("plateau");
    }
  }

  private static void unpack(Path file, Path to) throws IOException {
    if (Files.isDirectory(file)) {
      Files.createDirectories(to);
    } else {
      Files.copy(file, to);
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(file));
    }
  }

  @Test
  void holdsAllThatIsNeededAndSaysWhatThatIs() throws IOException {
    Path home = plateau.resolveSibling("");
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
    Process game = start("play", "codroid", "--seats", "random", "--seed", "1", "--save", "a game");
    String said = new String(game.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(game.waitFor()).as(said).isZero();
    assertThat(said).contains("The seed was 1");
  }

  @Test
  void startsAServerAndStopsItPolitely() throws IOException, InterruptedException {
    Process server = start("serve", "--port", "0", "--db", "games of ours.db");
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

  private static Process start(String... arguments) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Stream.concat(Stream.of(plateau.toString()), Stream.of(arguments)).toList())
            .directory(temporary.toFile())
            .redirectError(temporary.resolve("its errors").toFile());
    builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("HOME", temporary.toString());
    builder.environment().put("LANG", "C.UTF-8");
    List.of("PLATEAU_LANG", "LC_ALL", "LC_MESSAGES").forEach(builder.environment()::remove);
    return builder.start();
  }
}
