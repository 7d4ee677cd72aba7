package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.json.Json;
import plateau.table.Facts;
import plateau.table.order.Token;

/** Playing again, and finding one's tables again. */
class RematchTest extends ServerTest {

  private static final String GROUP =
      """
      {"game":"codroid","hints":true,"options":{"rounds":"5"},"clock":{"bankMs":600000,"gainMs":5000},
       "seats":[{"kind":"me","name":"Ada"},{"kind":"computer","player":"easy"},{"kind":"me","name":"Bob"}]}\
      """;

  private Running.Made finished() {
    Running.Made table = running.make(GROUP);
    Client ada = table.join(0);
    ada.next("view");
    // A computer player goes on for both, so that the match ends by itself.
    ada.send("type", "leave", "id", "l", "player", "pass");
    Client bob = table.join(2);
    bob.next("view");
    bob.send("type", "leave", "id", "l", "player", "pass");
    ada.tableWhere(told -> told.text("status").equals("over"));
    ada.close();
    bob.close();
    return table;
  }

  private HttpResponse<String> again(String table, String... tokens) {
    return running.post(
        "/api/tables/" + table + "/rematch", Json.write(Map.of("tokens", List.of(tokens))));
  }

  private static Facts table(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Facts.read(answer.body()).at("table");
  }

  private Facts mine(String table, String... tokens) {
    String asked =
        Json.write(Map.of("tables", List.of(Map.of("table", table, "tokens", List.of(tokens)))));
    return Facts.read(running.post("/api/tables/mine", asked).body());
  }

  @Test
  void theRematchHasTheSameGameNamesLevelsClockAndHints() {
    Running.Made old = finished();
    Facts next = table(again(old.id(), old.token(0)));
    assertThat(next.text("id")).isNotEqualTo(old.id());
    assertThat(next.text("rematchOf")).isEqualTo(old.id());
    assertThat(next.at("options").text("rounds")).isEqualTo("5");
    assertThat(next.truth("hints")).isTrue();
    assertThat(next.truth("public")).isFalse();
    assertThat(next.at("clock").whole("gainMs")).isEqualTo(5000);
    assertThat(next.text("status")).isEqualTo("waiting");
    List<Facts> seats = next.list("seats");
    assertThat(seats)
        .extracting(seat -> seat.text("kind"))
        .containsExactly("person", "computer", "open");
    assertThat(seats.getFirst().text("name")).isEqualTo("Ada");
    assertThat(seats.get(1).text("temper")).isEqualTo("easygoing");
    assertThat(seats.getLast().text("name")).isEqualTo("Bob");
    assertThat(seats.get(1).text("player")).isEqualTo("easy");
    assertThat(seats.get(2).truth("kept")).isTrue();
    assertThat(seats).noneMatch(seat -> seat.has("standIn"));
  }

  @Test
  void whoAsksSecondSitsDownAtTheSameRematchAlsoAfterARestart() {
    Running.Made old = finished();
    String next = table(again(old.id(), old.token(0))).text("id");
    running.close();
    running = Running.over(folder);
    assertThat(running.read("/api/tables/" + old.id()).at("rematch").text("table")).isEqualTo(next);
    HttpResponse<String> second = again(old.id(), old.token(2));
    assertThat(table(second).text("id")).isEqualTo(next);
    assertThat(table(second).text("status")).isEqualTo("playing");
    assertThat(Facts.read(second.body()).list("seats", Long.class)).containsExactly(2L);
    assertThat(table(again(old.id(), old.token(0))).text("id")).isEqualTo(next);
  }

  @Test
  void theOthersHearOfTheRematchAtTheOldTable() {
    Running.Made old = finished();
    Client bob = old.at(running).join(2);
    bob.next("view");
    String next = table(again(old.id(), old.token(0))).text("id");
    Facts told = bob.tableWhere(table -> table.has("rematch"));
    assertThat(told.at("rematch").text("table")).isEqualTo(next);
    assertThat(told.at("rematch").whole("by")).isZero();
  }

