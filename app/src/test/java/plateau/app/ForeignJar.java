package plateau.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import plateau.kernel.KernelVersion;

/**
 * Somebody else's game: Pig under another name, compiled and packed as a project elsewhere would.
 */
final class ForeignJar {

  private static final Path PIG = Path.of("../kernel/src/test").toAbsolutePath().normalize();
  private static final String SERVICE = "META-INF/services/plateau.kernel.Game";

  private final String id;
  private final Map<String, byte[]> entries = new TreeMap<>();
  private String kernel = KernelVersion.CURRENT;

  /** With all that a whole game has; compiled in this folder. */
  static ForeignJar pig(String id, Path work) throws IOException {
    return pig(id, work, UnaryOperator.identity());
  }

  /** The same with other sources. */
  static ForeignJar pig(String id, Path work, UnaryOperator<String> change) throws IOException {
    ForeignJar jar = new ForeignJar(id);
    jar.compile(work.resolve(id), change);
    for (String words : List.of("messages_en.properties", "messages_fr.properties")) {
      jar.with(id + "/" + words, Files.readString(PIG.resolve("resources/plateau/pig/" + words)));
    }
    return jar.with(SERVICE, id + ".Pig\n");
  }

  private ForeignJar(String id) {
    this.id = id;
  }

  ForeignJar with(String name, String text) {
    entries.put(name, text.getBytes(UTF_8));
    return this;
  }

  ForeignJar without(String name) {
    assertThat(entries.remove(name)).as(name).isNotNull();
    return this;
  }

  ForeignJar madeFor(String version) {
    kernel = version;
    return this;
  }

  Path writeInto(Path folder) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (!kernel.isEmpty()) {
      manifest.getMainAttributes().putValue(KernelVersion.ATTRIBUTE, kernel);
    }
    Path file = Files.createDirectories(folder).resolve(id + ".jar");
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out, manifest)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        jar.putNextEntry(new JarEntry(entry.getKey()));
        jar.write(entry.getValue());
      }
    }
    return file;
  }

  private void compile(Path work, UnaryOperator<String> change) throws IOException {
    Path sources = Files.createDirectories(work.resolve("sources"));
    Path classes = Files.createDirectories(work.resolve("classes"));
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-d", classes.toString(), "-proc:none"));
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
    try (Stream<Path> files = Files.list(PIG.resolve("java/plateau/pig"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        if (!file.endsWith("package-info.java") && !file.toString().endsWith("Test.java")) {
          Path copy = sources.resolve(file.getFileName().toString());
          Files.writeString(copy, change.apply(renamed(Files.readString(file))));
          arguments.add(copy.toString());
        }
      }
    }
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, System.err, arguments.toArray(String[]::new));
    assertThat(code).as("javac").isZero();
    try (Stream<Path> files = Files.list(classes.resolve(id))) {
      for (Path file : files.toList()) {
        entries.put(id + "/" + file.getFileName(), Files.readAllBytes(file));
      }
    }
  }

  private String renamed(String source) {
    return source.replace("plateau.pig", id).replace("\"pig\"", '"' + id + '"');
  }
}
