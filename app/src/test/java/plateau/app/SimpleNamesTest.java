package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One word, one thing: in these modules no two types are called alike, inner ones included. */
class SimpleNamesTest {

  /** Names that mean the same for each of their owners, so that nobody mistakes one for another. */
  private static final Set<String> ALIKE_ON_PURPOSE = Set.of("package-info");

  @ParameterizedTest
  @ValueSource(strings = {"table", "server"})
  void noNameMeansTwoThings(String module) {
    Map<String, List<String>> types =
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(location -> !location.contains("-tests.jar"))
                .importPackages("plateau." + module)
                .stream()
                .filter(type -> !type.isAnonymousClass() && !type.isLocalClass())
                .filter(type -> !ALIKE_ON_PURPOSE.contains(type.getSimpleName()))
                .collect(
                    Collectors.groupingBy(
                        JavaClass::getSimpleName,
                        TreeMap::new,
                        Collectors.mapping(JavaClass::getName, Collectors.toList())));
    assertThat(types).as("the module has types").isNotEmpty();
    types.values().removeIf(named -> named.size() == 1);
    assertThat(types).as("names that mean several things: rename all but one").isEmpty();
  }
}
