package plateau.panic;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plateau.panic.terminal.PanicBoard;

/** How the game is divided. A failure names the types. */
class PackagesTest {

  private static final JavaClasses GAME =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("plateau.panic");

  // Found by ServiceLoader.
  private static final Set<String> SERVICES =
      Set.of(PanicGame.class.getName(), PanicBoard.class.getName());

  @Test
  void noPackageStandsOnOneThatStandsOnIt() {
    slices()
        .assignedFrom(
            new SliceAssignment() {
              @Override
              public String getDescription() {
                return "packages of Panic Station";
              }

              @Override
              public SliceIdentifier getIdentifierOf(JavaClass type) {
                return SliceIdentifier.of(type.getPackageName());
              }
            })
        .should()
        .beFreeOfCycles()
        .because("the game alone knows its players and its scene; rules, views and cards do not")
        .check(GAME);
  }

  @Test
  void whatIsPublicIsUsedInAnotherPackage() {
    assertThat(written().filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC)))
        .filteredOn(JavaClass::isTopLevelClass)
        .filteredOn(type -> !SERVICES.contains(type.getName()))
        .filteredOn(type -> !isUsedElsewhere(type))
        .extracting(JavaClass::getName)
        .as("public types that no other package uses")
        .isEmpty();
  }

  @Test
  void aNameMeansOneThing() {
    Map<String, List<JavaClass>> byName = written().collect(groupingBy(JavaClass::getSimpleName));
    assertThat(byName.values())
        .filteredOn(types -> types.size() > 1)
        .as("simple names that several types bear")
        .isEmpty();
  }

  private static Stream<JavaClass> written() {
    return GAME.stream()
        .filter(type -> !type.isAnonymousClass())
        .filter(type -> !type.getSimpleName().equals("package-info"));
  }

  /** Itself, or a type that stands in it. */
  private static boolean isUsedElsewhere(JavaClass type) {
    return written()
        .filter(each -> (each.getName() + "$").startsWith(type.getName() + "$"))
        .flatMap(each -> each.getDirectDependenciesToSelf().stream())
        .map(dependency -> dependency.getOriginClass().getPackageName())
        .anyMatch(name -> !name.equals(type.getPackageName()));
  }
}
