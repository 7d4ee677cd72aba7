package plateau.app.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.json.JsonReader;

class MatchTest {

  // Ends every turn of Iceberg at once, and says so on standard error.
  private static final String IDLE =
      """
      import sys, json
      for line in sys.stdin:
          asked = json.loads(line)
          if asked["type"] == "hello":
              print(json.dumps({"type": "ready"}), flush=True)
          elif asked["type"] == "turn":
              print("idle", file=sys.stderr)
              print(json.dumps({"type": "end", "id": asked["id"]}), flush=True)
          elif asked["type"] == "over":
              break
      """;

  @TempDir Path home;

  private static Cli.Ran match(Cli cli, String seats, String... more) {
    List<String> args =
        new ArrayList<>(List.of("match", "iceberg", "--seats", seats, "--seed", "5"));
    args.addAll(List.of(more));
    return cli.run(args.toArray(String[]::new));
  }

  private String bot(String name, String program) throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "needs python3");
    Path file = home.resolve(name);
    Files.writeString(file, program);
    return "bot:python3 '" + file + "'";
  }

  private static Map<?, ?> json(Cli.Ran ran) {
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
    assertThat(ran.lines()).hasSize(1);
    return (Map<?, ?>) Objects.requireNonNull(JsonReader.read(ran.lines().getFirst()));
  }

  @Test
  void computerPlayersPlayAndPeopleGetATable() {
    Cli.Ran english = match(new Cli(home), "random,random", "--games", "2", "--swap");
    assertThat(english.out())
        .startsWith("Iceberg")
        .contains("4 matches · seed 5")
        .containsPattern("  4  random -?\\d+ – random -?\\d+ · ")
        .containsPattern("Player +matches +won +drawn +lost +score")
        .containsPattern("random +4 ");
    assertThat(english.lines()).allMatch(line -> line.length() <= 100);
    assertThat(match(new Cli(home).inFrench(), "random,random").out())
        .contains("une partie · graine 5")
        .contains("gagné");
  }

  @Test
  void bothWaysRoundTheSameGameIsPlayedWithTheSeatsSwapped() {
    Map<?, ?> board = json(match(new Cli(home), "random,random", "--swap", "--json"));
    List<?> matches = (List<?>) Objects.requireNonNull(board.get("matches"));
    assertThat(matches).hasSize(2);
    assertThat(matches.toString()).containsPattern("player=1.*player=2.*player=2.*player=1");
    assertThat(((Map<?, ?>) matches.get(0)).get("seed"))
        .isEqualTo(((Map<?, ?>) matches.get(1)).get("seed"));
  }

  @Test
  void theSameSeedGivesTheSameBytesWhateverTheNumberOfThreads() throws IOException {
    String idle = bot("idle.py", IDLE);
    for (String threads : List.of("1", "3")) {
      Path folder = home.resolve("saved" + threads);
      match(
          new Cli(home),
          "random," + idle,
          "--swap",
          "--save",
          folder.toString(),
          "--untimed",
          "--threads",
          threads);
    }
    for (String name : List.of("match-0001.plateau", "match-0002.plateau")) {
      assertThat(home.resolve("saved3").resolve(name))
          .as("%s, seed 5", name)
          .hasSameBinaryContentAs(home.resolve("saved1").resolve(name));
    }
  }

  @Test
  void twoRunsWithTheSameSeedDifferInTimesAlone() throws IOException {
    String idle = bot("idle.py", IDLE);
    List<String> runs = new ArrayList<>();
    for (String run : List.of("first", "second")) {
      Path folder = home.resolve(run);
      match(new Cli(home), "random," + idle, "--save", folder.toString());
      runs.add(
          Files.readString(folder.resolve("match-0001.plateau"))
              .replaceAll("\"(ms|cpuMs)\":[0-9]+", "\"$1\":0"));
    }
    assertThat(runs.get(0)).as("seed 5").contains("\"ms\":0").isEqualTo(runs.get(1));
  }

  @Test
  void aSavedMatchIsSoundAndTheLogOfABotLiesBesideIt() throws IOException {
    Path folder = home.resolve("saved");
    Cli.Ran ran =
        match(new Cli(home), bot("idle.py", IDLE) + ",random", "--save", folder.toString());
    assertThat(ran.said()).contains("now holds the replays");
    Path replay = folder.resolve("match-0001.plateau");
    assertThat(new Cli(home).run("replay", replay.toString(), "--verify").code())
        .isEqualTo(ExitCode.FINE);
    assertThat(replay).content().contains("\"ms\":");
    assertThat(folder.resolve("match-0001-seat1.log")).content().contains("idle");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(2);
    }
  }

  @Test
  void aReplayNamesTheProgramByItsContents() throws IOException {
    String idle = bot("idle.py", IDLE);
    Path folder = home.resolve("saved");
    Map<?, ?> board =
        json(match(new Cli(home), "random," + idle, "--save", folder.toString(), "--json"));
    String hash = board.toString().replaceFirst("(?s).*program=([0-9a-f]{64}).*", "$1");
    assertThat(folder.resolve("match-0001.plateau"))
        .content()
        .contains("\"note\":{\"programs\":{\"1\":\"" + hash + "\"}}");
  }

  @Test
  void aBotThatNeverGetsReadyIsCalledThreeTimesAndNoMore() throws IOException {
    String broken = bot("broken.py", "import sys; sys.exit(3)\n");
    Cli.Ran ran = match(new Cli(home), "random," + broken, "--games", "5", "--threads", "1");
    assertThat(ran.err().lines())
        .hasSize(3)
        .first()
        .asString()
        .contains("did not get ready, try 1 of 3: ", "exit code 3");
    assertThat(ran.err()).contains("3 times in a row and is not started any more");
    assertThat(ran.said().split("the program was not started, since", -1)).hasSize(1 + 2);
  }

  @Test
  void whyABotWasOutIsTold() throws IOException {
    String broken = bot("broken.py", "import sys; sys.exit(3)\n");
    Cli.Ran people = match(new Cli(home), "random," + broken);
    assertThat(people.code()).isEqualTo(ExitCode.FINE);
    assertThat(people.said()).contains("was out:").contains("exit code 3");
    assertThat(match(new Cli(home).inFrench(), "random," + broken).said())
        .contains("a été exclu :");
    assertThat(json(match(new Cli(home), "random," + broken, "--json")).toString())
        .contains("stops=1");
  }

  @Test
  void aCommandMayHaveCommasAndBlanksBetweenQuotes() throws IOException {
    String odd = bot("a, b.py", IDLE);
    assertThat(match(new Cli(home), odd + ",random").code()).isEqualTo(ExitCode.FINE);
    String whole = "\"" + odd + "\"";
    assertThat(match(new Cli(home), "random, " + whole).code()).isEqualTo(ExitCode.FINE);
  }

  @Test
  void aFolderOfTheContestPlays() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "needs python3");
    Path folder = Files.createDirectory(home.resolve("candidat, un"));
    Files.writeString(
        folder.resolve("prologin.py"),
        """
        from api import *
        def partie_init():
            pass
        def jouer_tour():
            deplacer(0, direction.NORD)
        def partie_fin():
            pass
        """);
    Map<?, ?> board = json(match(new Cli(home), "contest:'" + folder + "',random", "--json"));
    assertThat(board.toString())
        .contains("candidat, un")
        .contains("stops=0")
        .doesNotContain("stops=1");
  }

  @Test
  void aMapComesFromAFileOrANumber() {
    String file = home.resolve("ice.map").toString();
    new Cli(home).run("map", "generate", "--seed", "7", "--out", file);
    Map<?, ?> fromFile = json(match(new Cli(home), "random,random", "--map", file, "--json"));
    Map<?, ?> fromNumber =
        json(match(new Cli(home), "random,random", "--map", "generated:7", "--json"));
    assertThat(scores(fromFile)).isEqualTo(scores(fromNumber));
  }

  private static List<String> scores(Map<?, ?> board) {
    List<?> players = (List<?>) Objects.requireNonNull(board.get("players"));
    return players.stream().map(player -> ((Map<?, ?>) player).get("score") + "").toList();
  }

  @Test
  void aGoodBotHasNothingToFix() throws IOException {
    String command = bot("idle.py", IDLE).substring("bot:".length());
    Cli.Ran ran = new Cli(home).run("bot", "check", command, "--game", "iceberg");
    assertThat(ran.out()).contains("gets ready").contains("Nothing must be fixed.");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
  }

  @Test
  void whatMustBeFixedIsToldInBothLanguages() throws IOException {
    String command = bot("broken.py", "print('hello?')\n").substring("bot:".length());
    Cli.Ran english = new Cli(home).run("bot", "check", command, "--game", "iceberg");
    assertThat(english.code()).isEqualTo(ExitCode.FAILURE);
    assertThat(english.out()).contains("to fix").contains("One thing must be fixed.");
    Cli.Ran french = new Cli(home).inFrench().run("bot", "check", command, "--game", "iceberg");
    assertThat(french.code()).isEqualTo(ExitCode.FAILURE);
    assertThat(french.out())
        .contains("à corriger  se tient prêt")
        .contains("Une chose est à corriger.");
  }
}
