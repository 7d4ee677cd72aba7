package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.table.Facts;

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

  // docs/protocol.md, "What costs what", as far as a socket can do it.
  @Test
  void whateverBreaksTheProtocolIsHungUpOnWithASentence() {
    Running.Made table = running.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"bot\"}]}");
    for (String answer :
        new String[] {
          "{'type':'move','id':1,'seat':1,'move':'done'}",
          "{'type':'move','id':1,'seat':'0','move':'done'}",
          "{'type':'move','id':1,'seat':4294967296,'move':'done'}",
          "{'type':'move','id':2,'move':'done'}",
          "{'type':'move','id':4294967297,'move':'done'}",
          "{'type':'move','id':'1','move':'done'}",
          "{'type':'move','move':'done'}",
          "{'type':'end','id':1,'move':'done'}",
          "{'type':'move','id':1,'move':7}",
          "{'type':'move','id':1,'move':'fly'}",
          "{'type':'ready'}",
          "{'id':1,'move':'done'}",
          "['move']",
          "{"
        }) {
      Client rude = bot(table, 0);
      rude.next("hello");
      rude.send("type", "ready", "seat", 0);
      rude.next("decide");
      rude.sendText(answer.replace('\'', '"'));
      assertThat(rude.next("error").text("words"))
          .as(answer)
          .matches("[\"A-Z][^{]*(\\{.*)?")
          .doesNotContain("bot.", "refusal.", "plateau.");
      assertThat(rude.closeCode()).as(answer).isEqualTo(4400);
    }
    Client misplaced = bot(table, 0);
    misplaced.next("hello");
    misplaced.send("type", "ready", "seat", 1);
    assertThat(misplaced.next("error").text("words"))
        .contains("the program answered with \"seat\":1, but it has seat 0");
  }

  @Test
  void blankMessagesUnknownFieldsAndLongNamesCostNothing() {
    Running.Made table = running.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"bot\"}]}");
    Client bot = bot(table, 0);
    assertThat(bot.next("hello").at("limits").whole("outputKb")).isEqualTo(16);
    bot.sendText(" ").sendText("");
    bot.send("type", "ready", "name", "x".repeat(70), "mood", "fine", "seat", 0);
    Facts asked = bot.next("decide");
    bot.send("type", "move", "id", asked.whole("id"), "seat", 0, "move", "done", "mood", "fine");
    assertThat(bot.next("decide").whole("id")).isEqualTo(asked.whole("id") + 1);
    Facts seat = running.read("/api/tables/" + table.id()).list("seats").getFirst();
    assertThat(seat.text("name")).isEqualTo("x".repeat(30));
  }

  @Test
  void aTurnOfManyRequestsIsNotTooFast() {
    running.close();
    running = Running.limited(folder, 50, 40);
    Running.Made table =
        running.make(
            """
            {"game":"iceberg","seats":[{"kind":"bot"},{"kind":"computer","player":"random"}]}\
            """);
    Client bot = bot(table, 0);
    bot.next("hello");
    bot.send("type", "ready");
    int id = bot.next("turn").whole("id");
    for (int i = 0; i < 500; i++) {
      bot.send("type", "undo", "id", id);
      assertThat(bot.next("result").truth("undone")).isFalse();
    }
  }

  @Test
  void aProgramThatComesBackHasNoNewTimeAndBehindTheEndNothingIsSaid() {
    HandTime time = new HandTime();
    try (Running slow = Running.over(folder, time)) {
      Running.Made table = slow.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"bot\"}]}");
      Client first = join(slow, table);
      assertThat(first.next("decide").at("time").whole("bankMs")).isPositive();
      table.watch().awaitTable();
      time.pass(Duration.ofSeconds(12));
      first.next("late");
      first.close();
      Client second = join(slow, table);
      Facts asked = second.next("decide");
      assertThat(asked.at("time").whole("bankMs")).isZero();
      assertThat(asked.at("time").whole("strikes")).isEqualTo(1);
      while (asked.type().equals("decide")) {
        second.send("type", "move", "id", asked.whole("id"), "move", "done");
        asked = second.next();
      }
      assertThat(asked.type()).isEqualTo("over");
      assertThat(second.closeCode()).isEqualTo(1000);
    }
  }

  private static Client join(Running running, Running.Made table) {
    Client bot =
        running
            .connect("/ws/bot")
            .send("type", "join", "table", table.id(), "token", table.token(0));
    bot.next("hello");
    return bot.send("type", "ready");
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
