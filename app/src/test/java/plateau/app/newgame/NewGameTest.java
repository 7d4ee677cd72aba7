package plateau.app.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import plateau.app.Cli;
import plateau.app.session.ExitCode;

/** What {@code new-game} writes and refuses. That it builds and plays, GameOfOnesOwnTest tries. */
class NewGameTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final String ODD = "L'été à \\ \"Bob\" & <Co> *2* #1";

  @TempDir private Path work;

  private Cli cli() throws IOException {
    Path repository = Files.createDirectories(work.resolve("the repository"));
    return new Cli(work.resolve("home")).environment("PLATEAU_REPOSITORY", repository.toString());
  }

  private Cli.Ran run(Path folder, String id, String name) throws IOException {
    return cli().run("new-game", folder.toString(), "--id", id, "--name", name);
  }

  @Test
  void theNameStandsWherePeopleReadItHoweverItIsWritten() throws Exception {
    Path folder = work.resolve("game");
    assertThat(run(folder, "night-market", ODD).said()).contains(ODD, "mvn verify");
    Path words = folder.resolve("src/main/resources/games/nightmarket");
    for (String language : List.of("en", "fr")) {
      assertThat(properties(words.resolve("messages_" + language + ".properties")))
          .containsEntry("game.name", ODD);
      assertThat(Files.readAllLines(words.resolve("rules_" + language + ".md")).getFirst())
          .isEqualTo("# L'été à \\\\ \"Bob\" \\& \\<Co\\> \\*2\\* \\#1");
    }
    assertThat(texts(xml(folder.resolve("pom.xml")), "name")).containsExactly(ODD);
  }

  @Test
  void nothingIsCalledAsWhatItWasMadeOf() throws IOException {
    Path folder = work.resolve("game");
    run(folder, "night-market", "Night Market");
    assertThat(folder.resolve("src/main/java/games/nightmarket/NightMarketState.java")).exists();
    for (Path file : files(folder)) {
      String all = folder.relativize(file) + "\n" + Files.readString(file);
      assertThat(all.toLowerCase(Locale.ROOT)).as("%s", file).doesNotContain("starter");
      assertThat(all).as("blanks in %s", file).doesNotContainPattern("@[a-z]+@");
    }
  }

  @Test
  void theProjectKnowsWhereTheJarsAre() throws Exception {
    Path folder = work.resolve("game");
    run(folder, "night-market", "Night Market");
    Document pom = xml(folder.resolve("pom.xml"));
    assertThat(texts(pom, "plateau.repository"))
        .containsExactly(work.resolve("the repository").toUri().toString());
    assertThat(texts(pom, "artifactId")).contains("night-market", "plateau-kit");
    assertThat(folder.resolve(".mvn/maven.config")).content().contains("offline.protocols=file");
  }

  @Test
  void whatToTypeNextWorksInTheNewFolder() throws IOException {
    String folder = work.resolve("game").toString();
    Cli.Ran ran =
        cli()
            .environment("PLATEAU_COMMAND", "./plateau")
            .run("new-game", folder, "--id", "night-market", "--name", "N");
    assertThat(ran.out())
        .contains("cd " + folder, Path.of("plateau").toAbsolutePath() + " play night-market");
  }

  @Test
  void anIdThatIsAWordOfJavaStillMakesAPackage() throws IOException {
    Path folder = work.resolve("game");
    run(folder, "int", "Int");
    assertThat(folder.resolve("src/main/java/games/int_/IntGame.java")).exists();
  }

  @Test
  void anIdMayHaveTheNameOfTheGameThatItIsMadeOf() throws IOException {
    Path folder = work.resolve("game");
    run(folder, "starter-kit", "Kit");
    Path game = folder.resolve("src/main/java/games/starterkit/StarterKitGame.java");
    assertThat(game).content().contains("package games.starterkit;", "ID = \"starter-kit\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Big",
        "night market",
        "-night",
        "night-",
        "night--market",
        "9lives",
        "é",
        "a-very-long-id-that-nobody-would-ever-type"
      })
  void anIdIsLowerCaseWordsWithHyphens(String id) throws IOException {
    Cli.Ran ran = run(work.resolve("game"), id, "Night Market");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("cannot be the id of a game", "as in \"night-market\"");
    assertThat(work.resolve("game")).doesNotExist();
  }

  @Test
  void anIdThatIsTakenIsRefused() throws IOException {
    assertThat(run(work.resolve("game"), "codroid", "C").err())
        .contains("There is a game \"codroid\" already. Choose another --id.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "two\nlines", "a {blank}"})
  void aNameIsALineWithoutBraces(String name) throws IOException {
    Cli.Ran ran = run(work.resolve("game"), "night-market", name);
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("A name for people").contains("--name \"Night Market\"");
  }

  @Test
  void aMissingNameIsAskedFor() throws IOException {
    Cli.Ran ran = cli().run("new-game", work.resolve("game").toString(), "--id", "night-market");
    assertThat(ran.err()).contains("The option --name is missing");
  }

  @Test
  void nothingIsWrittenOverWhatIsThere() throws IOException {
    Path mine = Files.writeString(work.resolve("mine"), "mine");
    assertThat(run(work, "night-market", "N").err()).contains("is not empty");
    assertThat(run(mine, "night-market", "N").err()).contains("is a file");
    assertThat(mine).hasContent("mine");
  }

  @Test
  void whoDoesNotKnowWhereTheJarsAreSaysWhatToSet() {
    Cli.Ran ran =
        new Cli(work).run("new-game", work.resolve("game").toString(), "--id", "x", "--name", "N");
    assertThat(ran.err()).contains("set PLATEAU_REPOSITORY");
    assertThat(work.resolve("game")).doesNotExist();
    assertThat(
            new Cli(work)
                .inFrench()
                .run("new-game", work.resolve("game").toString(), "--id", "x", "--name", "N")
                .err())
        .contains("donnez à PLATEAU_REPOSITORY");
  }

  @Test
  void belowTheGamesOfThisRepositoryItIsAModule() throws Exception {
    Path checkout = checkout();
    Path folder = checkout.resolve("games/night-market");
    Cli.Ran ran = run(folder, "night-market", "Night Market");
    assertThat(ran.said()).contains("games/night-market", "./plateau format");
    assertThat(folder.resolve("src/main/java/plateau/nightmarket/NightMarketGame.java")).exists();
    assertThat(texts(xml(folder.resolve("pom.xml")), "artifactId"))
        .contains("plateau-night-market", "plateau-kit");

    Document root = xml(checkout.resolve("pom.xml"));
    assertThat(texts(root, "module")).contains("games/night-market").doesNotHaveDuplicates();
    assertThat(texts(root, "artifactId")).containsOnlyOnce("plateau-night-market");
    assertThat(texts(xml(checkout.resolve("app/pom.xml")), "artifactId"))
        .containsOnlyOnce("plateau-night-market");
    for (String pom : List.of("pom.xml", "app/pom.xml")) {
      List<String> added = Files.readAllLines(checkout.resolve(pom));
      Files.readAllLines(ROOT.resolve(pom)).forEach(added::remove);
      assertThat(added).as("what %s has more", pom).allMatch(line -> line.startsWith("    "));
    }
  }

  @Test
  void aSecondModuleStandsBesideTheFirst() throws Exception {
    Path checkout = checkout();
    run(checkout.resolve("games/first"), "first", "First");
    run(checkout.resolve("games/second"), "second", "Second");
    assertThat(texts(xml(checkout.resolve("pom.xml")), "module"))
        .containsSubsequence("games/first", "games/second");
    assertThat(texts(xml(checkout.resolve("app/pom.xml")), "artifactId"))
        .containsSubsequence("plateau-first", "plateau-second");
  }

  @Test
  void aModuleIsCalledAsItsIdAndNotAsOneOfOurs() throws IOException {
    Path checkout = checkout();
    String before = Files.readString(checkout.resolve("pom.xml"));
    assertThat(run(checkout.resolve("games/other"), "night-market", "N").err())
        .contains("games/night-market, not");
    assertThat(run(checkout.resolve("games/app"), "app", "N").err())
        .contains("is the name of a module");
    assertThat(checkout.resolve("pom.xml")).hasContent(before);
  }

  private Path checkout() throws IOException {
    Path checkout = work.resolve("checkout");
    Files.createDirectories(checkout.resolve("games"));
    Files.createDirectories(checkout.resolve("app"));
    Files.copy(ROOT.resolve("pom.xml"), checkout.resolve("pom.xml"));
    Files.copy(ROOT.resolve("app/pom.xml"), checkout.resolve("app/pom.xml"));
    return checkout;
  }

  private static Properties properties(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return properties;
  }

  private static Document xml(Path file) throws Exception {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
  }

  private static List<String> texts(Document document, String tag) {
    NodeList found = document.getElementsByTagName(tag);
    return IntStream.range(0, found.getLength())
        .mapToObj(i -> found.item(i).getTextContent())
        .toList();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).toList();
    }
  }
}
