package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** People who leave and come back, computer players in their place. */
class SeatsTest extends ServerTest {

  @Test
  void whatPeopleCallThemselvesAndSayIsOneLineOfSignsThatAreSeen() {
    String piled = "Z" + "\u0301\u0302\u0303".repeat(4);
    for (String path : new String[] {"/api/tables", "/api/tables/%s/seats/1"}) {
      Running.Made table =
          running.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}");
      String refused =
          path.contains("seats")
              ? "{\"name\":\"%s\"}"
              : "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\",\"name\":\"%s\"},{\"kind\":\"open\"}]}";
      HttpResponse<String> answer =
          running.post(path.formatted(table.id()), refused.formatted(piled));
      assertThat(answer.statusCode()).as(path).isEqualTo(400);
      assertThat(answer.body()).as(path).contains("marks on one letter");
      assertThat(
              Facts.read(
                      running
                          .post(path.formatted(table.id()), refused.formatted("\u202e B\u200bob "))
                          .body())
                  .at("table")
                  .list("seats"))
          .as(path)
          .anyMatch(seat -> "Bob".equals(seat.fields().get("name")));
    }
    Running.Made table = running.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\"}]}");
    Client me = table.join(0);
    me.next("chat");
    me.send("type", "chat", "id", "1", "text", "well\u2066 \u200b played\u202e");
    assertThat(me.next("chat").list("lines").getFirst().text("text")).isEqualTo("well played");
    me.send("type", "chat", "id", "2", "text", piled);
    assertThat(me.next("refused").text("words")).contains("marks on one letter");
    me.send("type", "chat", "id", "3", "text", "\u200b\u3164");
    assertThat(me.next("refused").text("code")).isEqualTo("malformed");
  }

  @Test
  void aComputerPlayerGoesOnForWhoLeavesUntilTheyComeBack() {
    Client client =
        running
            .make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}")
            .join(0);
    Facts before = client.myTurn();
    client.send("type", "leave", "id", "l", "player", "random");
    Facts seat = client.tableWhere(table -> table.list("seats").getFirst().has("standIn"));
    assertThat(seat.list("seats").getFirst().text("standIn")).isEqualTo("Chance");
    assertThat(client.viewBehind(before).whole("n")).isPositive();
    client.send("type", "move", "id", "m", "at", 0, "move", "end");
    assertThat(client.next("refused").text("code")).isEqualTo("away");
    client.send("type", "return", "id", "r");
    client.tableWhere(table -> !table.list("seats").getFirst().has("standIn"));
  }

  @Test
  void anOpenSeatCanBeGivenToAComputerPlayer() {
    Client client =
        running
            .make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}")
            .join(0);
    client.send("type", "replace", "id", "r", "seat", 1, "player", "planer");
    Facts refused = client.next("refused");
    assertThat(refused.text("code")).isEqualTo("malformed");
    assertThat(refused.text("words")).contains("planner");
    client.send("type", "replace", "id", "r", "seat", 1, "player", "planner");
    assertThat(
            client
                .tableWhere(table -> table.text("status").equals("playing"))
                .list("seats")
                .get(1)
                .text("player"))
        .isEqualTo("planner");
    assertThat(client.myTurn().list("moves")).isNotEmpty();
  }

  @Test
  void whoHasOnlyJustLeftIsNotReplaced() {
    Running.Made table =
        running.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    Client ada = table.join(0);
    ada.next("view");
    ada.send("type", "replace", "id", "r", "seat", 1);
    assertThat(ada.next("refused").text("code")).isEqualTo("present");
  }

  @Test
  void whoHasBeenAwayForAMinuteIsPlayedForUntilTheyComeBack() {
    HandTime time = new HandTime();
    try (Running slow = Running.over(folder, time)) {
      Running.Made table =
          slow.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
      Client ada = table.join(0);
      ada.next("view");
      time.pass(Duration.ofSeconds(59));
      ada.send("type", "replace", "id", "r", "seat", 1);
      assertThat(ada.next("refused").text("code")).isEqualTo("present");
      time.pass(Duration.ofSeconds(1));
      ada.send("type", "replace", "id", "s", "seat", 1, "player", "random");
      Facts replaced = ada.tableWhere(told -> told.list("seats").get(1).has("standIn"));
      assertThat(replaced.list("seats").get(1).text("standIn")).isEqualTo("Chance");
      Client bob = table.join(1);
      bob.send("type", "return", "id", "t");
      bob.tableWhere(told -> !told.list("seats").get(1).has("standIn"));
    }
  }

  @Test
  void aLevelIsCalledByItsNameInEveryLanguage() {
    Running.Made made =
        running.make(
            "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"computer\",\"player\":\"hard\"}]}");
    Facts seat = running.read("/api/tables/" + made.id() + "?lang=fr").list("seats").getLast();
    assertThat(seat.text("name")).isEqualTo("Ordinateur (difficile)");
    assertThat(seat.text("player")).isEqualTo("hard");
    assertThat(running.read("/api/games/iceberg?lang=fr").list("levels"))
        .extracting(level -> level.text("name"))
        .containsExactly("facile", "normal", "difficile", "expert");
  }

  @Test
  void whoNeedsASetUpOfTheirOwnDoesNotStandInForAnySide() {
    Client ada =
        running
            .make("{\"game\":\"deadzone\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}")
            .join(0);
    ada.send("type", "leave", "id", "l", "player", "jade");
    Facts refused = ada.next("refused");
    assertThat(refused.text("code")).isEqualTo("malformed");
    assertThat(refused.text("words")).contains("\"jade\" only plays a seat");
    ada.send("type", "leave", "id", "m");
    Facts left = ada.tableWhere(table -> table.list("seats").getFirst().has("standIn"));
    assertThat(left.list("seats").getFirst().text("standIn")).isNotEqualTo("jade");
    assertThat(running.read("/api/games/deadzone").text("standIn")).isNotEqualTo("jade");
  }

  @Test
  void theSameTokenWorksOnSeveralDevices() {
    Running.Made table = running.make("{\"game\":\"iceberg\"}");
    Client phone = table.join(0);
    Client desk = table.join(0);
    desk.playFirst(phone.myTurn(), "a");
    assertThat(phone.viewAt(1).whole("seat")).isZero();
    assertThat(desk.viewAt(1).list("moves")).isNotEmpty();
  }
}
