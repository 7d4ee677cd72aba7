package plateau.app.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.json.JsonReader;

/** {@code plateau script}: how engines are compared and bugs are reported. */
class ScriptTest {

  @TempDir Path home;

  private Cli.Ran run(String draws, String moves, String... options) throws IOException {
    Path drawFile = Files.writeString(home.resolve("draws"), draws);
    Path moveFile = Files.writeString(home.resolve("moves"), moves);
    String[] args = new String[6 + options.length];
    List<String> fixed =
        List.of(
            "script", "codroid", "--draws", drawFile.toString(), "--moves", moveFile.toString());
    fixed.toArray(args);
    System.arraycopy(options, 0, args, 6, options.length);
    return new Cli(home).run(args);
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = ScriptTest.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("no " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Cli.Ran golden(String game) throws IOException {
    return run(resource("golden-" + game + ".draws"), resource("golden-" + game + ".moves"));
  }

  private static Map<String, Object> object(String line) {
    return strings(JsonReader.read(line));
  }

  private static Map<String, Object> state(String line) {
    return strings(object(line).get("state"));
  }

  private static Map<String, Object> strings(@Nullable Object json) {
    Map<String, Object> fields = new LinkedHashMap<>();
    ((Map<?, ?>) Objects.requireNonNull(json))
        .forEach((name, value) -> fields.put(String.valueOf(name), Objects.requireNonNull(value)));
    return fields;
  }

  @Test
  void goldenGameAEndsAsTheRulesPageSays() throws IOException {
    Cli.Ran ran = golden("a");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.lines()).hasSize(8);
    String last = ran.lines().getLast();
    assertThat(last)
        .startsWith(
            """
            {"step":7,"result":{"code":"won-eradicated","winners":[0],"scores":[1]},"state":{"places":{"crater-1":[5,0,0,0],\
            """)
        .contains("\"hospital\":[0,0,2]")
        .contains("\"status\":\"won-eradicated\"");
  }

  @Test
  void goldenGameBEndsAsTheRulesPageSays() throws IOException {
    String last = golden("b").lines().getLast();
    assertThat(String.valueOf(state(last).get("places")))
        .contains("crater-1=[5, 2, 0, 4]")
        .contains("crater-4=[0, 0, 1, 7]")
        .contains("restaurant=[0, 0, 0, 1]");
    assertThat(state(last))
        .containsEntry("arrived", 4L)
        .containsEntry("scrapped", 2L)
        .containsEntry("status", "won-immune")
        .containsEntry("hospital", List.of(3L, 2L, 0L))
        .containsEntry("marker", 7L);
  }

  @Test
  void everyDecisionIsOneObject() throws IOException {
    String first = golden("a").lines().getFirst();
    assertThat(object(first).keySet().toString()).isEqualTo("[step, seat, moves, state]");
    assertThat(object(first).get("moves"))
        .isEqualTo(List.of("barrier-gestures-1", "shopping-good-practice", "done"));
    assertThat(state(first).keySet().toString())
        .startsWith(
            "[places, hospital, extraRowOpen, marker, round, step, crisis, pointsLeft, trustBank,"
                + " taken, inForce, outOfReach, closedStations, atRisk, arrived, scrapped,"
                + " status");
  }

  @Test
  void tooFewDrawsAreAnErrorWithTheLineBehindTheLast() throws IOException {
    Cli.Ran ran = run("6 4\n\n# three\n5 0\n5 2\n", "done");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err())
        .contains("draws, line 6: the draws end here, but the rules ask for a number below 16.");
  }

  @Test
  void anotherNIsAnErrorWithItsLine() throws IOException {
    Cli.Ran ran = run("6 4\n# comment\n6 0\n", "done");
    assertThat(ran.err())
        .contains(
            "draws, line 3: \"6 0\" is a number below 6, but the rules ask for a number below 5");
  }

  @Test
  void whatIsNotADrawIsAnErrorWithItsLine() throws IOException {
    for (String wrong : List.of("6", "6 6", "6 -1", "six 1", "6 1 1", "99999999999 1", "-1 -2")) {
      assertThat(run("6 4\n" + wrong + "\n", "done").err())
          .contains("draws, line 2: \"" + wrong + "\" is not a draw.");
    }
  }

  @Test
  void theDecisionsBeforeAnErrorArePrinted() throws IOException {
    Cli.Ran ran = run(resource("golden-a.draws"), "barrier-gestures-1\ndone\ntreatment\n");
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.lines()).hasSize(3);
    assertThat(ran.err())
        .contains("moves, line 3: Treatment discovered costs 6 points; you have 2.")
        .contains("Legal moves: shopping-good-practice, barrier-gestures-2,");
    assertThat(run(resource("golden-a.draws"), "dnoe\n").err())
        .contains("moves, line 1: \"dnoe\" is not a move of this game. Did you mean \"done\"?");
  }

  @Test
  void movesThatRunOutLeaveTheResultOpen() throws IOException {
    Cli.Ran ran = run(resource("golden-a.draws"), "# nothing but\nbarrier-gestures-1\n");
    assertThat(ran.code()).isEqualTo(ExitCode.FINE);
    assertThat(ran.lines().getLast()).startsWith("{\"step\":1,\"result\":null,\"state\":{");
    assertThat(ran.err()).contains("end before the match does. Legal moves now: done.");
  }

  @Test
  void whatIsLeftOverIsNoted() throws IOException {
    Cli.Ran moves = run(resource("golden-a.draws"), resource("golden-a.moves") + "\ndone\ndone\n");
    assertThat(moves.code()).isEqualTo(ExitCode.FINE);
    assertThat(moves.err())
        .contains("the match is over, and 2 moves are left over")
        .contains("line 12");
    Cli.Ran draws = run(resource("golden-a.draws") + "6 1\n", resource("golden-a.moves"));
    assertThat(draws.code()).isEqualTo(ExitCode.FINE);
    assertThat(draws.err()).contains("Note: one draw is left over").contains("from line 38 on");
  }

  @Test
  void oneFileMayBeTheStandardInput() throws IOException {
    Path draws = Files.writeString(home.resolve("draws"), resource("golden-a.draws"));
    Cli.Ran ran =
        new Cli(home)
            .typing("# by hand", "dance")
            .run("script", "codroid", "--draws", draws.toString(), "--moves", "-");
    assertThat(ran.err()).startsWith("standard input, line 2: \"dance\" is not a move");
  }

  @Test
  void optionsAndSeatsAreTaken() throws IOException {
    Cli.Ran ran =
        run(resource("golden-a.draws"), "done\ndone", "--option", "beds=3", "--seats", "2");
    assertThat(state(ran.lines().getFirst())).containsEntry("beds", 3L);
    assertThat(object(ran.lines().get(1))).containsEntry("seat", 1L);
    assertThat(run("", "", "--seats", "9").err()).contains("--seats is a whole number from 1 to 6");
  }
}
