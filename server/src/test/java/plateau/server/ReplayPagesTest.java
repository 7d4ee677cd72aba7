package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.table.Facts;

/** What may be told when a match is over. */
class ReplayPagesTest extends ServerTest {

  private String finished(String order) {
    Running.Made table = running.make(order);
    assertThat(table.watch().myTurn().has("result")).isTrue();
    return "/api/tables/" + table.id();
  }

  @Test
  void theFramesShowEveryStepWithItsJournalAndTheCurve() {
    String table =
        finished("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"computer\",\"player\":\"pass\"}]}");
    Facts frames = running.read(table + "/frames?count=200");
    int last = frames.whole("steps");
    assertThat(frames.list("frames")).hasSize(last + 1);
    assertThat(frames.list("frames").getFirst().fields()).containsEntry("move", null);
    assertThat(frames.list("frames").getLast().at("move").text("text")).isEqualTo("done");
    assertThat(frames.list("frames").getLast().fields()).containsEntry("toMove", null);
    assertThat(frames.at("curve").list("series"))
        .extracting(one -> one.text("id"))
        .contains("sick");
    assertThat(frames.at("curve").list("points")).isNotEmpty();
    Facts some = running.read(table + "/frames?from=2&count=1&lang=fr");
    assertThat(some.list("frames").getFirst().whole("step")).isEqualTo(2);
  }

  @Test
  void aSpectatorsFramesKeepTheSecretsOfTheGame() {
    String seats = "{\"kind\":\"computer\",\"player\":\"bold\"}";
    String table =
        finished(
            "{\"game\":\"panic-station\",\"seats\":[%s,%s,%s]}".formatted(seats, seats, seats));
    Facts all = running.read(table + "/frames?count=1");
    Facts spectator = running.read(table + "/frames?count=1&as=spectator");
    Facts seat = running.read(table + "/frames?count=1&as=0");
    assertThat(spectator.list("frames").getFirst().at("view"))
        .isNotEqualTo(all.list("frames").getFirst().at("view"))
        .isNotEqualTo(seat.list("frames").getFirst().at("view"));
  }

  @Test
  void nothingIsToldBeforeTheEnd() {
    String table = "/api/tables/" + running.make("{\"game\":\"codroid\"}").id();
    for (String page : new String[] {"/replay", "/frames", "/verification"}) {
      assertThat(running.get(table + page).statusCode()).as(page).isEqualTo(409);
    }
    assertThat(running.post(table + "/fork", "{\"step\":0}").statusCode()).isEqualTo(409);
    assertThat(running.read(table).fields()).containsEntry("seed", null);
  }

  @Test
  void somebodyPlaysOnFromAStepWithNewDice() {
    String other =
        finished(
            """
            {"game":"iceberg","seats":[{"kind":"computer","player":"random"},{"kind":"computer","player":"random"}]}\
            """);
    Running.Made fork =
        new Running.Made(
            running, Facts.read(running.post(other + "/fork", "{\"step\":5,\"seat\":0}").body()));
    // The first one is whole; whose turn it is there, the dice decide.
    Facts view = fork.join(0).next("view");
    assertThat(view.whole("step")).isGreaterThanOrEqualTo(5);
    Facts table = running.read("/api/tables/" + fork.id());
    assertThat(table.at("forkedFrom").whole("step")).isEqualTo(5);
    assertThat(table.text("seedHash"))
        .as("dice of its own, fixed before anybody plays on")
        .isNotEqualTo(running.read(other).text("seedHash"));
    assertThat(table.fields()).containsEntry("seed", null).containsEntry("salt", null);
    Facts frame = running.read(other + "/frames?from=5&count=1").list("frames").getFirst();
    assertThat(view.list("journal").stream().filter(entry -> entry.whole("step") == 5).toList())
        .extracting(entry -> entry.text("words"))
        .isEqualTo(frame.list("journal").stream().map(entry -> entry.text("words")).toList());
    assertThat(running.post(other + "/fork", "{\"step\":100000}").statusCode()).isEqualTo(404);
  }

  @Test
  void theDiceOfAForkedTableAreExplainedByTwoSeeds() {
    String other =
        finished("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"computer\",\"player\":\"pass\"}]}");
    Running.Made fork =
        new Running.Made(running, Facts.read(running.post(other + "/fork", "{\"step\":2}").body()));
    Client client = fork.join(0);
    Facts view = client.myTurn();
    while (!view.has("result")) {
      client.play(view, "done", "done at " + view.whole("n"));
      view = client.nextTurnBehind(view);
    }
    String table = "/api/tables/" + fork.id();
    assertThat(running.read(table).text("seed")).isNotEqualTo(running.read(other).text("seed"));
    Facts verification = running.read(table + "/verification");
    assertThat(verification.truth("verified")).isTrue();
    assertThat(verification.text("words")).contains("up to step 2").contains("its own seed");
  }

  @Test
  void aReplayHasTheSceneAndCallsThingsByTheirNames() {
    Running.Made table =
        running.make(
            """
            {"game":"deadzone","seats":[{"kind":"me"},{"kind":"computer","player":"jade"}]}\
            """);
    Client ada = table.join(0);
    Facts view = ada.myTurn();
    ada.send("type", "move", "id", "1", "at", view.whole("n"), "move", "deploy warden-medic A1");
    Facts next = ada.nextTurnBehind(view);
    ada.send("type", "move", "id", "2", "at", next.whole("n"), "move", "concede");
    while (!next.has("result")) {
      next = ada.next("view");
    }
    Facts frames = running.read("/api/tables/" + table.id() + "/frames?lang=fr");
    assertThat(frames.at("scene").list("sides")).hasSize(2);
    assertThat(frames.list("frames").get(1).at("move").text("words"))
        .isEqualTo("Déployer Medic en A1");
  }
}
