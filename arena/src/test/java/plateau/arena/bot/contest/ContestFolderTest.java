package plateau.arena.bot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.bot.BotMatch;
import plateau.arena.bot.BotMatchResult;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.SeatReport;
import plateau.arena.bot.Terms;
import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.bot.process.Fault.Cause;
import plateau.arena.bot.process.Isolation;
import plateau.arena.bot.process.Sandbox;
import plateau.iceberg.IcebergGame;
import plateau.kernel.Setup;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;
import plateau.pig.Pig;

/**
 * Contestants' folders of our own writing play whole matches; they check every answer themselves.
 */
class ContestFolderTest {

  private static final long SEED = 3;
  private static final Path FOLDERS =
      Path.of(System.getProperty("basedir", "arena"), "src", "test", "resources", "contest");
  private static final String VERDICT = "VERDICT tout va bien";

  @TempDir Path cache;
  @TempDir Path folder;

  private final IcebergGame game = new IcebergGame();

  @Test
  void pythonFoldersWithAndWithoutAnApiPlayEachOther() throws IOException, InterruptedException {
    assumePython();
    BotMatchResult outcome = play(program("python-own-api"), program("python-bare"));
    assertThat(log(outcome, 0))
        .contains(VERDICT, "partie_init sur la sortie standard")
        .contains(printed());
    assertThat(log(outcome, 1)).contains(VERDICT + " en joueur 1", "tour 99");
    assertUndisturbed(outcome);
    assertThat(outcome.result().scores()).containsExactly(9, 3);
  }

  @Test
  void cppFoldersWithAndWithoutAHeaderPlayEachOther() throws IOException, InterruptedException {
    assumeCompiler();
    BotMatchResult outcome = play(program("cpp-own-header"), program("cpp-bare"));
    assertThat(log(outcome, 0))
        .contains(VERDICT, "avant partie_init, sur la sortie standard")
        .contains(printed());
    assertThat(log(outcome, 1)).contains(VERDICT + " en joueur 1, 4 actions vues");
    assertUndisturbed(outcome);
    assertThat(outcome.result().scores()).containsExactly(9, 3);
  }

  @Test
  void aPythonFolderInLatin1PlaysAgainstAComputerPlayer() throws IOException, InterruptedException {
    assumePython();
    BotMatchResult outcome = play(new Entrant.Computer("random"), program("python-latin1"));
    assertThat(log(outcome, 1)).contains(VERDICT, "déjà été");
    assertUndisturbed(outcome);
  }

  @Test
  void aContestantThatRaisesIsOutWithItsTraceback() throws IOException, InterruptedException {
    assumePython();
    Files.writeString(
        folder.resolve("prologin.py"),
        """
        from api import *
        def partie_init(): pass
        def jouer_tour():
            deplacer(0, SUD)
            raise ValueError("perdu")
        def partie_fin(): pass
        """);
    BotMatchResult outcome = play(program(folder), new Entrant.Computer("random"));
    SeatReport report = outcome.seats().getFirst();
    assertThat(report.stop().orElseThrow().cause()).isEqualTo(Cause.CRASHED);
    assertThat(report.log()).contains("jouer_tour", "ValueError: perdu");
    assertThat(outcome.replay().steps().get(1).move()).as("an empty turn").isEqualTo("end");
  }

  @Test
  void aContestantThatWasLateGoesOnInItsNextTurn() throws IOException, InterruptedException {
    assumePython();
    Files.writeString(
        folder.resolve("prologin.py"),
        """
        import sys
        from api import *
        codes = []
        def partie_init(): pass
        def jouer_tour():
            if tour_actuel() == 0:
                while deplacer(9, SUD) != 11:
                    pass
            codes.append(int(deplacer(0, SUD)))
        def partie_fin():
            print("perdus", [code == 11 for code in codes[:3]], file=sys.stderr)
        """);
    BotLimits limits = BotLimits.STANDARD.withTime(60_000, 3_000, 0, 3);
    BotMatchResult outcome =
        play(Terms.standard().with(limits), program(folder), new Entrant.Computer("random"));
    assertThat(outcome.seats().getFirst().strikes()).as(log(outcome, 0)).isEqualTo(1);
    assertThat(log(outcome, 0)).contains("perdus [True, False, False]");
  }

