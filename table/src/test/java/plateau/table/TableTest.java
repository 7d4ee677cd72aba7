package plateau.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.kernel.Game;

/** Tables through their WebSocket, as docs/server.md describes it. */
class TableTest {

  private final Hall hall = new Hall();

  @Test
  void everyGameOnTheClassPathIsPlayedToItsEndByItsComputerPlayers() {
    for (Game<?, ?> game : Hall.games()) {
      String seats =
          String.join(
              ",",
              Collections.nCopies(
                  game.usualTable().size(), "{\"kind\":\"computer\",\"player\":\"random\"}"));
      Hall.Made table =
          hall.make("{\"game\":\"%s\",\"seats\":[%s]}".formatted(game.info().id(), seats));
      assertThat(table.watch().next("view").at("result").text("code"))
          .as(game.info().id())
          .isNotBlank();
    }
  }

  @Test
  void whatCannotBeKeptIsNotToldAndMayBeSentAgain() {
    Hall.Made table =
        hall.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    Visitor ada = table.join(0);
    Visitor bob = table.join(1);
    Facts view = ada.myTurn();
    bob.viewAt(0);
    hall.store().isFull(true);
    ada.playFirst(view, "first");
    assertThat(ada.next("refused").text("code")).isEqualTo("store-failed");
    assertThat(ada.next("view").whole("n")).isZero();
    assertThat(bob.hears("view")).as("nobody is told what is not kept").isFalse();
    assertThat(hall.failures()).hasSize(1);
    hall.store().isFull(false);
    ada.playFirst(view, "first");
    assertThat(ada.next("accepted").whole("n")).isEqualTo(1);
    assertThat(bob.viewBehind(view).whole("n")).isEqualTo(1);
  }

  @Test
  void aMoveHasItsWordsItsTextAndItsParts() {
    Facts move = hall.make("{\"game\":\"iceberg\"}").join(0).myTurn().list("moves").getFirst();
    assertThat(move.text("text")).matches("[MSP][0-3][NESW]");
    assertThat(move.text("words")).contains("agent");
    assertThat(move.at("move").text("kind")).isIn("move", "slide", "push");
    assertThat(move.at("move").text("direction")).isIn("north", "east", "south", "west");
  }

  @Test
  void aRepeatedMoveHasNoOtherEffect() {
    Visitor client = hall.make("{\"game\":\"iceberg\"}").join(0);
    Facts view = client.myTurn();
    client.playFirst(view, "same");
    assertThat(client.next("accepted").whole("n")).isEqualTo(1);
    client.playFirst(view, "same");
    assertThat(client.next("accepted").whole("n")).isEqualTo(1);
  }

  @Test
  void aStaleOrIllegalMoveIsAnsweredWithASentenceAndTheView() {
    Visitor client = hall.make("{\"game\":\"iceberg\"}").join(0);
    Facts view = client.myTurn();
    client.send("type", "move", "id", "a", "at", view.whole("n"), "move", "P0N");
    Facts illegal = client.next("refused");
    assertThat(illegal.text("code")).isEqualTo("illegal");
    assertThat(illegal.text("words")).isNotBlank();
    assertThat(client.next("view").whole("n")).isZero();
    client.send("type", "move", "id", "b", "at", 7, "move", "M0N");
    assertThat(client.next("refused").text("code")).isEqualTo("stale");
    assertThat(client.next("view").list("moves")).isEqualTo(view.list("moves"));
  }

  @Test
  void aSpectatorCannotMoveOrChat() {
    Visitor watcher = hall.make("{\"game\":\"iceberg\"}").watch();
    watcher.next("view");
    watcher.send("type", "move", "id", "a", "at", 0, "move", "end");
    assertThat(watcher.next("refused").text("code")).isEqualTo("spectator");
    watcher.send("type", "chat", "id", "b", "text", "hello");
    assertThat(watcher.next("refused").text("code")).isEqualTo("spectator");
  }

  @Test
  void whoReconnectsGetsExactlyWhatIsMissing() {
    Hall.Made table =
        hall.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    Visitor client = table.join(0);
    for (int move = 0; move < 3; move++) {
      client.playFirst(client.myTurn(), "m" + move);
      client.next("accepted");
    }
    client.close();
    Visitor again =
        table.connect().send("type", "join", "lang", "en", "token", table.token(0), "have", 2);
    Facts view = again.next("view");
    assertThat(view.whole("since")).isEqualTo(2);
    assertThat(view.list("journal")).isNotEmpty().allMatch(entry -> entry.whole("n") == 3);
    Facts whole = table.join(0).next("view");
    assertThat(whole.fields()).containsEntry("since", null);
    assertThat(whole.list("journal").stream().map(entry -> entry.whole("n")).distinct())
        .contains(1, 2, 3);
  }

  @Test
  void theLanguageSwitchesAtOnce() {
    Visitor client = hall.make("{\"game\":\"iceberg\"}").join(0);
    String english = client.myTurn().list("moves").getFirst().text("words");
    client.send("type", "lang", "lang", "fr");
    Facts view = client.next("view");
    assertThat(view.text("ask")).isEqualTo("C'est à vous de jouer.");
    assertThat(view.fields()).containsEntry("since", null);
    assertThat(view.list("moves").getFirst().text("words")).isNotEqualTo(english);
  }

  @Test
  void peopleOnSeatsChat() {
    Hall.Made table =
        hall.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\",\"name\":\"Ada\"}]}");
    Visitor ada = table.join(0);
    assertThat(ada.next("chat").list("lines")).isEmpty();
    ada.send("type", "chat", "id", "c", "text", "  hello <b>you</b> ");
    assertThat(ada.next("chat").list("lines").getFirst().text("text"))
        .isEqualTo("hello <b>you</b>");
    List<Facts> later = table.watch().next("chat").list("lines");
    assertThat(later).hasSize(1);
    assertThat(later.getFirst().text("name")).isEqualTo("Ada");
  }

  @Test
  void whatIsSaidAgainOverAnotherLineIsHeardOnce() {
    Hall.Made table = hall.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\"}]}");
    Visitor stalled = table.join(0);
    assertThat(stalled.next("chat").list("lines")).isEmpty();
    stalled.send("type", "chat", "id", "c", "text", "hello");
    assertThat(stalled.next("chat").list("lines")).hasSize(1);
    Visitor fresh = table.join(0);
    assertThat(fresh.next("chat").list("lines")).hasSize(1);
    fresh.send("type", "chat", "id", "c", "text", "hello");
    fresh.send("type", "chat", "id", "d", "text", "hello");
    Facts next = fresh.next("chat").list("lines").getFirst();
    assertThat(next.whole("number")).as("what was said on purpose is heard again").isEqualTo(2);
    assertThat(table.watch().next("chat").list("lines")).hasSize(2);
  }

  @Test
  void aPreviewTellsWhatAMoveWouldDoAndChangesNothing() {
    Visitor client = hall.make("{\"game\":\"iceberg\"}").join(0);
    Facts view = client.myTurn();
    String move = view.list("moves").getFirst().text("text");
    client.send("type", "preview", "id", "p", "at", 0, "move", move);
    Facts preview = client.next("preview");
    assertThat(preview.at("view")).isNotEqualTo(view.at("view"));
    assertThat(preview.list("journal")).isNotEmpty();
    client.send("type", "ping", "id", "x");
    assertThat(client.next().text("id")).isEqualTo("x");
  }
}
