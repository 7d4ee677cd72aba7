package plateau.app.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.match.Step;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;

/** Records of Iceberg: what is in them, and how they are told. All with seed 5. */
class IcebergReplayTest {

  // Walks into the edge, then makes nonsense, places a flag and ends its turn.
  private static final String CLUMSY =
      """
      import sys, json
      def ask(turn, **request):
          print(json.dumps({"id": turn["id"], **request}), flush=True)
          sys.stdin.readline()
      for line in sys.stdin:
          asked = json.loads(line)
          if asked["type"] == "hello":
              print(json.dumps({"type": "ready"}), flush=True)
          elif asked["type"] == "turn":
              for i in range(9):
                  ask(asked, type="act", action="M0N")
              ask(asked, type="act", kind=1, agent=-7, direction=4)
              ask(asked, type="flag", row=3, column=4, flag=1)
              ask(asked, type="flag", row=25, column=4, flag=1)
              ask(asked, type="end")
          elif asked["type"] == "over":
              break
      """;

  @TempDir Path home;

  private Path matchOf(String seats) {
    Cli.Ran ran =
        new Cli(home)
            .run("match", "iceberg", "--seats", seats, "--seed", "5", "--save", home.toString());
    assertThat(ran.code()).as(ran.err()).isEqualTo(ExitCode.FINE);
    return home.resolve("match-0001.plateau");
  }

  private Cli.Ran replay(Path file, String... options) {
    List<String> args = new ArrayList<>(List.of("replay", file.toString()));
    args.addAll(List.of(options));
    return new Cli(home).run(args.toArray(String[]::new));
  }

  @Test
  void everyRoundHasADigestAndEveryTurnItsPointsAndTime() throws IOException {
    Replay replay = ReplayReader.read(Files.readString(matchOf("random,random")));
    List<Step> ends = replay.steps().stream().filter(step -> step.move().equals("end")).toList();
    assertThat(ends).hasSize(200);
    for (Step end : ends) {
      assertThat(replay.notes().get(end.number())).containsOnlyKeys("points", "ms");
      boolean opensRound = end.seat() == 1 && !end.equals(ends.getLast());
      assertThat(!opensRound || !end.digest().isEmpty()).as("step %d", end.number()).isTrue();
    }
  }

  @Test
  void aMatchIsToldTurnByTurnWithScores() {
    assertThat(replay(matchOf("random,random")).out())
        .contains("Ice field: drawn at random")
        .contains("Round 0\n")
        .containsPattern("Steps \\d+–\\d+: Chance 2 plays [MSP]")
        .containsPattern("Points left \\(agents 0 to 3\\): \\d, \\d, \\d, \\d")
        .containsPattern("Time: \\d+ ms")
        .containsPattern("Round 99 is over. Blue -?\\d+, Red -?\\d+.")
        .containsPattern("Chance [12] wins against Chance [12], -?\\d+ to -?\\d+\\.")
        .containsPattern("Chance 1: -?\\d+ point");
  }

  @Test
  void oneRoundIsShownWithTheBoardAfterIt() {
    Path file = matchOf("random,random");
    assertThat(replay(file, "--round", "7").out())
        .containsOnlyOnce("Round 7\n")
        .contains("Chance 1 plays")
        .contains("Chance 2 plays")
        .contains("Round 7 is over.")
        .doesNotContain("Round 6 is over.")
        .contains("Round 8 of 0–99");
    assertThat(replay(file, "--round", "0").out()).contains("Round 0 is over.");
    assertThat(replay(file, "--round", "99").out()).contains("Round 99 is over.");
    assertThat(replay(file, "--round", "100").err())
        .contains("--round is a whole number from 0 to 99");
    assertThat(replay(file, "--round", "x").err())
        .contains("--round is a whole number from 0 to 99");
    assertThat(replay(file, "--round", "1", "--step", "1").err()).contains("not both");
  }

  @Test
  void refusedAttemptsAndFlagsAreTold() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "needs python3");
    Path bot = home.resolve("clumsy.py");
    Files.writeString(bot, CLUMSY);
    Path file = matchOf("bot:python3 '" + bot + "',random");
    String told = replay(file, "--round", "30").said();
    assertThat(told)
        .contains("Refused: ")
        .contains("1 -7 4 (code 7, no such agent)")
        .contains("flag 25 4 1 (code 2, off the grid)")
        .contains("Flags: blue on (3, 4)")
        .containsPattern("Time: \\d+ ms, processor \\d+ ms");
    Cli.Ran french = new Cli(home).inFrench().run("replay", file.toString(), "--round", "30");
    assertThat(french.said()).contains("Refusé : ").contains("Drapeaux : bleu en (3, 4)");
  }

  @Test
  void aMatchGoesToADumpAndBack() throws IOException {
    Path file = matchOf("random,random");
    Path dump = home.resolve("match.dump");
    assertThat(replay(file, "--dump", dump.toString()).said()).contains("a dump of 202 lines");
    assertThat(Files.readAllLines(dump)).hasSize(202);
    Path again = home.resolve("again.plateau");
    assertThat(replay(dump, "--save", again.toString()).code()).isEqualTo(ExitCode.FINE);
    Path second = home.resolve("second.dump");
    replay(again, "--dump", second.toString());
    assertThat(second).hasSameBinaryContentAs(dump);
    assertThat(replay(again, "--verify").said()).contains("No seed is recorded");
  }

  @Test
  void aDumpIsToldAsAnyMatchAlsoCompressed() throws IOException {
    Path dump = home.resolve("match.dump.gz");
    Path plain = home.resolve("match.dump");
    replay(matchOf("random,random"), "--dump", plain.toString());
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(dump))) {
      out.write(Files.readAllBytes(plain));
    }
    assertThat(replay(dump).said())
        .contains("From a dump of the original contest (202 lines)")
        .contains("No seed is recorded, and no dice were thrown.")
        .contains("Ice field: a text of its own (")
        .contains("Round 99 is over.");
  }

  @Test
  void aBadDumpIsRefusedInOneSentence() throws IOException {
    Path dump = home.resolve("match.dump");
    Path file = matchOf("random,random");
    replay(file, "--dump", dump.toString());
    List<String> lines = Files.readAllLines(dump);
    Files.write(dump, lines.subList(0, 100));
    Cli.Ran ran = replay(dump);
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err())
        .contains("match.dump: Line 100 of the dump: the dump ends here, after 100 lines.");
    assertThat(replay(file, "--dump", file.toString()).err()).contains("exists and is no dump");
  }
}
