package plateau.app;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How each module is divided. A failure names the types. */
class RoomsTest {

  /** What stands in the type that it is a part of, and is always read with its name. */
  private static final Set<String> PARTS = Set.of("Kind", "Said");

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final JavaClasses PLATEAU = ArrowsTest.PLATEAU;

  /** By tests, benchmarks and services, too. */
  private static final Set<String> NAMED_ELSEWHERE = namedElsewhere();

  private static Set<String> namedElsewhere() {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().replace('\\', '/').matches(".*/src/(main|test)/.*"))
          .filter(Files::isRegularFile)
          .flatMap(RoomsTest::named)
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** In an import, or in the list of a service. */
  private static Stream<String> named(Path file) {
    boolean isService = file.toString().replace('\\', '/').contains("META-INF/services/");
    if (!isService && !file.toString().endsWith(".java")) {
      return Stream.of();
    }
    try {
      return Files.readAllLines(file).stream()
          .filter(line -> isService || line.startsWith("import "))
          .map(line -> line.replaceFirst("^import (static )?", "").replace(";", "").strip());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Set<String> modules() {
    return PLATEAU.stream().map(RoomsTest::module).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyModuleIsSeen() {
    assertThat(modules()).contains("kernel", "codroid", "table", "arena", "server");
  }

  @ParameterizedTest
  @MethodSource("modules")
  void noPackageStandsOnOneThatStandsOnIt(String module) {
    slices()
        .assignedFrom(packagesIn(module))
        .should()
        .beFreeOfCycles()
        .because("whoever reads one room need not know all others")
        .check(PLATEAU);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aNameMeansOneThing(String module) {
    Map<String, List<JavaClass>> byName =
        written(module)
            .filter(type -> type.isTopLevelClass() || !PARTS.contains(type.getSimpleName()))
            .collect(groupingBy(JavaClass::getSimpleName));
    assertThat(byName.values())
        .filteredOn(types -> types.size() > 1)
        .as("simple names that several types bear")
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void whatIsPublicIsUsedInAnotherPackage(String module) {
    assertThat(written(module).filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC)))
        .filteredOn(JavaClass::isTopLevelClass)
        .filteredOn(type -> !type.isEquivalentTo(Main.class) && !isUsedElsewhere(type))
        .filteredOn(type -> !isNamedElsewhere(type))
        .extracting(JavaClass::getName)
        .as("public types that no other package uses")
        .isEmpty();
  }

  private static Stream<JavaClass> written(String module) {
    return PLATEAU.stream()
        .filter(type -> module(type).equals(module))
        .filter(type -> !type.isAnonymousClass())
        .filter(type -> !type.getSimpleName().equals("package-info"));
  }

  private static boolean isNamedElsewhere(JavaClass type) {
    return NAMED_ELSEWHERE.stream().anyMatch(name -> (name + ".").startsWith(type.getName() + "."));
  }

  /** Itself, or a type that stands in it. */
  private static boolean isUsedElsewhere(JavaClass type) {
    return PLATEAU.stream()
        .filter(each -> (each.getName() + "$").startsWith(type.getName() + "$"))
        .flatMap(each -> each.getDirectDependenciesToSelf().stream())
        .map(dependency -> dependency.getOriginClass().getPackageName())
        .anyMatch(name -> !name.equals(type.getPackageName()));
  }

  /** Nothing for types of libraries, which are seen where ours use them. */
  private static String module(JavaClass type) {
    String[] names = type.getPackageName().split("\\.", -1);
    return names[0].equals("plateau") ? names[1] : "";
  }

  private static SliceAssignment packagesIn(String module) {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        return module(type).equals(module)
            ? SliceIdentifier.of(type.getPackageName())
            : SliceIdentifier.ignore();
      }

      @Override
      public String getDescription() {
        return "packages of " + module;
      }
    };
  }
}
