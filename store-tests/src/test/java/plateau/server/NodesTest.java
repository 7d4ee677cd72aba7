package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plateau.server.operations.Database;
import plateau.table.Facts;

/** Two servers over one database: who is connected to one sees what happens at the other. */
class NodesTest {

  private static final String TWO_PEOPLE =
      "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}";

  private final Database shared = new Database.Shared(Postgres.emptyDatabase());
  private Running here;
  private Running there;

  @BeforeEach
  void start() {
    here = Running.over(shared);
    there = Running.over(shared);
  }

  @AfterEach
  void stop() {
    there.close();
    here.close();
  }

  @Test
  void movesAreSeenAtBothServersInTheSameOrder() {
    Running.Made table = here.make(TWO_PEOPLE);
    Client ada = table.join(0);
    Client bob = table.at(there).join(1);
    Facts view = ada.myTurn();
    for (int move = 1; move <= 12; move++) {
      boolean isAdas = view.whole("toMove") == 0;
      Client mover = isAdas ? ada : bob;
      Client other = isAdas ? bob : ada;
      mover.playFirst(view, "m" + move);
      assertThat(mover.next("accepted").whole("n")).isEqualTo(move);
      Facts mine = mover.viewAt(move);
      Facts theirs = other.viewAt(move);
      assertThat(theirs.at("view")).isEqualTo(mine.at("view"));
      view = mine.list("moves").isEmpty() ? theirs : mine;
    }
  }

  @Test
  void theSameMoveSentToBothServersCountsOnce() {
    Running.Made table = here.make(TWO_PEOPLE);
    Client desk = table.join(0);
    Client phone = table.at(there).join(0);
    playAtOnce(desk, "once", phone, "once");
    assertThat(desk.next("accepted").whole("n")).isEqualTo(1);
    assertThat(phone.next("accepted").whole("n")).isEqualTo(1);
  }

  @Test
  void whatNoDatabaseKeepsIsRefusedAndHarmsNobody() {
    Client ada = here.make(TWO_PEOPLE).join(0);
    Facts view = ada.myTurn();
    ada.play(view, "M0N", "zero\u0000");
    assertThat(ada.next("refused").text("code")).isEqualTo("malformed");
    ada.sendText("{\"type\":\"chat\",\"id\":\"c\",\"text\":\"half \\ud83c\"}");
    assertThat(ada.next("refused").text("code")).isEqualTo("malformed");
    ada.playFirst(view, "a");
    assertThat(ada.next("accepted").whole("n")).isEqualTo(1);
  }

  @Test
  void ofTwoMovesForTheSameNumberOneIsRefusedAsStale() {
    Running.Made table = here.make(TWO_PEOPLE);
    Client desk = table.join(0);
    Client phone = table.at(there).join(0);
    playAtOnce(desk, "desk", phone, "phone");
    Facts first = answer(desk);
    Facts second = answer(phone);
    assertThat(first.type().equals("accepted")).isNotEqualTo(second.type().equals("accepted"));
    Facts lost = first.type().equals("refused") ? first : second;
    assertThat(lost.text("code")).isEqualTo("stale");
    assertThat(there.read("/api/tables/" + table.id()).whole("n")).isEqualTo(1);
  }

  // Both have seen the same view, and play the same of its moves.
  private static void playAtOnce(Client desk, String deskId, Client phone, String phoneId) {
    Facts view = desk.myTurn();
    phone.myTurn();
    desk.playFirst(view, deskId);
    phone.playFirst(view, phoneId);
  }

  private static Facts answer(Client client) {
    Facts answer = client.next();
    while (!answer.type().equals("accepted") && !answer.type().equals("refused")) {
      answer = client.next();
    }
    return answer;
  }

