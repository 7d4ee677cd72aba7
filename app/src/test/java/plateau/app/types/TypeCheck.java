package plateau.app.types;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The web client as the server hands it out, each game's files below the frame's, in a folder of
 * its own. There the TypeScript compiler, which comes as a jar and runs on Node, holds it against
 * the types that its comments tell.
 */
final class TypeCheck {

  private static final Path ROOT = Path.of("..");

  // What is needed of npm, by the names of the jars.
  private static final Map<String, String> PACKAGES =
      Map.of(
          "typescript", "typescript",
          "lit", "lit",
          "lit-html", "lit-html",
          "lit-element", "lit-element",
          "lit__reactive-element", "@lit/reactive-element",
          "types__trusted-types", "@types/trusted-types");

  private final Path folder;

  TypeCheck(Path folder) throws IOException {
    this.folder = folder;
    copy(ROOT.resolve("web/src"), folder.resolve("src"));
    Files.copy(ROOT.resolve("web/jsconfig.json"), folder.resolve("jsconfig.json"));
    for (Path game : files(ROOT.resolve("games"), 1)) {
      copy(game.resolve("src/main/web"), games().resolve(String.valueOf(game.getFileName())));
    }
    for (Map.Entry<String, String> one : PACKAGES.entrySet()) {
      unpack(one.getKey(), folder.resolve("node_modules").resolve(one.getValue()));
    }
  }

  static boolean hasNode() {
    try {
      return new ProcessBuilder("node", "--version").start().waitFor() == 0;
    } catch (IOException none) {
      return false;
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  /** What all boards share, and a folder below it for each game. */
  Path games() {
    return folder.resolve("src/games");
  }

  /** What the compiler complains of, a line each: {@code src/file.js(3,14): error TS2339: …}. */
  List<String> complaints() throws IOException {
    Process process =
        new ProcessBuilder("node", "node_modules/typescript/lib/tsc.js", "-p", "jsconfig.json")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return said.lines().toList();
  }

  private static List<Path> files(Path folder, int depth) throws IOException {
    try (Stream<Path> all = Files.walk(folder, depth)) {
      return all.filter(file -> !file.equals(folder)).toList();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    for (Path file : files(from, Integer.MAX_VALUE)) {
      Path copied = to.resolve(from.relativize(file).toString());
      Files.createDirectories(Objects.requireNonNull(copied.getParent()));
      if (!Files.isDirectory(file)) {
        Files.copy(file, copied);
      }
    }
  }

  // The jar of a package has it in a folder named after its version.
  private static void unpack(String name, Path to) throws IOException {
    String place = "META-INF/resources/webjars/" + name;
    try (FileSystem jar = FileSystems.newFileSystem(jarWith(place), Map.of())) {
      Path whole = files(jar.getPath(place), 1).getFirst();
      for (Path file : files(whole, Integer.MAX_VALUE)) {
        if (file.toString().matches(".*(\\.d\\.ts|/package\\.json|/_?tsc\\.js)")) {
          Path copied = to.resolve(whole.relativize(file).toString());
          Files.createDirectories(Objects.requireNonNull(copied.getParent()));
          Files.copy(file, copied);
        }
      }
    }
  }

  private static URI jarWith(String place) {
    try {
      return Objects.requireNonNull(TypeCheck.class.getClassLoader().getResource(place)).toURI();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
