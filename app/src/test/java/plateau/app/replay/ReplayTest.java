package plateau.app.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.chance.Drawn;
import plateau.kernel.match.Step;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.ReplayWriter;

class ReplayTest {

  @TempDir Path home;

  private Path file() {
    return home.resolve("list.plateau");
  }

  @BeforeEach
  void playAGame() {
    new Cli(home)
        .run("play", "codroid", "--seed", "7", "--seats", "list", "--save", file().toString());
  }

  private Cli.Ran replay(String... options) {
    String[] args = new String[options.length + 2];
    args[0] = "replay";
    args[1] = file().toString();
    System.arraycopy(options, 0, args, 2, options.length);
    return new Cli(home).run(args);
  }

  @Test
  void theWholeMatchIsToldRoundByRound() {
    assertThat(replay().out())
        .contains("Rules: version 1")
        .contains("Seats: List of measures")
        .contains(
            "Options: Beds in each of the three hospital columns: 5, Rounds until time is up: 10")
        .contains("Seed: 7 (hash 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451)")
        .contains("Step 0: set-up")
        .contains("Round 2 begins.")
        .containsAnyOf("You win:", "You lose:");
  }

  @Test
  void oneStepIsShownWithItsBoardAndDetails() {
    assertThat(replay("--step", "0").out())
        .contains("Step 0: set-up")
        .contains("→")
        .contains("┌───")
        .contains("Round 1/10")
        .doesNotContain("Step 1");
    assertThat(replay("--step", "99").err()).contains("--step is a whole number from 0 to ");
    assertThat(replay("--step", "-1").err()).contains("--step is a whole number from 0 to ");
    assertThat(replay("--seat", "2").err()).contains("--seat is a whole number from 1 to 1");
  }

  @Test
  void aRightReplayIsVerified() {
    Cli.Ran ran = replay("--verify");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    assertThat(ran.said())
        .containsPattern("\\d+ steps, the result, the seed's hash and all \\d+ draws are right");
  }

  @Test
  void forgedDrawsFailTheVerification() throws IOException {
    Replay honest = ReplayReader.read(Files.readString(file()));
    Step setUp = honest.steps().getFirst();
    Drawn marker = setUp.draws().get(3);
    List<Drawn> draws = new ArrayList<>(setUp.draws());
    draws.set(3, new Drawn(16, (marker.k() + 1) % 16));
    Step forgedSetUp = new Step(0, setUp.seat(), "", draws, "");
    Replay forged =
        new Replay(honest.header(), List.of(forgedSetUp), Optional.empty(), Optional.empty());
    Files.writeString(file(), ReplayWriter.write(forged));
    Cli.Ran ran = replay("--verify");
    assertThat(ran.code()).isEqualTo(ExitCode.FAILURE);
    assertThat(ran.err()).contains("Line 2: these draws are not those of the seed.");
  }

  @Test
  void aForeignFileIsRefused() throws IOException {
    Files.writeString(file(), "Dear diary\n");
    Cli.Ran ran = replay();
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("Line 1: this is not a Plateau replay");
    Files.write(file(), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    assertThat(replay().err()).contains("is not a text in UTF-8");
  }

  @Test
  void aFileThatWasCutOffCanBeToldUpToThere() throws IOException {
    String whole = Files.readString(file());
    Files.writeString(file(), whole.substring(0, whole.length() / 2));
    assertThat(replay().code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(replay("--salvage").out()).contains("The match is not over yet.");
  }
}