  @Test
  void theSameCppFolderIsCompiledOnce() throws IOException, InterruptedException {
    assumeCompiler();
    Path program = programOf(FOLDERS.resolve("cpp-bare"));
    FileTime built = Files.getLastModifiedTime(program);
    assertThat(programOf(FOLDERS.resolve("cpp-bare"))).isEqualTo(program);
    assertThat(Files.getLastModifiedTime(program)).isEqualTo(built);
    assertThat(cache.toFile().list()).as("no drafts are left").hasSize(2);
  }

  @Test
  void whatDoesNotCompileIsToldWithTheWordsOfTheCompiler() throws IOException {
    assumeCompiler();
    Files.writeString(folder.resolve("prologin.cc"), "void partie_init() { pas_ici(); }\n");
    assertThatThrownBy(() -> ContestFolder.command(folder, game, cache))
        .isInstanceOfSatisfying(
            Problem.class,
            problem ->
                assertThat(english(problem))
                    .contains("could not be compiled", "prologin.cc:1", "pas_ici"));
  }

  @Test
  void codeOfItsTimeThatLeansOnForgottenHeadersCompiles() throws IOException, InterruptedException {
    assumeCompiler();
    Files.writeString(
        folder.resolve("prologin.cc"),
        """
        #include "prologin.hh"
        void partie_init() { register int vieux = std::numeric_limits<int>::max(); }
        void jouer_tour() {}
        void partie_fin() {}
        """);
    assertThat(programOf(folder)).isExecutable();
  }

  @Test
  void filesInSubfoldersBelongToTheProgramWhenItNeedsThem()
      throws IOException, InterruptedException {
    assumeCompiler();
    writeAll(
        Map.of(
            "prologin.cc",
            """
            #include "prologin.hh"
            #include "plan.hh"
            void partie_init() { preparer(); }
            void jouer_tour() {}
            void partie_fin() {}
            """,
            "include/plan.hh",
            "void preparer();\n",
            "src/plan.cc",
            "#include \"plan.hh\"\n#include \"../local.hh\"\nvoid preparer() { local(); }\n",
            "local.hh",
            "inline void local() {}\n",
            "ancien/prologin.cc",
            "#error un vieil essai\n"));
    assertThat(programOf(folder)).isExecutable();
  }

  @Test
  void filesInSubfoldersAreLeftAloneWhenTheProgramDoesWithoutThem()
      throws IOException, InterruptedException {
    assumeCompiler();
    writeAll(
        Map.of(
            "prologin.cc",
            """
            #include "prologin.hh"
            #include "parts/plan.cc"
            void partie_init() { preparer(); }
            void jouer_tour() {}
            void partie_fin() {}
            """,
            "parts/plan.cc",
            "void preparer() {}\n",
            "essais/essai.cc",
            "#error seulement un essai\n"));
    assertThat(programOf(folder)).isExecutable();
  }

  @Test
  void aProgramThatLiesInASubfolderIsFound() throws IOException, InterruptedException {
    assumeCompiler();
    writeAll(
        Map.of(
            "champion/prologin.cc",
            """
            #include "prologin.hh"
            void partie_init() {}
            void jouer_tour() {}
            void partie_fin() {}
            """));
    assertThat(programOf(folder)).isExecutable();
  }

  @Test
  void theCompilerSeesOnlyTheFolderWhereThereAreWalls(@TempDir Path elsewhere) throws IOException {
    assumeCompiler();
    assumeTrue(Sandbox.best().walls() == Isolation.BUBBLEWRAP, "needs bubblewrap");
    Path secret = elsewhere.resolve("secret.hh");
    Files.writeString(secret, "#error lu\n");
    Files.writeString(
        folder.resolve("prologin.cc"), "#include \"" + secret.toAbsolutePath() + "\"\n");
    assertThatThrownBy(() -> ContestFolder.command(folder, game, cache))
        .isInstanceOfSatisfying(
            Problem.class,
            problem ->
                assertThat(english(problem)).contains("No such file").doesNotContain("#error lu"));
  }

