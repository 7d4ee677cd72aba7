package plateau.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.session.ExitCode;
import plateau.arena.Games;
import plateau.kernel.Graded;
import plateau.kernel.LevelFile;

/** Games of others, in jars that somebody put into a folder. */
class GameJarsTest {

  @TempDir private Path home;
  private Path folder;

  @BeforeEach
  void aFolder() {
    folder = home.resolve("games");
  }

  @AfterEach
  void onlyOurOwnAgain() {
    Games.lookIn(Optional.empty());
  }

  private ForeignJar pig(String id) throws IOException {
    return ForeignJar.pig(id, home.resolve("foreign"));
  }

  private Cli.Ran run(String... args) {
    return new Cli(home).run(args);
  }

  @Test
  void aJarInTheUsualFolderIsAGameLikeOurs() throws IOException {
    pig("swine").writeInto(folder);
    assertThat(run("games").out()).contains("swine", "codroid");
    assertThat(run("games").err()).isEmpty();
    assertThat(run("games", "swine").code()).isZero();
    assertThat(run("simulate", "swine", "--games", "5", "--seats", "random,greedy").code())
        .isZero();
    assertThat(run("match", "swine", "--seats", "random,greedy", "--games", "4").code()).isZero();
    Path script = Files.writeString(home.resolve("moves.txt"), "hold\n");
    assertThat(run("script", "swine", script.toString(), "--seed", "1").err())
        .doesNotContain("no game");
  }

  @Test
  void aFolderCanBeNamedWithAnyCommandWhereAlsoANumberIsMeant() throws IOException {
    Path elsewhere = home.resolve("2026 games");
    pig("swine").writeInto(elsewhere);
    Cli.Ran ran =
        run(
            "simulate",
            "swine",
            "--games",
            "5",
            "--games",
            elsewhere.toString(),
            "--seats",
            "random,greedy");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(run("games").out()).doesNotContain("swine");
    assertThat(run("--games=" + elsewhere, "games").out()).contains("swine");
  }

  @Test
  void whatToTypeNextNamesTheFolderAgain() throws IOException {
    Path elsewhere = home.resolve("games of others");
    pig("swine").writeInto(elsewhere);
    Cli cli = new Cli(home).typing("quit");
    String said = cli.run("play", "swine", "--games", elsewhere.toString()).out();
    assertThat(said).contains("plateau --games '" + elsewhere + "' play swine --resume ");
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    Cli.Ran ran = run("games", "--games", "nowhere");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("There is no folder \"nowhere\".");
  }

  @Test
  void aBrokenJarNeverKeepsTheOthersFromWorking() throws IOException {
    pig("swine").writeInto(folder);
    pig("boar").without("boar/PigNotation.class").writeInto(folder);
    pig("hog").with("META-INF/services/plateau.kernel.Game", "hog.Hog").writeInto(folder);
    pig("runt").without("runt/messages_fr.properties").writeInto(folder);
    Files.writeString(folder.resolve("text.jar"), "no jar at all");
    Cli.Ran ran = run("games");
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("swine", "codroid").doesNotContain("boar", "hog", "runt");
    assertThat(ran.err())
        .contains("boar.jar in the folder of games is left out: it cannot be started (")
        .contains("hog.jar in the folder of games is left out: it cannot be started (")
        .contains("runt.jar in the folder of games is left out: it cannot be started (")
        .contains("text.jar in the folder of games is left out: it cannot be read as a jar.")
        .doesNotContain("\tat ");
  }

  @Test
  void aJarWhoseCodeThrowsSaysWhatAndWhere() throws IOException {
    ForeignJar.pig(
            "swine",
            home.resolve("foreign"),
            source ->
                source.replace(
                    "return new PigNotation();", "throw new AssertionError(\"no trough\");"))
        .writeInto(folder);
    Cli.Ran ran = run("games");
    assertThat(ran.out()).contains("codroid").doesNotContain("swine");
    assertThat(ran.err())
        .containsPattern(
            "cannot be started \\(java.lang.AssertionError: no trough at swine.jar//swine.Pig\\..*"
                + "\\(Pig.java:\\d+\\)\\). Whoever made it needs this line.")
        .doesNotContain("\tat ");
  }

  @Test
  void aJarThatIsBuiltAnewDisturbsNobodyWhoHasTheOldOne() throws IOException {
    Path jar = pig("swine").writeInto(folder);
    assertThat(run("games").out()).contains("swine");
    Files.writeString(jar, "half a jar");
    try (InputStream words =
        Games.named("swine").getClass().getResourceAsStream("messages_fr.properties")) {
      assertThat(words).asString(UTF_8).contains("game.name=");
    }
  }

