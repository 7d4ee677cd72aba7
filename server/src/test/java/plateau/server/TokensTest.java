package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import plateau.table.Facts;
import plateau.table.order.Token;

/** Who holds a token holds the seat; so nobody else may ever see one. */
class TokensTest extends ServerTest {

  private static final String TWO =
      "{\"game\":\"iceberg\",\"public\":true,\"seats\":[{\"kind\":\"me\",\"name\":\"Ada\"},"
          + "{\"kind\":\"bot\",\"name\":\"robot\"}]}";

  private static Client join(Running.Made table, String token) {
    return table.connect().send("type", "join", "token", token);
  }

  @Test
  void noGuessOpensASeat() {
    Running.Made table = running.make(TWO);
    Running.Made other = running.make(TWO);
    String token = table.token(0);
    for (String guess :
        new String[] {
          "",
          token.substring(1),
          token + "x",
          token.toLowerCase(Locale.ROOT) + "-",
          Token.hash(token),
          other.token(0),
          table.token(1),
          table.id()
        }) {
      Client client = join(table, guess);
      assertThat(client.next("error").text("code")).as(guess).isEqualTo("wrong-token");
      assertThat(client.closeCode()).isEqualTo(4401);
    }
    join(table, token).next("view");
  }

  @Test
  void thousandsOfTokensAndIdsAreAllDifferentAndLong() {
    List<String> tokens = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < 5_000; i++) {
      tokens.add(Token.fresh());
      ids.add(Token.freshId());
    }
    assertThat(tokens).doesNotHaveDuplicates().allMatch(token -> token.matches("[\\w-]{24}"));
    assertThat(ids).doesNotHaveDuplicates().allMatch(id -> id.matches("[2-9a-z]{16}"));
  }

  @Test
  void theTokenOfABotOpensNoSeatOfAPersonAndTheOtherWayRound() {
    Running.Made table = running.make(TWO);
    Client bot = running.connect("/ws/bot");
    bot.send("type", "join", "table", table.id(), "token", table.token(0));
    assertThat(bot.next("error").text("code")).isEqualTo("wrong-token");
  }

  @Test
  void whoGaveTheSeatAwayCannotMoveUntilTheSeatIsTakenBack() {
    Running.Made table =
        running.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    Client first = table.join(1);
    first.next("view");
    first.send("type", "leave");
    first.tableWhere(told -> told.list("seats").get(1).has("standIn"));
    Client again = table.join(1);
    Facts view = again.next("view");
    again.play(view, "end", "a");
    assertThat(again.next("refused").text("code")).isEqualTo("away");
  }

  @Test
  void aSeatThatWasTakenIsNotGivenAgain() {
    Running.Made table =
        running.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}");
    String path = "/api/tables/" + table.id() + "/seats/1";
    String token = Facts.read(running.post(path, "{}").body()).text("token");
    for (int seat = 0; seat < 2; seat++) {
      String taken = "/api/tables/" + table.id() + "/seats/" + seat;
      assertThat(running.post(taken, "{}").statusCode()).isEqualTo(409);
    }
    join(table, token).next("view");
  }

  @Test
  void spectatorsAndListsAreToldNoTokenNoHashAndNoSeed() {
    Running.Made table =
        running.make("{\"game\":\"codroid\",\"public\":true,\"seats\":[{\"kind\":\"me\"}]}");
    String token = table.token(0);
    Client watcher = table.watch();
    StringBuilder heard = new StringBuilder();
    heard.append(watcher.next("table")).append(watcher.next("view")).append(watcher.next("chat"));
    Client player = table.join(0);
    player.send("type", "chat", "id", "c", "text", "hello");
    player.playFirst(player.myTurn(), "a");
    player.next("accepted");
    heard.append(watcher.next("chat")).append(watcher.viewAt(1));
    heard.append(running.get("/api/tables").body());
    heard.append(running.get("/api/tables/" + table.id()).body());
    heard.append(running.get("/metrics").body());
    assertThat(heard.toString())
        .contains("seedHash")
        .doesNotContain(token, Token.hash(token), "token");
    assertThat(running.read("/api/tables/" + table.id()).has("seed")).isFalse();
    assertThat(running.get("/api/tables/" + table.id() + "/replay").statusCode()).isEqualTo(409);
  }

  @Test
  void replaysTellNoToken() {
    Running.Made table =
        running.make(
            "{\"game\":\"codroid\",\"options\":{\"rounds\":\"5\"},\"seats\":[{\"kind\":\"me\"}]}");
    Client client = table.join(0);
    Facts view = client.myTurn();
    for (int move = 0; !view.has("result"); move++) {
      client.play(view, "done", "m" + move);
      view = client.nextTurnBehind(view);
    }
    String token = table.token(0);
    String address = "/api/tables/" + table.id();
    for (String path : new String[] {"/replay", "/frames", "/verification", ""}) {
      assertThat(running.get(address + path).body())
          .as(path)
          .isNotEmpty()
          .doesNotContain(token, Token.hash(token), "\"m0\"");
    }
  }

  @Test
  void logsTellNoTokenNoTableAndNoChat() {
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    LoggerContext loggers = (LoggerContext) LoggerFactory.getILoggerFactory();
    Logger root = loggers.getLogger(Logger.ROOT_LOGGER_NAME);
    Logger ours = loggers.getLogger("plateau");
    Level usual = ours.getLevel();
    ours.setLevel(Level.TRACE);
    log.start();
    root.addAppender(log);
    try {
      Running.Made table = running.make(TWO);
      Client client = table.join(0);
      client.send("type", "chat", "id", "c", "text", "a secret of mine");
      client.next("chat");
      join(table, "not-a-token").closeCode();
      running.get("/api/tables/" + table.id() + "/replay?token=" + table.token(0));
      running.post("/api/tables/" + table.id() + "/fork", "{\"token\":\"" + table.token(0));
      client.sendText("{\"type\":\"join\",\"token\":\"" + table.token(0));
      client.closeCode();
      running.close();
      assertThat(log.list).as("the server says that it stops").isNotEmpty();
      assertThat(log.list)
          .extracting(TokensTest::written)
          .noneMatch(line -> line.contains(table.token(0)) || line.contains(table.id()))
          .noneMatch(line -> line.contains("a secret of mine"));
    } finally {
      root.detachAppender(log);
      ours.setLevel(usual);
      running = Running.over(folder);
    }
  }

  private static String written(ILoggingEvent event) {
    return event.getFormattedMessage()
        + (event.getThrowableProxy() == null
            ? ""
            : ThrowableProxyUtil.asString(event.getThrowableProxy()));
  }
}
