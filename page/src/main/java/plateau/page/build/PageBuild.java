package plateau.page.build;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import plateau.kernel.Game;
import plateau.kernel.json.JsonObject;

/**
 * Makes WebAssembly of the rules that are on a class path, for pages: {@code PageBuild INTO WORK
 * CLASSPATH}. Does nothing where that was done already and nothing has changed since.
 */
final class PageBuild {

  private static final String POINTER = "build.json";
  private static final int NAME_DIGITS = 16;

  private final Path into;
  private final Path work;
  private final OnClassPath ours;

  private PageBuild(Path into, Path work, OnClassPath ours) {
    this.into = into;
    this.work = work;
    this.ours = ours;
  }

  /** The folder for the page's files, a folder to work in, and the class path. */
  public static void main(String... arguments) throws IOException {
    List<Path> classPath =
        Arrays.stream(arguments[2].split(File.pathSeparator)).map(Path::of).toList();
    new PageBuild(Path.of(arguments[0]), Path.of(arguments[1]), OnClassPath.of(classPath)).run();
  }

  private void run() throws IOException {
    String inputs = ours.fingerprint();
    Path stamp = work.resolve("made-of");
    boolean isMade = Files.exists(stamp) && Files.readString(stamp).equals(inputs);
    if (isMade && Files.exists(into.resolve(POINTER))) {
      return;
    }
    clear(into);
    Path wasm = new RulesCompiler(ours, work).compile();
    String runtime = RuntimeScript.patched();
    String name = name(Files.readAllBytes(wasm), runtime.getBytes(StandardCharsets.UTF_8));
    Path folder = Files.createDirectories(into.resolve(name));
    Files.copy(wasm, folder.resolve("rules.wasm"));
    Files.writeString(folder.resolve("runtime.js"), runtime);
    Files.writeString(into.resolve(POINTER), pointer(name));
    Files.writeString(stamp, inputs);
  }

  // The one file whose name stays: which build this is, and which games are in it.
  private static String pointer(String folder) {
    List<String> games =
        ServiceLoader.load(Game.class).stream()
            .<Game<?, ?>>map(ServiceLoader.Provider::get)
            .map(game -> game.info().id())
            .sorted()
            .toList();
    return new JsonObject().put("folder", folder).put("games", games) + "\n";
  }

  private static String name(byte[]... files) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      Arrays.stream(files).forEach(digest::update);
      return HexFormat.of().formatHex(digest.digest()).substring(0, NAME_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }

  private static void clear(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
