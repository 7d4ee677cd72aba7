package plateau.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** People who leave and come back, computer players in their place. */
class SeatsTest {

  private final Hall hall = new Hall();

  @Test
  void aComputerPlayerGoesOnForWhoLeavesUntilTheyComeBack() {
    Visitor client =
        hall.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}").join(0);
    Facts before = client.myTurn();
    client.send("type", "leave", "id", "l", "player", "random");
    Facts seat = client.tableWhere(table -> table.list("seats").getFirst().has("standIn"));
    assertThat(seat.list("seats").getFirst().text("temper")).isEqualTo("unpredictable");
    assertThat(client.viewBehind(before).whole("n")).isPositive();
    client.send("type", "move", "id", "m", "at", 0, "move", "end");
    assertThat(client.next("refused").text("code")).isEqualTo("away");
    client.send("type", "return", "id", "r");
    client.tableWhere(table -> !table.list("seats").getFirst().has("standIn"));
  }

  @Test
  void anOpenSeatCanBeGivenToAComputerPlayer() {
    Visitor client =
        hall.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}")
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
    Hall.Made table =
        hall.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    Visitor ada = table.join(0);
    ada.next("view");
    ada.send("type", "replace", "id", "r", "seat", 1);
    assertThat(ada.next("refused").text("code")).isEqualTo("present");
  }

  @Test
  void whoHasBeenAwayForAMinuteIsPlayedForUntilTheyComeBack() {
    Hall.Made table =
        hall.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    Visitor ada = table.join(0);
    ada.next("view");
    hall.pass(Duration.ofSeconds(59));
    ada.send("type", "replace", "id", "r", "seat", 1);
    assertThat(ada.next("refused").text("code")).isEqualTo("present");
    hall.pass(Duration.ofSeconds(1));
    ada.send("type", "replace", "id", "s", "seat", 1, "player", "random");
    Facts replaced = ada.tableWhere(told -> told.list("seats").get(1).has("standIn"));
    assertThat(replaced.list("seats").get(1).text("temper")).isEqualTo("unpredictable");
    Visitor bob = table.join(1);
    bob.send("type", "return", "id", "t");
    bob.tableWhere(told -> !told.list("seats").get(1).has("standIn"));
  }

  @Test
  void whoNeedsASetUpOfTheirOwnDoesNotStandInForAnySide() {
    Visitor ada =
        hall.make("{\"game\":\"deadzone\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}")
            .join(0);
    ada.send("type", "leave", "id", "l", "player", "jade");
    Facts refused = ada.next("refused");
    assertThat(refused.text("code")).isEqualTo("malformed");
    assertThat(refused.text("words")).contains("\"jade\" only plays a seat");
    ada.send("type", "leave", "id", "m");
    Facts left = ada.tableWhere(table -> table.list("seats").getFirst().has("standIn"));
    assertThat(left.list("seats").getFirst().text("standIn")).isNotEqualTo("jade");
  }

  @Test
  void theSameTokenWorksOnSeveralDevices() {
    Hall.Made table = hall.make("{\"game\":\"iceberg\"}");
    Visitor phone = table.join(0);
    Visitor desk = table.join(0);
    desk.playFirst(phone.myTurn(), "a");
    assertThat(phone.viewAt(1).whole("seat")).isZero();
    assertThat(desk.viewAt(1).list("moves")).isNotEmpty();
  }
}
