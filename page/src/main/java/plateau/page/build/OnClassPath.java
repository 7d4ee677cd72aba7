package plateau.page.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The files that a page is made of: those below {@code plateau}, or wherever else the jar of a game
 * has its own. What only servers, terminals and documents need is left out.
 *
 * @param parts folders and jars
 * @param files their content, by name
 */
record OnClassPath(List<Path> parts, NavigableMap<String, byte[]> files) {

  private static final String SERVICES = "META-INF/services/";

  static OnClassPath of(List<Path> parts) throws IOException {
    NavigableMap<String, byte[]> files = new TreeMap<>();
    List<Path> ours = new ArrayList<>();
    for (Path part : parts) {
      if (Files.isDirectory(part)) {
        read(part, files);
        ours.add(part);
      } else if (isOurs(part)) {
        try (FileSystem jar = FileSystems.newFileSystem(part)) {
          read(jar.getPath("/"), files);
        }
        ours.add(part);
      }
    }
    return new OnClassPath(ours, files);
  }

  // A game says so in the list of a service; libraries that help to compile do not.
  private static boolean isOurs(Path jar) throws IOException {
    try (FileSystem inside = FileSystems.newFileSystem(jar)) {
      return Files.exists(inside.getPath("/plateau"))
          || Files.exists(inside.getPath("/" + SERVICES + "plateau.kernel.Game"));
    }
  }

  private static void read(Path root, NavigableMap<String, byte[]> files) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = root.relativize(file).toString().replace('\\', '/');
        if (isNeeded(name)) {
          files.putIfAbsent(name, Files.readAllBytes(file));
        }
      }
    }
  }

  private static boolean isNeeded(String name) {
    return !name.startsWith("plateau/web/")
        && !name.contains("/terminal/")
        && !name.endsWith(".md")
        && (!name.startsWith("META-INF/") || name.startsWith(SERVICES));
  }

  /** The names of all classes, as they stand in a jar. */
  List<String> classes() {
    return files.keySet().stream().filter(name -> name.endsWith(".class")).toList();
  }

  /** The names of what is read while playing. */
  List<String> resources() {
    return files.keySet().stream()
        .filter(name -> !name.endsWith(".class") && !name.startsWith("META-INF/"))
        .toList();
  }

  /** Differs when anything of it does. */
  String fingerprint() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      // Another version of the compiler may make something else of the same.
      digest.update(System.getProperty("java.class.path").getBytes(StandardCharsets.UTF_8));
      files.forEach(
          (name, content) -> {
            digest.update(name.getBytes(StandardCharsets.UTF_8));
            digest.update(content);
          });
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