  @Test
  void aBoardThatCannotBeMadeIsToldAsEarlyAsAGame() throws IOException {
    pig("swine")
        .with("META-INF/services/plateau.terminal.TextBoard", "swine.Sty")
        .writeInto(folder);
    assertThat(run("games").err()).contains("swine.jar", "Provider swine.Sty not found");
  }

  @Test
  void twoJarsWithOneGameAreBothNamed() throws IOException {
    Path first = pig("swine").writeInto(folder);
    Files.copy(first, folder.resolve("swine-2.jar"));
    assertThat(run("games").err())
        .contains(
            "swine.jar in the folder of games is left out: there is a game \"swine\" already,")
        .contains(" in swine-2.jar. Take one of the two out of the folder");
    assertThat(run("games").out()).contains("swine");
  }

  @Test
  void aJarForAnotherKernelIsRefusedWithBothVersions() throws IOException {
    pig("swine").madeFor("9.4.1").writeInto(folder);
    pig("boar").madeFor("").writeInto(folder);
    assertThat(run("games").err())
        .contains("swine.jar in the folder of games is left out: it was made for kernel 9.4.1,")
        .contains("and this is kernel 0.1.")
        .contains("boar.jar in the folder of games is left out: it does not say which kernel")
        .contains("\"Plateau-Kernel: 0.1\"");
  }

  @Test
  void anIdThatIsTakenIsRefused() throws IOException {
    pig("codroid").writeInto(folder);
    Cli.Ran ran = run("games");
    assertThat(ran.err()).contains("codroid.jar", "there is a game \"codroid\" already.");
    assertThat(new Cli(home).inFrench().run("games").err())
        .contains("codroid.jar dans le dossier des jeux est laissé de côté : il y a déjà");
  }

  @Test
  void aJarWithoutAGameSaysWhatIsMissing() throws IOException {
    pig("swine").without("META-INF/services/plateau.kernel.Game").writeInto(folder);
    pig("boar").with("META-INF/services/plateau.kernel.Game", "").writeInto(folder);
    assertThat(run("games").err())
        .contains("swine.jar in the folder of games is left out: there is no game in it.")
        .contains("boar.jar in the folder of games is left out: there is no game in it.")
        .contains("META-INF/services");
  }

  @Test
  void theKitSoaksAGameOfAJarAndFindsWhatIsWrongWithIt() throws IOException {
    ForeignJar jar = pig("soaked");
    for (String rules : List.of("rules_en.md", "rules_fr.md")) {
      jar.with("soaked/" + rules, "# Pig\n");
    }
    jar.writeInto(folder);
    Cli.Ran sound = run("soak", "soaked", "--games", folder.toString(), "--matches", "1");
    assertThat(sound.out()).isEqualTo("soaked: every check held over one match of each set-up.\n");
    assertThat(sound.code()).isEqualTo(ExitCode.FINE);
    Games.lookIn(Optional.empty());
    jar.without("soaked/rules_fr.md").writeInto(folder);
    Cli.Ran broken = run("soak", "soaked", "--games", folder.toString(), "--matches", "1");
    assertThat(broken.out())
        .contains("The check itsRulesCanBeReadInEnglishAndFrench failed:")
        .contains("rules_fr.md beside soaked.Pig, for players");
    assertThat(broken.code()).isEqualTo(ExitCode.FAILURE);
  }

  @Test
  void levelsOfAGameOfAJarAreReadFromItAndAWrongOrderFails() throws IOException {
    String wrong =
        """
        [{"level":"easy","player":"greedy","strengths":[]},
         {"level":"normal","player":"careless:99:greedy","strengths":[]},
         {"level":"hard","player":"careless:60:greedy","strengths":[]},
         {"level":"expert","player":"careless:30:greedy","strengths":[]}]
        """;
    pig("ranked").with("ranked/levels.json", wrong).writeInto(folder);
    String[] command = {"levels", "ranked", "--games", folder.toString(), "--seed", "1"};
    Cli.Ran ran = run(command);
    assertThat(ran.err()).isEqualTo("The level normal loses to easy.\n");
    assertThat(ran.code()).isEqualTo(ExitCode.FAILURE);
    assertThat(ran.out()).contains("In the order of their strength:");
    List<Graded> printed = LevelFile.read(ran.out().substring(ran.out().lastIndexOf("\n[\n") + 1));
    assertThat(printed.getLast().player()).isEqualTo("greedy");
    assertThat(printed.getLast().strengths().getFirst().against()).contains("hard");
  }
}
