package plateau.app.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.json.JsonReader;

class TournamentTest {

  private static final String EXAMPLES = "../docs/tournaments/";

  @TempDir Path home;

  private Cli.Ran run(String... args) {
    List<String> all = new ArrayList<>(List.of("tournament"));
    all.addAll(List.of(args));
    return new Cli(home).run(all.toArray(String[]::new));
  }

  private Path file(String text) throws IOException {
    return Files.writeString(home.resolve("trial.toml"), text);
  }

  @ParameterizedTest
  @CsvSource({
    "cup,18 matches",
    "crew,60 matches",
    "station,How they ended: all troopers dead 8",
    "better,Yes: greedy is better than random"
  })
  void theExamplesArePlayed(String name, String told) {
    Cli.Ran ran = run(EXAMPLES + name + ".toml");
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
    assertThat(ran.said()).contains(told).contains("The tournament is over.");
    assertThat(ran.lines()).allMatch(line -> line.length() <= 100);
    Path folder = home.resolve("tournaments").resolve(name);
    assertThat(folder.resolve("ledger.jsonl")).content().endsWith("}\n");
    Path replay = folder.resolve("replays").resolve("match-000001.plateau");
    assertThat(new Cli(home).run("replay", replay.toString(), "--verify").code())
        .isEqualTo(ExitCode.FINE);
  }

  @Test
  void aTournamentByOptionsGoesOnWhereItWasAndTellsTheSame() {
    String[] args = {
      "--game", "codroid", "--players", "list,random", "--games", "10", "--seed", "3"
    };
    Cli.Ran first = run(args);
    assertThat(first.code()).as(first.err()).isEqualTo(ExitCode.FINE);
    assertThat(first.out())
        .startsWith("codroid-round-robin")
        .contains("20 matches · seed 3")
        .containsPattern("1 +list +\\d+\\.\\d %");
    assertThat(run(args).out()).isEqualTo(first.out());
    args[5] = "11";
    Cli.Ran changed = run(args);
    assertThat(changed.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(changed.err()).contains("was begun with games = 10, but now it is 11");
    assertThat(
            new Cli(home)
                .inFrench()
                .run(
                    "tournament",
                    "--game",
                    "codroid",
                    "--players",
                    "list,random",
                    "--games",
                    "10",
                    "--seed",
                    "3")
                .out())
        .contains("toutes rondes · 20 matchs · graine 3");
  }

  @Test
  void aTestShowsHowManyPairsBroughtHowManyPoints() throws IOException {
    String terms =
        """
        game = "pig"
        players = ["random", "greedy"]
        matches = 6
        [sprt]
        elo1 = 20
        """;
    String file = file(terms).toString();
    assertThat(run(file).out())
        .contains("3 pairs of games with swapped sides, by the points of greedy:")
        .containsPattern(" 0 +½ +1 +1½ +2\\R( +\\d){5}\\R");
    assertThat(new Cli(home).inFrench().run("tournament", file).out())
        .contains("3 paires de parties aux camps échangés, par points de greedy :");
    String oneWay = file("name = \"one-way\"\nmirror = false\n" + terms).toString();
    assertThat(run(oneWay).out()).contains("6 matches").doesNotContain("pairs");
  }

  @Test
  void theLineThatCountsMatchesIsGoneBeforeTheStandings() throws IOException {
    String quicklyDecided =
        """
        game = "pig"
        players = ["random", "greedy"]
        [sprt]
        elo1 = 1000
        """;
    Cli.Ran ran = new Cli(home).onScreen(100).run("tournament", file(quicklyDecided).toString());
    assertThat(ran.err()).contains("2 matches so far").endsWith("\r\u001b[K");
  }

  @Test
  void theStandingsComeAsJsonToo() {
    Cli.Ran ran =
        run("--game", "codroid", "--players", "random,random", "--name", "json", "--json");
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
    assertThat(Objects.requireNonNull(JsonReader.read(ran.out().strip())).toString())
        .contains("place=1")
        .contains("name=random 2");
  }

  @Test
  void aBotTakesPartInItsSandboxUnderItsOwnName() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "needs python3");
    Files.writeString(home.resolve("broken.py"), "import sys; sys.exit(3)\n");
    Path file =
        file(
            """
            game = "iceberg"
            [options]
            aliens = 2
            [[player]]
            name = "mine"
            plays = "bot:python3 broken.py"
            [[player]]
            name = "random"
            plays = "random"
            [limits]
            start-ms = 60000
            """);
    Cli.Ran ran = run(file.toString());
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
    assertThat(ran.out()).containsPattern("mine .* 2\\R");
    assertThat(home.resolve("tournaments/trial/ledger.jsonl"))
        .content()
        .contains("\"stop\":{\"cause\":\"")
        .contains("exit code 3")
        .contains("code 3");
    assertThat(home.resolve("tournaments/trial/replays/match-000001.plateau"))
        .content()
        .doesNotContain("broken.py");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          game = iceberg                          | line 1, column 8: this is not TOML
          game = "iceberg"\\nplayer = 3           | line 2: "player" must be one table or more
          game = "iceberg"\\nplayers = [1]        | line 2: "players" must be a text
          game = "iceberg"\\ngamez = 3            | line 2: "gamez" is not known here. Known: name, game, format, games
          game = "iceberg"\\ngames = 0            | line 2: "games" must be a whole number from 1 to 1000000, not 0
          game = "iceberg"                        | no players are named
          players = ["random"]                    | the game is missing
          game = "iceberg"\\nplayers = ["random"] | One player is named, but 2 meet
          game = "icebreg"\\nplayers = ["random"] | Did you mean "iceberg"?
          game = "iceberg"\\nplayers = ["random","greddy"] | Did you mean "greedy"?
          game = "iceberg"\\nformat = "swis"\\nplayers = ["random","greedy"] | Did you mean "swiss"?
          game = "iceberg"\\nplayers = ["random","greedy"]\\n[limits]\\nstep = 3 | line 4: "step" is not known here
          game = "codroid"\\nplayers = ["random"]\\nhidden-maps = 1 | codroid has no generated maps
          game = "iceberg"\\nplayers = ["random","greedy"]\\n[sprt]\\nelo1 = -3 | elo1 must be more than elo0
          """)
  void aMistakeInAFileIsToldWithItsLine(String toml, String told) throws IOException {
    Cli.Ran ran = run(file(toml.replace("\\n", "\n")).toString());
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err().replaceAll("\\s+", " ")).contains(told);
    assertThat(home.resolve("tournaments")).doesNotExist();
  }

  @Test
  void aFileAndOptionsExcludeEachOther() {
    assertThat(run(EXAMPLES + "cup.toml", "--games", "3").err()).contains("Write the rest into");
    assertThat(run().err()).contains("Give a file");
  }
}
