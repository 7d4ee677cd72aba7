package plateau.page.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.players.seating.Seating;
import plateau.table.Table;

/** What a page may have otherwise than a JVM, nothing of ours rests on. */
class UnsteadyTest {

  /** Where it is all right, and why. A new line here needs a reason as good. */
  private static final Map<String, String> HARMLESS =
      Map.ofEntries(
          Map.entry("plateau.codroid.rules.CodroidEvaluation.of", "monotonous: order stays"),
          Map.entry("plateau.iceberg.player.Judgement.worth", "worths differ by far more"),
          Map.entry("plateau.players.search.Node.urgency", "urgencies differ by far more"),
          Map.entry("plateau.players.seating.Advice.isAlike", "a margin, not a decision"),
          Map.entry("plateau.deadzone.companion.Facts", "a copy of a map"),
          Map.entry("plateau.deadzone.companion.save.SaveReader", "walks through lists"),
          Map.entry("plateau.deadzone.text.Block", "walks through lines in their order"),
          Map.entry("plateau.table.Audience", "everybody is told, in whatever order"),
          Map.entry("plateau.table.ViewWriter", "walks through a tree of notes"));

  @Test
  void nothingOfOursRestsOnIt() throws IOException {
    OnClassPath ours = OnClassPath.of(modules());
    List<Unsteady> found =
        ours.classes().stream()
            .flatMap(name -> Unsteady.in(Objects.requireNonNull(ours.files().get(name))).stream())
            .toList();
    assertThat(found).extracting(Unsteady::where).containsAll(HARMLESS.keySet());
    assertThat(found).filteredOn(one -> !HARMLESS.containsKey(one.where())).isEmpty();
  }

  private static List<Path> modules() {
    Stream<Class<?>> types =
        Stream.concat(
            Stream.of(State.class, Seating.class, Table.class),
            ServiceLoader.load(Game.class).stream().map(ServiceLoader.Provider::type));
    return types.map(UnsteadyTest::home).distinct().toList();
  }

  private static Path home(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  /** All of it. */
  static final class Bad {

    private final Map<String, Integer> found = new HashMap<>();

    double grows(double x) {
      return Math.exp(x);
    }

    int shared(int all, int by) {
      try {
        return all / by;
      } catch (ArithmeticException _) {
        return 0;
      }
    }

    int first() {
      return found.values().iterator().next();
    }

    int named(Object thing) {
      return System.identityHashCode(thing);
    }
  }

  /** Does the same things as they should be done. */
  static final class Good {

    private final Map<String, Integer> found = new java.util.LinkedHashMap<>();

    double grows(double x) {
      return x * Math.sqrt(x);
    }

    int first() {
      return found.values().iterator().next();
    }
  }

  @Test
  void itIsNamedWithItsPlaceAndWhatToDoInstead() throws IOException {
    assertThat(Unsteady.in(classFile(Bad.class)))
        .extracting(Unsteady::toString)
        .anyMatch(line -> line.contains("Bad.grows calls Math.exp."))
        .anyMatch(line -> line.contains("Bad.shared catches an ArithmeticException."))
        .anyMatch(line -> line.contains("Bad makes a HashMap or HashSet, and walks"))
        .anyMatch(line -> line.contains("LinkedHashMap"))
        .anyMatch(line -> line.contains("Bad.named asks for an identityHashCode"))
        .hasSize(4);
    assertThat(Unsteady.in(classFile(Good.class))).isEmpty();
  }

  static byte[] classFile(Class<?> type) throws IOException {
    String name = type.getName().replace('.', '/') + ".class";
    try (InputStream in = Objects.requireNonNull(type.getClassLoader()).getResourceAsStream(name)) {
      return Objects.requireNonNull(in).readAllBytes();
    }
  }
}
