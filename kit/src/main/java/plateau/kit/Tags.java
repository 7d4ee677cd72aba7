package plateau.kit;

import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;

/** The tags of tests, by which a game shows that nothing on its rules page is without one. */
public final class Tags {

  private Tags() {}

  /** The tags of all tests in the package of this one, those below it left out. */
  public static Set<String> inPackageOf(Class<?> test) {
    Set<String> tags = new TreeSet<>();
    try (Stream<Path> files = Files.list(classesBeside(test))) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith("Test.class"))
          .map(name -> test.getPackageName() + "." + name.replace(".class", ""))
          .forEach(name -> collect(name, test.getClassLoader(), tags));
    } catch (IOException | URISyntaxException e) {
      throw new AssertionError(e);
    }
    return tags;
  }

  private static Path classesBeside(Class<?> test) throws URISyntaxException {
    Path root = Path.of(test.getProtectionDomain().getCodeSource().getLocation().toURI());
    return root.resolve(test.getPackageName().replace('.', '/'));
  }

  private static void collect(String className, ClassLoader loader, Set<String> tags) {
    try {
      for (Method test : Class.forName(className, true, loader).getDeclaredMethods()) {
        for (Tag tag : test.getAnnotationsByType(Tag.class)) {
          tags.add(tag.value());
        }
      }
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