  @Test
  void whoSitsDownThereIsSeenHereAndNobodyElseGetsTheSeat() {
    Running.Made table =
        here.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}");
    Client ada = table.join(0);
    ada.next("view");
    String seat = "/api/tables/" + table.id() + "/seats/1";
    assertThat(there.post(seat, "{\"name\":\"Bob\"}").statusCode()).isEqualTo(200);
    Facts told = ada.tableWhere(it -> it.text("status").equals("playing"));
    assertThat(told.list("seats").get(1).text("name")).isEqualTo("Bob");
    assertThat(here.post(seat, "{\"name\":\"Cid\"}").statusCode()).isEqualTo(409);
    assertThat(ada.myTurn().list("moves")).isNotEmpty();
  }

  @Test
  void whoIsConnectedThereIsPresentHereUntilTheyLeave() {
    Running.Made table = here.make(TWO_PEOPLE);
    Client ada = table.join(0);
    Client bob = table.at(there).join(1);
    ada.tableWhere(it -> it.list("seats").get(1).truth("present"));
    Client spectator = table.at(there).watch();
    ada.tableWhere(it -> it.whole("spectators") == 1);
    spectator.close();
    ada.tableWhere(it -> it.whole("spectators") == 0);
    bob.close();
    ada.tableWhere(it -> !it.list("seats").get(1).truth("present"));
  }

  @Test
  void chatGoesFromServerToServer() {
    Running.Made table = here.make(TWO_PEOPLE);
    Client ada = table.join(0);
    Client bob = table.at(there).join(1);
    bob.next("chat");
    ada.next("chat");
    ada.send("type", "chat", "id", "c", "text", "hello");
    assertThat(line(bob)).isEqualTo("1 hello");
    bob.send("type", "chat", "id", "d", "text", "good evening");
    assertThat(line(ada)).isEqualTo("1 hello");
    assertThat(line(ada)).isEqualTo("2 good evening");
  }

  private static String line(Client client) {
    Facts line = client.next("chat").list("lines").getFirst();
    return line.whole("number") + " " + line.text("text");
  }

  private static void playAndAskForUndo(Client ada, Client bob) {
    ada.playFirst(ada.myTurn(), "a");
    bob.viewAt(1);
    ada.send("type", "undo", "id", "u");
  }

  @Test
  void aMoveIsTakenBackWithTheConsentOfSomebodyThere() {
    Running.Made table = here.make(TWO_PEOPLE);
    Client ada = table.join(0);
    Client bob = table.at(there).join(1);
    playAndAskForUndo(ada, bob);
    assertThat(bob.next("undo").whole("by")).isZero();
    bob.send("type", "undo-answer", "id", "v", "agree", true);
    assertThat(ada.next("undo-ended").truth("done")).isTrue();
    assertThat(ada.viewAt(2).whole("step")).isZero();
    assertThat(bob.viewAt(2).whole("step")).isZero();
  }

  @Test
  void aRefusalThereKeepsTheMoveHere() {
    Running.Made table = here.make(TWO_PEOPLE);
    Client ada = table.join(0);
    Client bob = table.at(there).join(1);
    playAndAskForUndo(ada, bob);
    bob.next("undo");
    bob.send("type", "undo-answer", "id", "v", "agree", false);
    assertThat(ada.next("undo-ended").truth("done")).isFalse();
    assertThat(bob.next("undo-ended").truth("done")).isFalse();
  }

  @Test
  void aStandInIsSeenAtBothServersAndComputersPlayForBoth() {
    Running.Made table = here.make(TWO_PEOPLE);
    Client ada = table.join(0);
    Client bob = table.at(there).join(1);
    bob.send("type", "leave", "id", "l", "player", "random");
    ada.tableWhere(it -> it.list("seats").get(1).has("standIn"));
    Facts view = ada.myTurn();
    int asked = view.whole("n");
    // Until the turn has gone to the stand-in and come back.
    while (view.whole("step") < 40 && !view.has("result")) {
      ada.playFirst(view, "m" + view.whole("n"));
      view = ada.nextTurnBehind(view);
    }
    assertThat(view.whole("n")).isGreaterThan(asked);
    bob.send("type", "return", "id", "r");
    ada.tableWhere(it -> !it.list("seats").get(1).has("standIn"));
  }

  @Test
  void computersThatPlayedForAServerThatIsGonePlayOn() {
    Running.Made table;
    try (Running third = Running.over(shared)) {
      table =
          third.make(
              """
              {"game":"iceberg","seats":[{"kind":"computer","player":"random"},\
              {"kind":"computer","player":"random"}]}\
              """);
    }
    Client watcher = table.at(here).watch();
    Facts end = watcher.next("view");
    while (!end.has("result")) {
      end = watcher.next("view");
    }
    assertThat(here.read("/api/tables/" + table.id() + "/verification").truth("verified")).isTrue();
  }

  @Test
  void botsAtDifferentServersMeet() {
    Running.Made table =
        here.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}");
    for (int seat = 0; seat < 2; seat++) {
      Running server = seat == 0 ? here : there;
      Client bot = server.connect("/ws/bot");
      bot.send("type", "join", "table", table.id(), "token", table.token(seat));
      bot.next("hello");
      bot.send("type", "ready", "name", "bot " + seat);
    }
    Client watcher = table.watch();
    // Names and presence are different news, which may come in two messages.
    Facts met =
        watcher.tableWhere(
            it ->
                it.text("status").equals("playing")
                    && it.list("seats").stream().allMatch(seat -> seat.truth("present"))
                    && it.list("seats").get(1).text("name").equals("bot 1"));
    assertThat(met.list("seats").get(0).text("name")).isEqualTo("bot 0");
  }
}
