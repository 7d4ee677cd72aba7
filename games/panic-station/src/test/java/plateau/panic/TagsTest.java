package plateau.panic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Nothing on the rules page is without a test: every example, invariant and ruling is a tag. */
class TagsTest {

  // R63 is the range of seats, which the conformance kit plays; R64 keeps a row of the card table,
  // R84 names options: the tests of those data compare them with the page.
  private static final Set<String> STATE_NO_BEHAVIOUR = Set.of("R63", "R64", "R84");

  private final Set<String> tags = tags();

  @Test
  void everyWorkedExampleHasATest() {
    Set<String> examples = RulesPage.numbers("^\\*\\*(X\\d+) ");
    assertThat(examples).hasSize(34);
    examples.removeAll(tags);
    assertThat(examples).as("examples without a test").isEmpty();
  }

  @Test
  void everyInvariantHasATest() {
    Set<String> invariants = RulesPage.numbers("^- (I\\d+)\\. ");
    assertThat(invariants).hasSize(30);
    invariants.removeAll(tags);
    assertThat(invariants).as("invariants without a test").isEmpty();
  }

  @Test
  void everyRulingHasATest() {
    Set<String> rulings = RulesPage.numbers("^\\d+\\. \\*\\*(R\\d+) ");
    assertThat(rulings).hasSizeGreaterThanOrEqualTo(79);
    rulings.removeAll(STATE_NO_BEHAVIOUR);
    rulings.removeAll(tags);
    assertThat(rulings).as("rulings without a test").isEmpty();
  }

  @Test
  void noTagNamesSomethingThatIsNotOnThePage() {
    Set<String> known = RulesPage.numbers("\\b([RXI]\\d+)\\b");
    assertThat(tags).isSubsetOf(known);
  }

  private static Set<String> tags() {
    Set<String> tags = new TreeSet<>();
    try (Stream<Path> files = Files.list(testClasses())) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith("Test.class"))
          .map(name -> TagsTest.class.getPackageName() + "." + name.replace(".class", ""))
          .forEach(name -> collect(name, tags));
    } catch (IOException | URISyntaxException e) {
      throw new AssertionError(e);
    }
    return tags;
  }

  private static Path testClasses() throws URISyntaxException {
    Path root = Path.of(TagsTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return root.resolve(TagsTest.class.getPackageName().replace('.', '/'));
  }

  private static void collect(String className, Set<String> tags) {
    try {
      for (Method test : Class.forName(className).getDeclaredMethods()) {
        for (Tag tag : test.getAnnotationsByType(Tag.class)) {
          tags.add(tag.value());
        }
      }
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
