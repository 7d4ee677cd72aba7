package plateau.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrow of this module; ArrowsTest of the app holds that no arrow leads here. */
class SparkArrowsTest {

  @Test
  void sparkStandsOnTheArenaAndWhatIsBelow() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "plateau.spark..",
            "plateau.arena..",
            "plateau.players..",
            "plateau.kernel..",
            "org.apache.spark..",
            "scala..",
            "java..",
            "org.jspecify..")
        .because("arrows point one way (docs/architecture.md)")
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("plateau.spark"));
  }
}
