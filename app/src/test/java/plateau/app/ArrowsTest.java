package plateau.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.kernel.Game;

/** The arrows of docs/architecture.md. A failure names the line that crosses them. */
class ArrowsTest {

  private static final Set<String> NOT_GAMES =
      Set.of("kernel", "kit", "terminal", "players", "table", "page", "arena", "server", "app");

  /** All that is ours, once for all tests of how it is divided. */
  static final JavaClasses PLATEAU =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("plateau");

  static Set<String> games() {
    return PLATEAU.stream()
        .map(type -> type.getPackageName().split("\\.", -1)[1])
        .filter(name -> !NOT_GAMES.contains(name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static Stream<String> rules() {
    return Stream.concat(Stream.of("kernel"), games().stream());
  }

  @Test
  void theGamesAreSeen() {
    assertThat(games()).contains("codroid");
  }

  @Test
  void theKernelStandsOnTheJdkAlone() {
    standsOn("kernel");
  }

  @Test
  void theKitStandsOnTheKernelAndRunsWithoutJUnit() {
    classes()
        .that()
        .resideInAPackage(in("kit"))
        .and()
        .doNotHaveSimpleName("Tags")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    in("kit"), in("kernel"), "java..", "org.jspecify..", "org.assertj.core..")
                .or(simpleName("Test"))
                .as("the kernel, assertions and the mark of a test"))
        .because("plateau soak makes its checks where there is no JUnit (0065)")
        .check(PLATEAU);
  }

  @Test
  void theTerminalStandsOnTheKernelAlone() {
    standsOn("terminal", "kernel");
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameStandsOnTheKernelAndDrawsInTheTerminal(String game) {
    standsOn(game, "kernel", "terminal");
  }

  @ParameterizedTest
  @MethodSource("games")
  void rulesKnowNeitherBoardsNorPlayers(String game) {
    noClasses()
        .that()
        .resideInAPackage(in(game))
        .and()
        .resideOutsideOfPackages(in(game + ".terminal"), in(game + ".player"))
        .and()
        .areNotAssignableTo(Game.class)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(in("terminal"), in(game + ".terminal"), in(game + ".player"))
        .because("boards and players ask the rules; only the game itself names its players")
        .check(PLATEAU);
  }

  @Test
  void whatJadeIsMadeOfHasNeverSeenABoard() {
    classes()
        .that()
        .resideInAPackage("plateau.deadzone.jade.procedure..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "plateau.deadzone.jade.procedure..",
                    "plateau.deadzone.roster..",
                    in("kernel"),
                    "java..",
                    "org.jspecify..")
                .as("cards, figures and the procedure"))
        .because("the board looks and the companion asks: the procedure is the same (0051)")
        .check(PLATEAU);
  }

  @Test
  void theCompanionHasNeverSeenABoard() {
    noClasses()
        .that()
        .resideInAPackage("plateau.deadzone.companion..")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                    "plateau.deadzone.board..",
                    "plateau.deadzone.jade..",
                    "plateau.deadzone.map..",
                    "plateau.deadzone.movement..",
                    "plateau.deadzone.sight..",
                    "plateau.deadzone.skirmish..",
                    "plateau.deadzone.view..")
                .and(not(resideInAnyPackage("plateau.deadzone.jade.procedure.."))))
        .because("at a real table nobody knows what only a program could see (0051)")
        .check(PLATEAU);
  }

  @Test
  void thePlayersStandOnTheKernelAlone() {
    standsOn("players", "kernel");
  }

  @Test
  void aTableStandsOnTheKernelAndThePlayers() {
    standsOn("table", "kernel", "players");
  }

  @Test
  void aPageStandsOnTablesAndKnowsNoGame() {
    String[] others =
        Stream.concat(Stream.of("arena", "server", "app"), games().stream())
            .map(ArrowsTest::in)
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(in("page"))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(others)
        .because("whatever game is on the class path is compiled with it")
        .check(PLATEAU);
  }

  @Test
  void aTableHasNoInputOutputClockOrThread() {
    noClasses()
        .that()
        .resideInAPackage(in("table"))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.io..",
            "java.net..",
            "java.nio.file..",
            "java.time..",
            "java.util.concurrent.atomic..",
            "java.util.concurrent.locks..",
            "java.lang.reflect..")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Thread.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Executor.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Future.class)
        .orShould()
        .accessTargetWhere(isOf(System.class, "nanoTime", "currentTimeMillis", "getenv"))
        .because("a browser has none of them either: a table is given its turn and its time")
        .check(PLATEAU);
  }

  @Test
  void theArenaStandsOnTheKernelAndThePlayers() {
    standsOn("arena", "kernel", "players");
  }

  @Test
  void theServerStandsOnTheArenaAndKnowsNoGame() {
    String[] others =
        Stream.concat(Stream.of("app"), games().stream())
            .map(ArrowsTest::in)
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(in("server"))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(others)
        .because("whatever game is on the class path can be played")
        .check(PLATEAU);
  }

  @Test
  void nothingKnowsThatThereIsSpark() {
    noClasses()
        .that()
        .resideInAPackage("plateau..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(in("spark"), "org.apache.spark..")
        .because("the module is optional: it is found as a service, and its own test holds it")
        .check(PLATEAU);
  }

  @Test
  void onlyTheDoorsOfTheServerKnowTheHttpLibrary() {
    noClasses()
        .that()
        .resideInAPackage("plateau..")
        .and()
        .resideOutsideOfPackages(in("server.http"), in("server.guard"), in("server.wire"))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta..")
        .because("the transport can be replaced")
        .check(PLATEAU);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameHasNoInputOutputClockOrThread(String game) {
    noClasses()
        .that()
        .resideInAPackage(in(game))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.io..",
            "java.net..",
            "java.nio..",
            "java.time..",
            "java.util.concurrent..",
            "java.util.logging..")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Thread.class)
        .because("rules only know what they are given: a match must replay anywhere")
        .check(PLATEAU);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void allRandomnessIsChance(String module) {
    noClasses()
        .that()
        .resideInAPackage(in(module))
        .should()
        .dependOnClassesThat()
        .areAssignableTo(RandomGenerator.class)
        .orShould()
        .accessTargetWhere(isOf(Math.class, "random"))
        .orShould()
        .accessTargetWhere(isOf(System.class, "nanoTime", "currentTimeMillis", "getenv"))
        .because("what chance drew is kept with each step; anything else would be lost")
        .check(PLATEAU);
  }

  @Test
  void onlyMainEndsTheProcess() {
    noClasses()
        .that()
        .areNotAssignableTo(Main.class)
        .should()
        .accessTargetWhere(isOf(System.class, "exit").or(isOf(Runtime.class, "exit", "halt")))
        .because("a command answers with its exit code, so that tests can run it")
        .check(PLATEAU);
  }

  private static void standsOn(String module, String... below) {
    String[] allowed =
        Stream.concat(Stream.of(module), Stream.of(below))
            .map(ArrowsTest::in)
            .toArray(String[]::new);
    classes()
        .that()
        .resideInAPackage(in(module))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(allowed).or(resideInAnyPackage("java..", "org.jspecify..")))
        .because("arrows point one way (docs/architecture.md)")
        .check(PLATEAU);
  }

  private static String in(String module) {
    return "plateau." + module + "..";
  }

  private static DescribedPredicate<JavaAccess<?>> isOf(Class<?> owner, String... names) {
    return describe(
        owner.getSimpleName() + "." + String.join("/", names),
        access ->
            access.getTargetOwner().isEquivalentTo(owner)
                && Set.of(names).contains(access.getTarget().getName()));
  }
}
