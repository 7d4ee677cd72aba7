package plateau.app;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The zip that the build makes, unpacked where a blank is in the name of the folder.
 *
 * @param work where its commands run
 */
record Distribution(Path launcher, Path work) {

  /** Skips the test where there is none yet. */
  static Distribution unpackedInto(Path work) throws IOException {
    String zip = System.getProperty("plateau.distribution");
    assumeTrue(zip != null && Files.exists(Path.of(zip)), "the build has not packed it yet");
    Path folder = Files.createDirectories(work.resolve("my games"));
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
      return new Distribution(unpacked.findFirst().orElseThrow().resolve("plateau"), work);
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

  Path home() {
    return launcher.resolveSibling("");
  }

  /** Starts a command that nobody types anything for. */
  Process start(String... arguments) throws IOException {
    return start(Path.of("/dev/null"), arguments);
  }

  /** Runs a command for which these lines are typed, and gives all that it says. */
  String typed(List<String> lines, String... arguments) throws IOException, InterruptedException {
    Path typed = Files.write(work.resolve("typed"), lines);
    Process process = start(typed, arguments);
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new AssertionError(
          String.join(" ", arguments) + ":\n" + said + Files.readString(errors()));
    }
    return said;
  }

  private Process start(Path input, String... arguments) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Stream.concat(Stream.of(launcher.toString()), Stream.of(arguments)).toList())
            .directory(work.toFile())
            .redirectError(errors().toFile());
    builder.redirectInput(ProcessBuilder.Redirect.from(input.toFile()));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("HOME", work.toString());
    builder.environment().put("LANG", "C.UTF-8");
    List.of("PLATEAU_LANG", "LC_ALL", "LC_MESSAGES").forEach(builder.environment()::remove);
    return builder.start();
  }

  private Path errors() {
    return work.resolve("its errors");
  }
}
