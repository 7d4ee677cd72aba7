package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.operations.Settings;
import plateau.table.Facts;

/** Tournaments are shown while they are played, and nothing else of the disk is. */
class TournamentPagesTest {

  @TempDir Path folder;
  private Running running;
  private PlayedTournament tournament;

  @BeforeEach
  void start() {
    running = Running.over(folder);
    tournament = new PlayedTournament(folder.resolve(Settings.TOURNAMENTS).resolve("cup"));
  }

  @AfterEach
  void stop() {
    running.close();
  }

  @Test
  void withoutTournamentsTheListIsEmpty() {
    assertThat(running.read("/api/tournaments").list("tournaments")).isEmpty();
  }

  @Test
  void aTournamentIsFollowedWhileItsLedgerGrows() {
    tournament.playUpTo(3);
    Facts cup = running.read("/api/tournaments/cup");
    assertThat(cup.whole("matches")).isEqualTo(3);
    assertThat(cup.truth("over")).isFalse();
    assertThat(cup.list("latest").getFirst().whole("match")).isEqualTo(3);
    Facts same = running.read("/api/tournaments/cup?have=3");
    assertThat(same.truth("changed")).isFalse();
    tournament.playUpTo(Integer.MAX_VALUE);
    Facts over = running.read("/api/tournaments/cup?have=3");
    assertThat(over.whole("matches")).isEqualTo(8);
    assertThat(over.truth("over")).isTrue();
    assertThat(running.read("/api/tournaments").list("tournaments").getFirst().text("name"))
        .isEqualTo("cup");
  }

  @Test
  void howLongNoMatchHasComeIsTold() throws IOException {
    tournament.playUpTo(2);
    Instant before = Instant.now().minus(Duration.ofMinutes(10));
    Files.setLastModifiedTime(tournament.folder().resolve("ledger.jsonl"), FileTime.from(before));
    for (Facts told :
        List.of(
            running.read("/api/tournaments").list("tournaments").getFirst(),
            running.read("/api/tournaments/cup"),
            running.read("/api/tournaments/cup?have=2"))) {
      assertThat(told.whole("quietMinutes")).isGreaterThanOrEqualTo(10);
    }
  }

  @Test
  void aMatchOnAHiddenGroundIsShownAfterTheEnd() {
    tournament.playUpTo(6);
    List<Facts> latest = running.read("/api/tournaments/cup").list("latest");
    for (Facts match : latest) {
      String frames =
          "/api/tournaments/cup/matches/" + match.whole("match") + "/frames?count=1&from=1";
      assertThat(running.get(frames).statusCode())
          .as(frames)
          .isEqualTo(match.truth("open") ? 200 : 409);
    }
    assertThat(latest).anyMatch(match -> !match.truth("open"));
    tournament.playUpTo(Integer.MAX_VALUE);
    for (int match = 1; match <= 8; match++) {
      String path = "/api/tournaments/cup/matches/" + match;
      assertThat(running.read(path + "/verification").truth("verified")).as(path).isTrue();
      assertThat(running.get(path + "/replay").body()).contains("\"game\":\"codroid\"");
    }
  }

  @Test
  void aMatchCanBeAnalysedAndPlayedOnFromAsAtATable() {
    tournament.playUpTo(6);
    String hidden = "/api/tournaments/cup/matches/" + lastThatIs(false);
    assertThat(running.get(hidden + "/analysis").statusCode()).isEqualTo(409);
    assertThat(running.post(hidden + "/analysis", "").statusCode()).isEqualTo(409);
    assertThat(running.post(hidden + "/fork", "{\"step\":1}").statusCode()).isEqualTo(409);
    int open = lastThatIs(true);
    String match = "/api/tournaments/cup/matches/" + open;
    assertThat(running.read(match + "/analysis").text("progress")).isEqualTo("none");
    assertThat(Facts.read(running.post(match + "/analysis", "").body()).text("progress"))
        .isIn("waiting", "running", "done");
    HttpResponse<String> made = running.post(match + "/fork", "{\"step\":1}");
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    Running.Made table = new Running.Made(running, Facts.read(made.body()));
    Facts forked = running.read("/api/tables/" + table.id()).at("forkedFrom");
    assertThat(forked.text("table")).isEqualTo("cup~" + open);
    assertThat(forked.whole("step")).isEqualTo(1);
    Client client = table.join(0);
    Facts view = client.myTurn();
    while (!view.has("result")) {
      client.play(view, "done", "done at " + view.whole("n"));
      view = client.nextTurnBehind(view);
    }
    Facts verification = running.read("/api/tables/" + table.id() + "/verification");
    assertThat(verification.truth("verified")).isTrue();
    assertThat(verification.text("words")).contains("up to step 1");
  }

  private int lastThatIs(boolean open) {
    return running.read("/api/tournaments/cup").list("latest").stream()
        .filter(match -> match.truth("open") == open)
        .findFirst()
        .orElseThrow()
        .whole("match");
  }

  @Test
  void nothingOutsideTheFolderCanBeReached() throws IOException {
    tournament.playUpTo(Integer.MAX_VALUE);
    Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
    Files.copy(folder.resolve("tournaments/cup/ledger.jsonl"), elsewhere.resolve("ledger.jsonl"));
    Files.createSymbolicLink(folder.resolve("tournaments/linked"), elsewhere);
    Path fooled = Files.createDirectories(folder.resolve("tournaments/fooled"));
    Files.createSymbolicLink(fooled.resolve("ledger.jsonl"), elsewhere.resolve("ledger.jsonl"));
    for (String name :
        List.of(
            "linked",
            "fooled",
            "..",
            "%2e%2e",
            "..%2felsewhere",
            "%2e%2e%2felsewhere",
            "cup%2f..%2fcup",
            "nope")) {
      assertThat(running.get("/api/tournaments/" + name).statusCode()).as(name).isIn(400, 404);
    }
    assertThat(running.read("/api/tournaments").list("tournaments")).hasSize(1);
    assertThat(running.get("/api/tournaments/cup/matches/9/replay").statusCode()).isEqualTo(404);
    assertThat(running.get("/api/tournaments/cup/matches/0/replay").statusCode()).isEqualTo(404);
  }

  @Test
  void aDamagedLedgerIsNotShownAndHarmsNobody() throws IOException {
    tournament.playUpTo(2);
    Path other = Files.createDirectories(folder.resolve("tournaments/broken"));
    Files.writeString(other.resolve("ledger.jsonl"), "{\"plan\":3}\nnonsense\n");
    assertThat(running.read("/api/tournaments").list("tournaments")).hasSize(1);
    assertThat(running.get("/api/tournaments/broken").statusCode()).isEqualTo(404);
  }

  @Test
  void theMatchesOfTwoAreListed() {
    tournament.playUpTo(Integer.MAX_VALUE);
    Facts some = running.read("/api/tournaments/cup/matches?player=1&limit=3");
    assertThat(some.list("matches")).hasSize(3);
    assertThat(some.truth("more")).isTrue();
    int last = some.list("matches").getLast().whole("match");
    Facts rest = running.read("/api/tournaments/cup/matches?player=1&before=" + last);
    assertThat(rest.list("matches")).hasSize(1);
    assertThat(rest.truth("more")).isFalse();
    assertThat(running.get("/api/tournaments/cup/matches?player=7").statusCode()).isEqualTo(400);
  }
}