  private void writeAll(Map<String, String> files) throws IOException {
    for (var file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(Objects.requireNonNull(path.getParent()));
      Files.writeString(path, file.getValue());
    }
  }

  @Test
  void aGameWithoutAContestSaysSo() {
    assertThatThrownBy(() -> ContestFolder.command(folder, new Pig(), cache))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(english(problem)).startsWith("pig had no contest"));
  }

  @Test
  void aFolderWithoutAProgramIsRefused() {
    assertThatThrownBy(() -> ContestFolder.command(folder, game, cache))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(english(problem)).contains("neither prologin.py nor"));
    assertThatThrownBy(() -> ContestFolder.command(folder.resolve("nowhere"), game, cache))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(english(problem)).startsWith("There is no folder"));
  }

  @Test
  void everyFileOfTheKitTravelsInTheJar() throws IOException {
    Path kit =
        FOLDERS
            .resolve("../../../../../games/iceberg/src/main/resources/plateau/iceberg/contest")
            .normalize();
    try (Stream<Path> tree = Files.walk(kit)) {
      assertThat(
              tree.filter(Files::isRegularFile)
                  .map(file -> kit.relativize(file).toString())
                  .filter(file -> file.matches(".*\\.(py|hh|cc)")))
          .containsExactlyInAnyOrderElementsOf(ContestKit.files(game));
    }
  }

  private static List<String> printed() {
    return List.of(
        "MUR",
        "OUEST",
        "RIEN_A_POUSSER",
        "ACTION_GLISSER",
        "DRAPEAU_VERT",
        "{ligne=3, colonne=4}",
        "{pos={ligne=10, colonne=10}, points_capture=9, tour_invasion=0, duree_invasion=100,"
            + " capture_en_cours=0}",
        "{type=ACTION_POUSSER, id_agent=2, dir=NORD}");
  }

  private void assertUndisturbed(BotMatchResult outcome) {
    for (SeatReport report : outcome.seats()) {
      assertThat(report.stop()).as("seed %d: %s", SEED, report.log()).isEmpty();
      assertThat(report.strikes()).isZero();
    }
    Verification.verify(game, outcome.replay());
  }

  private static String log(BotMatchResult outcome, int seat) {
    return outcome.seats().get(seat).log();
  }

  private Entrant program(String name) throws InterruptedException {
    return program(FOLDERS.resolve(name));
  }

  private Entrant program(Path path) throws InterruptedException {
    return new Entrant.Program("contest:" + path, ContestFolder.command(path, game, cache));
  }

  private Path programOf(Path path) throws InterruptedException {
    BotCommand command = ContestFolder.command(path, game, cache);
    return Path.of(command.words().getFirst());
  }

  private BotMatchResult play(Entrant... entrants) throws IOException, InterruptedException {
    BotLimits patient = BotLimits.STANDARD.withTime(60_000, 60_000, 0, 1);
    return play(Terms.standard().with(patient), entrants);
  }

  private BotMatchResult play(Terms terms, Entrant... entrants)
      throws IOException, InterruptedException {
    String map = Files.readString(FOLDERS.resolve("examples.map"));
    Setup setup = Setup.of(game.info(), 2, Map.of("map", map));
    return new BotMatch<>(game, setup, List.of(entrants), terms).play(SEED);
  }

  private static String english(Problem problem) {
    return Words.in(Language.ENGLISH, BotMatch.class).say(problem.message());
  }

  private static void assumePython() {
    assumeTrue(
        BotCommand.onPath("python3").isPresent(),
        "python3 is not installed, so Python folders cannot be tried");
  }

  private static void assumeCompiler() {
    assumeTrue(
        BotCommand.onPath("g++").isPresent(),
        "g++ is not installed, so C++ folders cannot be tried");
  }
}
