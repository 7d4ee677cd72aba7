package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.operations.Database;
import plateau.table.Facts;

/** What everybody on a server may play once a day with the same chance. */
class DailyTest {

  private static final String DAILY = "/api/games/codroid/daily";
  private static final Duration DAY = Duration.ofDays(1);

  @TempDir Path folder;
  private HandTime time;
  private Running running;

  @BeforeEach
  void start() {
    time = new HandTime();
    running = Running.over(folder, time);
  }

  @AfterEach
  void stop() {
    running.close();
  }

  private Running.Made begin(String body) {
    HttpResponse<String> answer = running.post(DAILY, body);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return new Running.Made(running, Facts.read(answer.body()));
  }

  private Running.Made begin(String name, Running.Made before) {
    return begin("{\"name\":\"%s\",\"token\":\"%s\"}".formatted(name, before.token(0)));
  }

  // A computer player goes on, so that the match ends by itself.
  private static void finish(Running.Made table) {
    Client client = table.join(0);
    client.next("view");
    client.send("type", "leave", "id", "l", "player", "pass");
    client.tableWhere(told -> told.text("status").equals("over"));
    client.close();
  }

  private static Object opening(Running.Made table) {
    Client client = table.join(0);
    Object view = client.next("view").at("view").fields();
    client.close();
    return view;
  }

  private Facts day(String token) {
    return Facts.read(
        running.request(running.to(DAILY).header("Authorization", "Bearer " + token)).body());
  }

  @Test
  void everybodyHasTheSameStartOnOneDayAndAnotherOneOnTheNext() {
    Running.Made ada = begin("{\"name\":\"Ada\"}");
    Running.Made bob = begin("{\"name\":\"Bob\"}");
    assertThat(opening(bob)).isEqualTo(opening(ada));
    time.pass(DAY);
    Running.Made later = begin("Ada", ada);
    assertThat(opening(later)).isNotEqualTo(opening(ada));
    assertThat(later.answer().at("table").at("sharedDice").text("of")).isEqualTo("1970-01-02");
  }

  @Test
  void theSameDayIsTheSameAfterARestartAndNobodyKnowsItFromAnotherServer() {
    Object before = opening(begin("{}"));
    running.close();
    running = Running.over(folder, time);
    assertThat(opening(begin("{}"))).isEqualTo(before);
    try (Running other = Running.over(new Database.File(folder.resolve("other.db")), time)) {
      Running mine = running;
      running = other;
      assertThat(opening(begin("{}"))).isNotEqualTo(before);
      running = mine;
    }
  }

  @Test
  void theFirstTryOfATokenCountsAndOthersArePractice() {
    Running.Made first = begin("{\"name\":\"Ada\"}");
    Running.Made second = begin("Ada", first);
    assertThat(first.answer().at("table").at("sharedDice").truth("counts")).isTrue();
    assertThat(first.answer().at("table").truth("hints")).isFalse();
    assertThat(second.answer().at("table").at("sharedDice").truth("counts")).isFalse();
    assertThat(second.answer().at("table").truth("hints")).isTrue();
    finish(second);
    assertThat(day(first.token(0)).list("results")).isEmpty();
    finish(first);
    Facts day = day(first.token(0));
    List<Facts> results = day.list("results");
    assertThat(results).extracting(one -> one.text("name")).containsExactly("Ada");
    assertThat(results.getFirst().whole("place")).isEqualTo(1);
    assertThat(results.getFirst().text("outcome")).isEqualTo("lost");
    assertThat(results.getFirst().text("words")).startsWith("You lose");
    assertThat(day.at("mine").text("table")).isEqualTo(first.id());
    assertThat(day.at("mine").whole("place")).isEqualTo(1);
  }

  @Test
  void yesterdaysResultsStayAndTomorrowIsNobodysBusiness() {
    Running.Made ada = begin("{\"name\":\"Ada\"}");
    finish(ada);
    time.pass(DAY);
    assertThat(running.read(DAILY).list("results")).isEmpty();
    assertThat(running.read(DAILY + "?day=1970-01-01").list("results")).hasSize(1);
    assertThat(running.get(DAILY + "?day=1970-01-03").statusCode()).isEqualTo(400);
    assertThat(running.get(DAILY + "?day=yesterday").statusCode()).isEqualTo(400);
    // Nor is its seed told to whoever looks on before the end.
    Facts today = begin("Ada", ada).answer().at("table");
    assertThat(today.has("seed")).isFalse();
    assertThat(running.read("/api/tables").list("tables")).isEmpty();
  }

  @Test
  void aGameWithoutOneSaysSo() {
    HttpResponse<String> answer = running.get("/api/games/panic-station/daily");
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(Facts.read(answer.body()).at("error").text("code")).isEqualTo("no-daily");
    assertThat(running.post(DAILY, "{\"token\":\"short\"}").statusCode()).isEqualTo(400);
  }
}
