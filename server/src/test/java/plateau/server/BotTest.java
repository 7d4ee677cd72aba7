package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs from outside, over the WebSocket form of docs/protocol.md. */
class BotTest extends ServerTest {

  private Client bot(Running.Made table, int seat) {
    return running
        .connect("/ws/bot")
        .send("type", "join", "table", table.id(), "token", table.token(seat));
  }

  @Test
  void aBotPlaysAGameMoveByMove() {
    Running.Made table = running.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"bot\"}]}");
    Client watcher = table.watch();
    assertThat(watcher.next("table").at("table").text("status")).isEqualTo("waiting");
    Client bot = bot(table, 0);
    Facts hello = bot.next();
    assertThat(hello.text("protocol")).isEqualTo("plateau-bot/1");
    bot.send("type", "ready", "name", "first");
    Facts asked = bot.next();
    while (asked.type().equals("decide")) {
      bot.sendText("{\"type\":\"move\",\"id\":%d,\"move\":\"done\"}".formatted(asked.whole("id")));
      asked = bot.next();
    }
    assertThat(asked.type()).isEqualTo("over");
    assertThat(asked.text("result")).isNotBlank();
    Facts over = watcher.tableWhere(told -> told.text("status").equals("over"));
    assertThat(over.list("seats").getFirst().text("name")).isEqualTo("first");
    assertThat(running.get("/api/tables/" + table.id() + "/replay").body())
        .contains("\"note\":{\"ms\":");
  }

  @Test
  void aBotIsToldWhatABrowserIsAndASeedThatStays() {
    Running.Made table =
        running.make("{\"game\":\"deadzone\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}");
    Facts hello = bot(table, 0).next("hello");
    assertThat(hello.at("scene").at("terrain").list("cubes")).isNotEmpty();
    assertThat(hello.at("scene").list("sides")).hasSize(2);
    assertThat(hello.list("grammar")).anyMatch(form -> form.text("id").equals("deploy"));
    assertThat(bot(table, 0).next("hello").fields().get("seed"))
        .isEqualTo(hello.fields().get("seed"));
    assertThat(bot(table, 1).next("hello").fields().get("seed"))
        .isNotEqualTo(hello.fields().get("seed"));
  }

  @Test
  void aBotPlaysWholeTurnsWhereTheGameHasThem() {
    Running.Made table =
        running.make(
            """
            {"game":"iceberg","seats":[{"kind":"bot"},{"kind":"computer","player":"random"}]}\
            """);
    Client bot = bot(table, 0);
    bot.next("hello");
    bot.send("type", "ready");
    for (int turn = 0; turn < 3; turn++) {
      Facts asked = bot.next("turn");
      bot.send("type", "turn", "id", asked.whole("id"), "actions", List.of());
      assertThat(bot.next("result").whole("id")).isEqualTo(asked.whole("id"));
    }
  }

  @Test
  void aBotThatBreaksTheProtocolMayComeAgain() {
    Running.Made table = running.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"bot\"}]}");
    Client rude = bot(table, 0);
    rude.next("hello");
    rude.send("type", "ready");
    Facts asked = rude.next("decide");
    rude.send("type", "move", "id", asked.whole("id"), "move", "cheat");
    assertThat(rude.next("error").text("code")).isEqualTo("bot-fault");
    rude.closeCode();
    Client polite = bot(table, 0);
    polite.next("hello");
    polite.send("type", "ready");
    assertThat(polite.next("decide").list("moves", String.class)).contains("done");
  }

  @Test
  void aPersonsTokenIsNoBotsAndTheOtherWayRound() {
    Running.Made table =
        running.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}");
    assertThat(bot(table, 0).next("error").text("code")).isEqualTo("wrong-token");
    assertThat(table.join(1).next("error").text("code")).isEqualTo("wrong-token");
  }

  @Test
  void aBotThatIsLateLosesTheTurnAndAtLastItsSeat() {
    HandTime time = new HandTime();
    try (Running slow = Running.over(folder, time)) {
      Running.Made table =
          slow.make(
              """
              {"game":"iceberg","seats":[{"kind":"bot"},{"kind":"computer","player":"random"}]}\
              """);
      Client watcher = table.watch();
      Client bot =
          slow.connect("/ws/bot")
              .send("type", "join", "table", table.id(), "token", table.token(0));
      bot.next("hello");
      bot.send("type", "ready");
      int strikes = 3;
      for (int strike = 1; strike <= strikes; strike++) {
        Facts asked = bot.next("turn");
        watcher.awaitTable();
        time.pass(Duration.ofSeconds(12));
        Facts late = bot.next("late");
        assertThat(late.whole("id")).isEqualTo(asked.whole("id"));
        assertThat(late.at("time").whole("strikes")).isEqualTo(strike);
      }
      assertThat(bot.next("error").text("code")).isEqualTo("bot-fault");
      bot.closeCode();
      Facts seat = slow.read("/api/tables/" + table.id()).list("seats").getFirst();
      assertThat(seat.truth("present")).isFalse();
    }
  }

  @Test
  void whoWatchesSeesWhatABotNotesAndWhoPlaysAgainstItDoesNot() {
    Running.Made table =
        running.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"me\"}]}");
    Client watcher = table.watch();
    Client opponent = table.join(1);
    Client bot = bot(table, 0);
    bot.next("hello");
    bot.send("type", "ready");
    int id = bot.next("turn").whole("id");
    bot.send("type", "flag", "id", id, "row", 3, "column", 4, "flag", 1);
    assertThat(bot.next("result").whole("code")).isZero();
    bot.send("type", "end", "id", id);
    Facts seen = watcher.next("view");
    while (!seen.has("notes")) {
      seen = watcher.next("view");
    }
    Facts note = seen.list("notes").getFirst();
    assertThat(note.whole("seat")).isZero();
    assertThat(note.whole("step")).isEqualTo(seen.whole("step"));
    assertThat(note.at("note").fields().get("flags")).asString().isEqualTo("[[3, 4, 1, 0]]");
    assertThat(opponent.myTurn().has("notes")).isFalse();
    assertThat(table.watch().next("view").list("notes")).containsExactly(note);
  }
}