  @Test
  void aDeviceThatSeveralShareKeepsAllOfThem() {
    Running.Made old = finished();
    HttpResponse<String> answer = again(old.id(), old.token(2), old.token(0));
    assertThat(table(answer).text("status")).isEqualTo("playing");
    assertThat(Facts.read(answer.body()).list("seats", Long.class)).containsExactly(0L, 2L);
  }

  @Test
  void aKeptSeatIsForItsPersonAloneUnlessTheTableGivesItAway() {
    Running.Made old = finished();
    String next = table(again(old.id(), old.token(0))).text("id");
    HttpResponse<String> stranger =
        running.post("/api/tables/" + next + "/seats/2?lang=en", "{\"name\":\"Eve\"}");
    assertThat(stranger.statusCode()).isEqualTo(409);
    assertThat(Facts.read(stranger.body()).at("error").text("words")).contains("kept for Bob");
    Client guess = running.connect("/ws/tables/" + next);
    guess.send("type", "join", "token", Token.fresh());
    assertThat(guess.next("error").text("code")).isEqualTo("wrong-token");
    Client bob = running.connect("/ws/tables/" + next);
    bob.send("type", "join", "lang", "en", "token", old.token(2));
    assertThat(
            bob.tableWhere(table -> table.text("status").equals("playing"))
                .list("seats")
                .get(2)
                .text("kind"))
        .isEqualTo("person");
  }

  @Test
  void whoeverSitsThereMayGiveAKeptSeatToAComputerPlayer() {
    Running.Made old = finished();
    String next = table(again(old.id(), old.token(0))).text("id");
    Client ada = running.connect("/ws/tables/" + next);
    ada.send("type", "join", "lang", "en", "token", old.token(0));
    ada.send("type", "replace", "id", "r", "seat", 2, "player", "easy");
    ada.tableWhere(table -> table.text("status").equals("playing"));
    HttpResponse<String> late = again(old.id(), old.token(2));
    assertThat(table(late).text("id")).isEqualTo(next);
    assertThat(Facts.read(late.body()).list("seats", Long.class)).isEmpty();
  }

  @Test
  void onlyWhoHadASeatMayAskAndOnlyAtTheEnd() {
    Running.Made going = running.make(GROUP);
    assertThat(again(going.id(), going.token(0)).statusCode()).isEqualTo(409);
    Running.Made old = finished();
    assertThat(again(old.id(), Token.fresh()).statusCode()).isEqualTo(401);
    assertThat(again(old.id()).statusCode()).isEqualTo(401);
    assertThat(again("nowhere", old.token(0)).statusCode()).isEqualTo(404);
    assertThat(running.read("/api/tables/" + old.id()).has("rematch")).isFalse();
  }

  @Test
  void tablesAreFoundAgainByTheTokensOfTheirSeats() {
    Running.Made going = running.make(GROUP);
    Facts held = mine(going.id(), going.token(2), going.token(0)).list("tables").getFirst();
    assertThat(held.list("seats", Long.class)).containsExactly(0L, 2L);
    assertThat(held.at("table").whole("toMove")).isZero();
    assertThat(mine(going.id(), Token.fresh()).list("tables").getFirst().list("seats", Long.class))
        .isEmpty();
  }

  @Test
  void finishedTablesAreFoundTooAndUnknownOnesAreNamed() {
    Running.Made old = finished();
    String asked =
        """
        {"tables":[{"table":"nosuchtable","tokens":[]},{"table":"%s","tokens":["%s"]}]}\
        """
            .formatted(old.id(), old.token(0));
    Facts answer = Facts.read(running.post("/api/tables/mine", asked).body());
    assertThat(answer.list("unknown", String.class)).containsExactly("nosuchtable");
    Facts table = answer.list("tables").getFirst().at("table");
    assertThat(table.text("id")).isEqualTo(old.id());
    assertThat(table.text("status")).isEqualTo("over");
    assertThat(table.at("result").text("words")).isNotBlank();
  }

  @Test
  void tooManyTablesAreRefusedWithASentence() {
    List<Map<String, Object>> many =
        Collections.nCopies(51, Map.of("table", "x", "tokens", List.of()));
    HttpResponse<String> answer =
        running.post("/api/tables/mine?lang=en", Json.write(Map.of("tables", many)));
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(Facts.read(answer.body()).at("error").text("words")).contains("0–50");
  }
}
