package plateau.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.bot.BotMatch;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.Terms;
import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.bot.process.Fingerprint;
import plateau.arena.report.TournamentReport;
import plateau.arena.simulation.Simulation;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/** A tournament of programs, whose files may change, and which may not come. */
class ProgramsTest {

  private static final String FIRST_MOVE =
      """
      import sys, json
      for line in sys.stdin:
          asked = json.loads(line)
          if asked["type"] == "over":
              break
          answer = {"type": "ready"}
          if asked["type"] == "decide":
              answer = {"type": "move", "id": asked["id"], "move": asked["moves"][0]}
          print(json.dumps(answer), flush=True)
      """;
  private static final Words ENGLISH = Words.in(Language.ENGLISH, BotMatch.class, Tournament.class);
  private static final int SEED = 1;

  @TempDir Path home;

  private final List<String> news = new ArrayList<>();
  private Path bot;

  @BeforeEach
  void aProgram() throws IOException {
    assumeTrue(BotCommand.onPath("python3").isPresent(), "python3 is not installed");
    Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwxr-xr-x"));
    bot = home.resolve("bot.py");
    write(FIRST_MOVE, SEED);
  }

  private void write(String source, long date) throws IOException {
    Files.writeString(bot, source);
    Files.setLastModifiedTime(bot, FileTime.from(Instant.ofEpochSecond(1_000_000 + date)));
  }

  private Plan plan(int games) {
    Contestant program =
        new Contestant("mine", List.of(new Entrant.Program("bot:python3 bot.py", command())));
    Contestant computer = new Contestant("random", List.of(new Entrant.Computer("random")));
    return Plans.between(
        List.of(program, computer), games, BotLimits.STANDARD.withTime(60_000, 60_000, 0, 1));
  }

  private BotCommand command() {
    return BotCommand.read("python3 bot.py", home);
  }

  private LedgerView play(int games, Simulation.Progress progress) {
    return new Tournament<>(Plans.PIG, plan(games), Terms.standard(), home.resolve("cup"))
        .run(1, () -> SEED, progress, this::hear);
  }

  private void hear(Message told) {
    news.add(ENGLISH.say(told));
  }

  private String ledger() throws IOException {
    return Files.readString(LedgerView.fileIn(home.resolve("cup")));
  }

  @Test
  void ledgerReplayAndStandingsNameTheProgramByItsContents() throws IOException {
    LedgerView ledger = play(1, (_, _) -> {});
    String hash = new Entrant.Program("mine", command()).fingerprint().hash();
    assertThat(ledger().lines().skip(1).findFirst()).get().asString().contains(hash, "bot.py");
    assertThat(ledger.outline().players().get(0).programs()).containsExactly(hash);
    assertThat(ledger.outline().players().get(1).programs()).isEmpty();
    Path replay = home.resolve("cup").resolve(ReplayFolder.nameOf(2));
    assertThat(ReplayReader.read(Files.readString(replay)).notes().get(0))
        .as("it sat on the second seat of the second match")
        .hasToString("{programs={1=%s}}".formatted(hash));
    assertThat(
            TournamentReport.html(
                new Standings(ledger.outline(), ledger.played()),
                Plans.PIG,
                Optional.empty(),
                Language.ENGLISH))
        .contains(Fingerprint.shortened(hash))
        .doesNotContain("bot.py");
    assertThat(RatingRows.of(new Standings(ledger.outline(), ledger.played()))).contains(hash);
  }

  @Test
  void aTournamentDoesNotGoOnWithAProgramThatHasChanged() throws IOException {
    play(1, (_, _) -> {});
    reopen();
    write(FIRST_MOVE + "# better\n", 2);
    assertThatThrownBy(() -> play(1, (_, _) -> {}))
        .isInstanceOfSatisfying(
            ProgramChanged.class,
            changed ->
                assertThat(ENGLISH.say(changed.message()))
                    .startsWith("mine is not the program that the tournament in ")
                    .contains("was begun with: \"bot.py\" has changed. ", "start anew"));
    write(FIRST_MOVE, 3);
    assertThat(play(1, (_, _) -> {}).isOver()).isTrue();
  }

  @Test
  void aProgramThatChangesMeanwhileStopsTheTournamentBeforeAnythingOfItCounts() throws IOException {
    assertThatThrownBy(
            () ->
                play(
                    3,
                    (match, _) -> {
                      if (match == 2) {
                        edit(FIRST_MOVE + "# better\n");
                      }
                    }))
        .isInstanceOfSatisfying(
            ProgramChanged.class,
            changed ->
                assertThat(ENGLISH.say(changed.message()))
                    .startsWith("mine was changed while the tournament was played: \"bot.py\""));
    assertThat(ledger().lines().filter(line -> line.startsWith("{\"match\""))).hasSize(2);
    write(FIRST_MOVE, 3);
    assertThat(play(3, (_, _) -> {}).played()).hasSize(6);
  }

  private void edit(String source) {
    try {
      write(source, 2);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void aLedgerFromBeforeFingerprintsGoesOnWithAWordAndIsWatchedFromThen() throws IOException {
    play(1, (_, _) -> {});
    reopen();
    Path file = LedgerView.fileIn(home.resolve("cup"));
    Files.writeString(
        file,
        ledger()
            .lines()
            .filter(line -> !line.startsWith("{\"programs\""))
            .collect(Collectors.joining("\n", "", "\n")));
    play(1, (_, _) -> {});
    assertThat(news)
        .singleElement()
        .asString()
        .startsWith("The first match of this tournament was played before programs were told");
    reopen();
    write(FIRST_MOVE + "# better\n", 2);
    assertThatThrownBy(() -> play(1, (_, _) -> {})).isInstanceOf(ProgramChanged.class);
  }

  // The last match and the end were not written, as if the power had failed.
  private void reopen() throws IOException {
    List<String> lines = ledger().lines().toList();
    Files.writeString(
        LedgerView.fileIn(home.resolve("cup")),
        String.join("\n", lines.subList(0, lines.size() - 2)) + "\n");
  }

  @Test
  void aProgramThatNeverGetsReadyIsAskedThreeTimesInEachRunAndNoMore() throws IOException {
    write("raise ValueError('no weights')\n", 2);
    LedgerView ledger = play(4, (_, _) -> {});
    assertThat(news).hasSize(3);
    assertThat(news.getFirst())
        .startsWith("mine did not get ready, try 1 of 3: ")
        .contains("no weights");
    assertThat(news.getLast())
        .startsWith("mine did not get ready 3 times in a row and is not started any more");
    assertThat(ledger.played()).hasSize(8);
    List<String> stops =
        ledger.played().stream()
            .flatMap(match -> match.seatsOf(0))
            .map(seat -> seat.stop().orElseThrow().en())
            .toList();
    assertThat(stops.subList(0, 3)).allMatch(stop -> stop.contains("no weights"));
    assertThat(stops.subList(3, 8))
        .allMatch(stop -> stop.startsWith("the program was not started, since"));
    reopen();
    news.clear();
    play(4, (_, _) -> {});
    assertThat(news).as("who goes on with it asks again").hasSize(1);
  }
}
