package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.app.LauncherTrial.Outcome;

/** What {@code ./plateau} does before Java starts. No real build runs here. */
class LauncherTest {

  @TempDir private Path temporary;

  private LauncherTrial trial;

  @BeforeEach
  void aMachineWithoutJavaAndMaven() {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "no bash here");
    trial = new LauncherTrial(temporary);
  }

  // --- The JDK

  @Test
  void withoutAJdkItSaysWhereItLookedAndHowToGetOne() {
    Outcome outcome = trial.run("games");

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err())
        .startsWith("Plateau needs a JDK 25 or newer, with javac, and found none.")
        .contains("JAVA_HOME: not set", "/usr/lib/jvm", "apt install openjdk-25-jdk-headless");
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void itSpeaksFrenchWhereTheLocaleDoes() {
    trial.environment.put("LANG", "fr_CA.UTF-8");

    assertThat(trial.run("games").err()).startsWith("Plateau a besoin d'un JDK 25");
  }

  @Test
  void aJdkThatIsTooOldIsPassedOverForOneInTheUsualFolders() {
    trial.environment.put("JAVA_HOME", trial.jdk("java 17", "17.0.15").toString());
    trial.jdk("usr/lib/jvm/jdk-25", "25.0.3");
    trial.maven("3.8.7");

    assertThat(trial.run("games").out()).isEqualTo("java 25.0.3: <games>\n");
  }

  @Test
  void whenAllAreTooOldItNamesThem() {
    Path old = trial.jdk("java 17", "17.0.15");
    trial.environment.put("JAVA_HOME", old.toString());

    assertThat(trial.run("games").err()).contains("JAVA_HOME: " + old, "too old: " + old + " (17)");
  }

  @Test
  void aRuntimeWithoutACompilerIsNoJdk() throws IOException {
    Files.delete(trial.jdk("opt/jre", "25.0.3").resolve("bin/javac"));

    assertThat(trial.run("games").exitCode()).isEqualTo(2);
  }

  @Test
  void javaHomeComesBeforePathAndPathBeforeTheFolders() throws IOException {
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    Path inPath = trial.jdk("somewhere", "26.0.2");
    Files.createSymbolicLink(trial.tool("javac"), inPath.resolve("bin/javac"));
    trial.maven("3.9.11");
    assertThat(trial.run("games").out()).isEqualTo("java 26.0.2: <games>\n");

    trial.environment.put("JAVA_HOME", trial.jdk("mine", "27").toString());
    assertThat(trial.run("games").out()).isEqualTo("java 27: <games>\n");
  }

  @Test
  void aloneItOpensTheGamesInTheBrowser() {
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    trial.maven("3.9.11");

    assertThat(trial.run().out()).isEqualTo("java 25.0.1: <serve> <--open>\n");
    assertThat(trial.run("--help").out()).isEqualTo("java 25.0.1: <--help>\n");
  }

  @Test
  void aServerGetsLargePagesOnlyWhereLinuxLendsThem() {
    aMachineThatCanBuild();
    trial.run("serve");
    assertThat(trial.javaCall()).doesNotContain("HugePages");

    assertThat(serverWhere("always madvise [never]")).doesNotContain("HugePages");
    assertThat(serverWhere("always [madvise] never")).contains(" -XX:+UseTransparentHugePages ");
    assertThat(serverWhere("[always] madvise never")).contains(" -XX:+UseTransparentHugePages ");
  }

  // Measured in docs/decisions/0006-launcher-and-aot-cache.md.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate",
        "match",
        "tournament",
        "analyse",
        "lab",
        "serve",
        "load",
        "play",
        "map",
        "games",
        "rules",
        "replay",
        "bot",
        "version"
      })
  void theSourcesAndADistributionRunACommandInTheSameWay(String command) {
    aMachineThatCanBuild();
    trial.run(command);
    List<String> fromSources = howItRuns(trial.javaCall());
    LauncherTrial.end(trial.start(trial.distributed(), trial.machine, command));
    assertThat(howItRuns(trial.javaCall())).isEqualTo(fromSources);
    boolean plays = List.of("simulate", "match", "tournament", "analyse", "lab").contains(command);
    if (plays) {
      assertThat(fromSources).as("all compilers, and the collector that the JVM chooses").isEmpty();
    }
  }

  // Large pages are as this machine lends them, and only the sources have a cache.
  private static List<String> howItRuns(String javaCall) {
    return Stream.of(javaCall.split("\\s+", -1))
        .filter(option -> option.startsWith("-X"))
        .filter(option -> !option.matches("-XX:(-UsePerfData|AOTCache=.*|.UseTransparent.*)"))
        .filter(option -> !option.startsWith("-Xlog"))
        .sorted()
        .toList();
  }

  private String serverWhere(String setting) {
    LauncherTrial.write(
        trial.machine.resolve("sys/kernel/mm/transparent_hugepage/enabled"), setting + "\n");
    trial.run("serve");
    return trial.javaCall();
  }

  @Test
  void bothLaunchersGiveAServerTheMemoryThatPlateauMemoryNames() {
    aMachineThatCanBuild();
    Path distributed = trial.distributed();
    trial.run("serve");
    assertThat(trial.heap()).isEqualTo("-Xms128m -Xmn112m -Xmx1g");
    LauncherTrial.end(trial.start(distributed, trial.machine, "serve"));
    assertThat(trial.heap()).isEqualTo("-Xms128m -Xmn112m -Xmx1g");

    trial.environment.put("PLATEAU_MEMORY", "2500m");
    for (String command : List.of("serve", "load")) {
      trial.run(command);
      assertThat(trial.heap()).isEqualTo("-Xms128m -Xmn112m -Xmx2500m");
      LauncherTrial.end(trial.start(distributed, trial.machine, command));
      assertThat(trial.heap()).isEqualTo("-Xms128m -Xmn112m -Xmx2500m");
    }
    trial.run("games");
    assertThat(trial.heap()).as("only servers").isEmpty();
  }

  @Test
  void bothLaunchersSayWhatPlateauMemoryMayBe() {
    aMachineThatCanBuild();
    Path distributed = trial.distributed();
    for (String wrong : List.of("2", "lots", "2 g", "255m", "0g", "1g -Xint", "2gb")) {
      trial.environment.put("PLATEAU_MEMORY", wrong);
      Outcome fromSources = trial.run("serve");
      assertThat(fromSources.exitCode()).as(wrong).isEqualTo(2);
      assertThat(fromSources.err())
          .contains("PLATEAU_MEMORY is \"" + wrong + "\"", "at least 256m", "PLATEAU_MEMORY=2g");
      Outcome unpacked = LauncherTrial.end(trial.start(distributed, trial.machine, "serve"));
      assertThat(unpacked.exitCode()).as(wrong).isEqualTo(2);
      assertThat(fromSources.err()).endsWith(unpacked.err());
    }
    trial.environment.put("PLATEAU_LANG", "fr");
    assertThat(trial.run("serve").err()).contains("PLATEAU_MEMORY vaut « 2gb »");
  }

  @Test
  void bothLaunchersSayWhereAServerCouldOpenAFewFilesOnly() {
    aMachineThatCanBuild();
    Path fromSources = trial.project.resolve("plateau");
    for (Path launcher : List.of(fromSources, trial.distributed())) {
      for (String command : List.of("serve", "load")) {
        Outcome refused = trial.runWithFiles(64, launcher, command);
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err())
            .contains("Only 64 files may be open", "at least 256", "ulimit -n 4096", "LimitNOFILE");
        assertThat(trial.runWithFiles(256, launcher, command).exitCode()).isEqualTo(7);
      }
      assertThat(trial.runWithFiles(64, launcher, "games").exitCode()).isEqualTo(7);
    }
    trial.environment.put("PLATEAU_LANG", "fr");
    assertThat(trial.runWithFiles(64, fromSources, "serve").err())
        .contains("Seuls 64 fichiers peuvent être ouverts");
  }

  // --- Maven

  @Test
  void withoutMavenItSaysHowToGetIt() {
    trial.jdk("usr/lib/jvm/a", "25.0.1");

    Outcome outcome = trial.run("games");

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.err()).contains("Plateau needs Maven 3.8 or newer", "apt install maven");
  }

  @Test
  void aMavenThatIsTooOldDoesNotCount() {
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    trial.maven("3.6.3");
    assertThat(trial.run("games").exitCode()).isEqualTo(2);

    trial.maven("3.10.0");
    assertThat(trial.run("games").exitCode()).isEqualTo(7);
  }

  @Test
  void rootOnDebianGetsMavenFromApt() {
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    trial.maven("3.8.7");
    trial.script(trial.tool("id"), "echo 0");
    trial.script(trial.tool("apt-cache"), "echo maven - a build tool");
    trial.script(trial.tool("apt-get"), "mv \"$0.mvn\" \"${0%/*}/mvn\"");
    assertThat(trial.tool("mvn").toFile().renameTo(trial.tool("apt-get.mvn").toFile())).isTrue();

    Outcome outcome = trial.run("games");

    assertThat(outcome.err()).startsWith("Installing maven with apt-get.");
    assertThat(outcome.exitCode()).isEqualTo(7);
  }

  // --- When it builds

  @Test
  void theFirstUseBuildsAndTheSecondDoesNot() {
    aMachineThatCanBuild();

    Outcome first = trial.run("play", "codroid", "--save", "my game");
    Outcome second = trial.run("games");

    assertThat(first)
        .isEqualTo(
            new Outcome(
                7, "java 25.0.1: <play> <codroid> <--save> <my game>\n", "Building Plateau...\n"));
    assertThat(second).isEqualTo(new Outcome(7, "java 25.0.1: <games>\n", ""));
    assertThat(trial.builds()).isEqualTo(1);
  }

  @Test
  void aNewerSourceIsBuiltAgain() {
    aBuiltMachine();

    trial.edit("app/src/main/java/Main.java");
    trial.run("games");

    assertThat(trial.builds()).isEqualTo(2);
  }

  @Test
  void aNewerPomIsBuiltAgain() {
    aBuiltMachine();

    trial.edit("app/pom.xml");
    trial.run("games");

    assertThat(trial.builds()).isEqualTo(2);
  }

  @Test
  void aSourceThatWentAwayIsBuiltAgain() throws IOException {
    aBuiltMachine();

    Path sources = trial.project.resolve("app/src/main/java");
    Files.delete(sources.resolve("Main.java"));
    LauncherTrial.date(sources, Instant.now().plusSeconds(5));
    trial.run("games");

    assertThat(trial.builds()).isEqualTo(2);
  }

  @Test
  void testsAndTheLeftoversOfAnEditorAreNotBuilt() {
    aBuiltMachine();

    trial.edit("app/src/test/java/MainTest.java");
    trial.edit("app/src/main/java/.Main.java.swp");
    trial.edit("app/src/main/java/Main.java~");
    LauncherTrial.date(trial.project.resolve("app/src/main/java"), Instant.now().plusSeconds(5));
    trial.run("games");

    assertThat(trial.builds()).isEqualTo(1);
  }

  @Test
  void aBuildThatFailsSaysWhyAndNamesTheLog() {
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    trial.maven(
        "3.8.7",
        """
        echo "[INFO] Building Plateau: app 0.1.0  [6/6]"
        echo "[ERROR] /somewhere/Main.java:[3,1] ';' expected"
        echo "[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch."
        exit 1
        """);

    Outcome outcome = trial.run("games");

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err())
        .isEqualTo(
            """
            Building Plateau...
            Plateau could not be built:
              /somewhere/Main.java:[3,1] ';' expected
            The whole log: %s/target/build.log
            """
                .formatted(trial.project));
    assertThat(trial.project.resolve("target/build.log")).content().contains("full stack trace");
  }

  @Test
  void afterAFailedBuildTheNextUseTriesAgain() {
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    trial.maven("3.8.7", "exit 1");
    trial.run("games");

    trial.maven("3.8.7");

    assertThat(trial.run("games").out()).isEqualTo("java 25.0.1: <games>\n");
  }

  @Test
  void aBuildLeavesTheInputToTheCommand() throws IOException {
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    trial.maven("3.8.7", LauncherTrial.MAKE_THE_JAR + "; cat");

    Process process = trial.start(trial.project.resolve("plateau"), trial.machine, "play");
    process.outputWriter(StandardCharsets.UTF_8).append("pass\n").close();

    assertThat(LauncherTrial.end(process).out()).isEqualTo("java 25.0.1: <play>\npass\n");
  }

  @Test
  void twoAtOnceBuildOnce() throws IOException {
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    trial.maven(
        "3.8.7", LauncherTrial.MAKE_THE_JAR + "; until [ -e may-end ]; do :; done; rm may-end");
    Path launcher = trial.project.resolve("plateau");

    Process first = trial.start(launcher, trial.machine, "games");
    assertThat(first.errorReader().readLine()).isEqualTo("Building Plateau...");
    Process second = trial.start(launcher, trial.machine, "rules");
    assertThat(second.errorReader().readLine())
        .isEqualTo("Waiting for another build of Plateau to end.");
    Files.createFile(trial.project.resolve("may-end"));

    assertThat(first.inputReader().readLine()).isEqualTo("java 25.0.1: <games>");
    assertThat(second.inputReader().readLine()).isEqualTo("java 25.0.1: <rules>");
    assertThat(LauncherTrial.end(first).exitCode()).isEqualTo(7);
    assertThat(LauncherTrial.end(second).exitCode()).isEqualTo(7);
    assertThat(trial.builds()).isEqualTo(1);
  }

  // --- On a cluster

  @Test
  void theModuleForClustersIsBuiltWhenOneIsNamedAndOnlyThen() {
    String modules = "; mkdir -p spark/target/dist; echo jar >spark/target/dist/plateau-spark.jar";
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    trial.maven("3.8.7", LauncherTrial.MAKE_THE_JAR + modules);
    String[] onACluster = {"simulate", "codroid", "--on", "local-cluster"};

    trial.run("simulate", "codroid");
    assertThat(trial.builds()).isEqualTo(1);
    assertThat(trial.run(onACluster).out())
        .isEqualTo("java 25.0.1: <plateau.app.Main> <simulate> <codroid> <--on> <local-cluster>\n");
    assertThat(trial.builds()).isEqualTo(2);
    trial.run(onACluster);
    assertThat(trial.builds()).isEqualTo(2);
    trial.run("play", "--on");
    assertThat(trial.builds()).isEqualTo(2);
  }

  @Test
  void aModuleForClustersThatCannotBeBuiltIsSaid() {
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    trial.maven("3.8.7", LauncherTrial.MAKE_THE_JAR);
    trial.run("games");
    trial.maven("3.8.7", "echo '[ERROR] no such jar'; exit 1");

    Outcome outcome = trial.run("simulate", "codroid", "--on=spark://here:7077");
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err())
        .contains("The module for clusters could not be built:", "no such jar", "spark.log");
  }

  // --- Where it is called from

  @Test
  void itWorksThroughSymbolicLinksFromAnywhere() throws IOException {
    aMachineThatCanBuild();
    Path elsewhere = Files.createDirectories(trial.machine.resolve("somewhere else"));
    Path link = elsewhere.resolve("play here");
    Files.createSymbolicLink(link, trial.project.resolve("plateau"));
    Path linkToLink = elsewhere.resolve("again");
    Files.createSymbolicLink(linkToLink, Path.of("play here"));

    Outcome outcome = LauncherTrial.end(trial.start(Path.of("again"), elsewhere, "games"));

    assertThat(outcome.out()).isEqualTo("java 25.0.1: <games>\n");
    assertThat(trial.project.resolve("target/dist/plateau.jar")).exists();
  }

  @Test
  void theScriptsPassShellcheck() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/shellcheck")), "shellcheck is not installed");
    Process check =
        new ProcessBuilder(
                "shellcheck",
                "-x",
                "plateau",
                "build/maven.bash",
                "build/tasks.bash",
                "app/src/dist/plateau",
                ".ci/run")
            .directory(Path.of("..").toFile())
            .redirectErrorStream(true)
            .start();

    assertThat(new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).isEmpty();
    assertThat(check.waitFor()).isZero();
  }

  private void aMachineThatCanBuild() {
    trial.jdk("usr/lib/jvm/a", "25.0.1");
    trial.maven("3.8.7");
  }

  private void aBuiltMachine() {
    aMachineThatCanBuild();
    trial.run("games");
    assertThat(trial.builds()).isEqualTo(1);
  }
}
