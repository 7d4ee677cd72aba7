package plateau.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.kernel.words.Language;

/** Hints through the WebSocket, as docs/server.md describes them. */
class HintTest {

  private final Hall hall = new Hall();

  @Test
  void whoPlaysAloneMayAskForTheBestMovesAndGetsTheSameAnswerTwice() {
    Hall.Made table = hall.make("{\"game\":\"codroid\"}");
    assertThat(table.told(Language.ENGLISH).truth("hints")).isTrue();
    Visitor client = table.join(0);
    Facts view = client.myTurn();
    client.send("type", "hint", "id", "h1", "at", view.whole("n"));
    Facts hint = client.next("hint");
    assertThat(hint.text("id")).isEqualTo("h1");
    assertThat(hint.whole("at")).isEqualTo(view.whole("n"));
    assertThat(hint.text("level")).isIn("hard", "expert");
    assertThat(hint.list("moves")).isNotEmpty().hasSizeLessThanOrEqualTo(5);
    Facts best = hint.list("moves").getFirst();
    assertThat(best.at("move").text("words")).isNotBlank();
    assertThat(best.whole("samples")).isPositive();
    client.send("type", "lang", "lang", "fr");
    client.send("type", "hint", "id", "h2", "at", view.whole("n"));
    Facts again = client.next("hint");
    assertThat(again.list("moves").getFirst().at("move").text("text"))
        .isEqualTo(best.at("move").text("text"));
    assertThat(again.list("moves").getFirst().at("move").text("words"))
        .isNotEqualTo(best.at("move").text("words"));
  }

  @Test
  void amongPeopleThereIsNoneUnlessWhoeverMadeTheTableSaidSo() {
    String order =
        """
        {"game":"iceberg","hints":%s,"seats":[{"kind":"me"},{"kind":"me"}]}\
        """;
    Hall.Made strict = hall.make(order.formatted(false));
    Visitor ada = strict.join(0);
    Facts view = ada.myTurn();
    ada.send("type", "hint", "id", "h1", "at", view.whole("n"));
    assertThat(ada.next("refused").text("code")).isEqualTo("no-hint");
    Hall.Made kind = hall.make(order.formatted(true));
    assertThat(kind.told(Language.ENGLISH).truth("hints")).isTrue();
    Visitor bob = kind.join(0);
    Facts his = bob.myTurn();
    bob.send("type", "hint", "id", "h1", "at", his.whole("n"));
    Facts hint = bob.next("hint");
    assertThat(hint.list("moves")).isNotEmpty();
    assertThat(hint.text("level")).as("who plans turns weighs no odds").isIn("hard", "expert");
    assertThat(hint.whole("alike"))
        .as("how many cannot be told apart")
        .isBetween(1, hint.list("moves").size());
  }

  @Test
  void whoComesBackMayAskAgain() {
    Hall.Made table = hall.make("{\"game\":\"codroid\"}");
    Visitor gone = table.join(0);
    gone.send("type", "hint", "id", "h1", "at", gone.myTurn().whole("n"));
    gone.close();
    Visitor back = table.join(0);
    back.send("type", "hint", "id", "h2", "at", back.myTurn().whole("n"));
    assertThat(back.next("hint").list("moves")).isNotEmpty();
  }

  @Test
  void onlyWhoDecidesNowMayAsk() {
    Hall.Made table = hall.make("{\"game\":\"codroid\"}");
    Facts view = table.join(0).myTurn();
    Visitor watcher = table.watch();
    watcher.next("view");
    watcher.send("type", "hint", "id", "h1", "at", view.whole("n"));
    assertThat(watcher.next("refused").text("code")).isEqualTo("spectator");
    Visitor client = table.join(0);
    client.myTurn();
    client.send("type", "hint", "id", "h1", "at", view.whole("n") + 1);
    assertThat(client.next("refused").text("code")).isEqualTo("stale");
  }
}
