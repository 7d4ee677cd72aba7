package plateau.app.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.json.JsonReader;
import plateau.server.Server;
import plateau.server.operations.Settings;

/** {@code plateau db}: a real server has kept two matches, and then somebody changes its file. */
class DbTest {

  @TempDir static Path shared;
  private static String over = "";
  private static String running = "";

  @TempDir Path home;
  private Path file;

  @BeforeAll
  static void playTwoMatches() throws IOException, InterruptedException {
    Path database = shared.resolve("plateau.db");
    Settings settings =
        Settings.usual(Settings.THIS_MACHINE, 0, database, Optional.empty())
            .withoutRates()
            .withSeeds(() -> 11);
    try (Server server = Server.start(settings);
        HttpClient http = HttpClient.newHttpClient()) {
      over = make(http, server, "computer", "computer");
      running = make(http, server, "me", "me");
      URI asked = server.address().resolve("/api/tables/" + over);
      while (!text(http, HttpRequest.newBuilder(asked)).contains("\"status\":\"over\"")) {
        Thread.onSpinWait();
      }
    }
  }

  private static String make(HttpClient http, Server server, String first, String second)
      throws IOException, InterruptedException {
    String order =
        """
        {"game":"pig","clock":{"bankMs":600000},"seats":[{"kind":"%s","player":"random"},{"kind":"%s","player":"random"}]}\
        """
            .formatted(first, second);
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.address().resolve("/api/tables"))
            .POST(BodyPublishers.ofString(order));
    String answer = text(http, request);
    if (JsonReader.read(answer) instanceof Map<?, ?> fields
        && fields.get("table") instanceof Map<?, ?> table) {
      return String.valueOf(table.get("id"));
    }
    throw new AssertionError(answer);
  }

  private static String text(HttpClient http, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return http.send(request.build(), BodyHandlers.ofString()).body();
  }

  @BeforeEach
  void copy() throws IOException {
    file = home.resolve("plateau.db");
    Files.copy(shared.resolve("plateau.db"), file);
  }

  private Cli.Ran run(String... arguments) {
    return new Cli(home).run(arguments);
  }

  private Cli.Ran check() {
    return run("db", "check", "--db", file.toString());
  }

  private void sql(String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        assertThat(statement.executeUpdate(sql)).as(sql).isPositive();
      }
    }
  }

  @Test
  void whatWasPlayedFits() {
    Cli.Ran ran = check();
    assertThat(ran.code()).as(ran.out()).isEqualTo(ExitCode.FINE);
    assertThat(ran.said()).contains("2 tables", "no difference");
    assertThat(run("db", "check").code())
        .as("the usual file, in the folder of the command")
        .isEqualTo(ExitCode.FINE);
    assertThat(new Cli(home).inFrench().run("db", "check").said()).contains("aucune différence");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "update step set move = 'hold' where step = 1 and seq = 1 | not a legal move",
        "update step set draws = '7:0' where seq = 1 and draws <> '' | draw 1",
        "update step set digest = '0123456789abcdef' where seq = 8 | position after this step",
        "delete from step where seq = 3 | event 3 is missing",
        "update step set step = 7 where seq = 3 | step 3 should come here",
        "update step set spent_ms = -5 where seq = 2 | cannot be",
        "update step set client_id = 'x', seat = 0 where seq in (1, 2) | was kept before",
        "update game_table set result = null where id = 'OVER' | result is kept as –, and the match"
            + " comes to \"",
        "update game_table set status = 'playing' where id = 'OVER' | over here",
        "update game_table set status = 'over' where id = 'RUNNING' | goes on here",
        "update game_table set seed = 12 where id = 'OVER' | seed does not give these draws",
        "update game_table set status = 'lost' where id = 'OVER' | cannot be read",
        "update game_table set options = 'nonsense' where id = 'OVER' | cannot be read",
        "update game_table set bank_ms = 0 where id = 'OVER' | clock of 0 ms",
        "update game_table set game = 'chess' where id = 'OVER' | There is no game",
        "delete from seat where table_id = 'OVER' and seat = 1 | 1 seat",
        "update seat set token_hash = 'abc' where table_id = 'RUNNING' and seat = 0 | token",
        "update seat set player = 'kasparov' where table_id = 'OVER' | kasparov",
        "delete from step where match = 'RUNNING' | nothing of its match",
      })
  void whatWasChangedIsNamed(String change, String said) throws SQLException {
    sql(change.replace("OVER", over).replace("RUNNING", running));
    Cli.Ran ran = check();
    assertThat(ran.code()).as(ran.out()).isEqualTo(ExitCode.FAILURE);
    assertThat(ran.said()).contains("Table ").contains(said);
  }

  @Test
  void tokensThatFitTwoSeatsAreNamed() throws SQLException {
    sql(
        "update seat set token_hash = (select token_hash from seat where table_id = '%s' and seat ="
                .formatted(running)
            + " 0) where table_id = '"
            + running
            + "'");
    assertThat(check().said()).contains("the same token");
  }

  @Test
  void programsReadTheSameAsJson() throws SQLException {
    sql("update game_table set seed = 12 where id = '" + over + "'");
    Cli.Ran ran = run("db", "check", "--json");
    assertThat(ran.code()).isEqualTo(ExitCode.FAILURE);
    assertThat(JsonReader.read(ran.out().strip()))
        .isInstanceOfSatisfying(
            Map.class,
            told -> {
              assertThat(told.get("tables")).isEqualTo(2L);
              assertThat((List<?>) told.get("differences")).hasSize(1);
              assertThat(told.toString()).contains("code=dice", "table=" + over);
            });
  }

  @Test
  void withoutADatabaseNothingIsMade() {
    Path nowhere = home.resolve("nowhere.db");
    Cli.Ran ran = run("db", "check", "--db", nowhere.toString());
    assertThat(ran.code()).isEqualTo(ExitCode.MISTAKE);
    assertThat(ran.err()).contains("There is no database", "--db");
    assertThat(nowhere).doesNotExist();
    assertThat(run("db").err()).contains("plateau db check");
  }

  @Test
  void aMatchThatNewRulesDoNotChangeGoesOnUnderThem() throws SQLException {
    sql("update game_table set rules = '0'");
    assertThat(check().said()).contains("2 matches were begun under other rules");
    Cli.Ran dry = run("db", "patch", "--dry-run");
    assertThat(dry.code()).isEqualTo(ExitCode.FINE);
    assertThat(dry.said()).contains("2 would go on", "Nothing was changed");
    assertThat(run("db", "patch", "--dry-run").out()).isEqualTo(dry.out());

    assertThat(run("db", "patch").said()).contains("2 matches go on under the present rules");
    assertThat(run("db", "patch").said()).contains("nothing to do");
    assertThat(check().said()).contains("no difference").doesNotContain("other rules");
  }

  @Test
  void aMatchThatNewRulesChangeStaysAndItsStepIsTold() throws SQLException {
    sql(
        "update game_table set rules = '0'",
        "update step set move = 'jump' where seq = 4 and match = '" + over + "'");
    Cli.Ran ran = run("db", "patch");
    assertThat(ran.code()).isEqualTo(ExitCode.FAILURE);
    assertThat(ran.said())
        .contains("stays under the rules 0", "step 4", "\"jump\" is not a legal move")
        .contains("1 match goes on under the present rules, 1 stays");
    assertThat(run("db", "patch", "--dry-run").said()).contains("0 would go on", "1 would stay");
  }
}
