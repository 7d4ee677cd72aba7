package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.Verification;

/** Tables through their WebSocket, as docs/server.md describes it. */
class TableTest extends ServerTest {

  private static final String TWO_PEOPLE =
      """
      {"game":"iceberg","seats":[{"kind":"me","name":"Ada"},{"kind":"open"}]}\
      """;

  /** Plays the first legal move again and again; the view in which the match is over. */
  private static Facts playToTheEnd(Client client) {
    Facts view = client.myTurn();
    for (int move = 0; !view.has("result"); move++) {
      client.playFirst(view, "move-" + move);
      view = client.myTurn();
    }
    return view;
  }

  @Test
  void somebodyPlaysAloneToTheEndAndTheReplayIsRight() {
    Running.Made table = running.make("{\"game\":\"codroid\"}");
    Facts end = playToTheEnd(table.join(0));
    assertThat(end.at("result").text("words")).isNotBlank();
    assertThat(end.text("ask")).isEqualTo("The match is over.");
    Replay replay = ReplayReader.read(running.get("/api/tables/" + table.id() + "/replay").body());
    verify(Games.named("codroid"), replay);
    Facts told = running.read("/api/tables/" + table.id());
    assertThat(told.text("status")).isEqualTo("over");
    assertThat(replay.header().seed().map(String::valueOf)).hasValue(told.text("seed"));
    assertThat(replay.header().salt()).hasValue(told.text("salt"));
    assertThat(replay.header().seedHash()).hasValue(told.text("seedHash"));
    assertThat(told.text("seedHash")).isEqualTo(replay.header().saltedSeed().orElseThrow().hash());
    assertThat(running.read("/api/tables/" + table.id() + "/verification").truth("verified"))
        .isTrue();
  }

  private static <S extends State<S, M>, M> void verify(Game<S, M> game, Replay replay) {
    Verification.verify(game, replay);
  }

  @Test
  void everyGameOnTheClassPathIsPlayedToItsEndByItsComputerPlayers() {
    for (Game<?, ?> game : Games.all()) {
      String seats =
          String.join(
              ",",
              Collections.nCopies(
                  game.usualTable().size(), "{\"kind\":\"computer\",\"player\":\"random\"}"));
      Running.Made table =
          running.make("{\"game\":\"%s\",\"seats\":[%s]}".formatted(game.info().id(), seats));
      try (Client watcher = table.watch()) {
        assertThat(watcher.myTurn().at("result").text("code")).as(game.info().id()).isNotBlank();
      }
      assertThat(running.read("/api/tables/" + table.id() + "/verification").truth("verified"))
          .as(game.info().id())
          .isTrue();
    }
  }

  @Test
  void twoPeopleAndASpectatorSeeTheSameMatch() {
    Running.Made table = running.make(TWO_PEOPLE);
    Client ada = table.join(0);
    assertThat(ada.next("table").at("table").text("status")).isEqualTo("waiting");
    Facts waiting = ada.next("view");
    assertThat(waiting.text("ask")).isEqualTo("Waiting for one more player.");
    assertThat(waiting.list("moves")).isEmpty();

    Facts sat =
        Facts.read(
            running.post("/api/tables/" + table.id() + "/seats/1", "{\"name\":\"Bob\"}").body());
    Client bob = table.connect().send("type", "join", "lang", "fr", "token", sat.text("token"));
    Client watcher = table.watch();
    Facts view = ada.myTurn();
    assertThat(view.text("ask")).isEqualTo("It is your turn.");
    assertThat(bob.next("view").text("ask")).isEqualTo("C'est à Ada de jouer.");
    assertThat(watcher.next("view").fields()).containsEntry("seat", null);

    ada.playFirst(view, "first");
    assertThat(ada.next("accepted").whole("n")).isEqualTo(1);
    Facts seen = watcher.next("view");
    assertThat(seen.whole("n")).isEqualTo(1);
    assertThat(seen.whole("since")).isEqualTo(0);
    assertThat(seen.list("journal")).isNotEmpty();
    assertThat(seen.list("moves")).isEmpty();
    assertThat(bob.next("view").whole("n")).isEqualTo(1);
  }

  @Test
  void aMoveHasItsWordsItsTextAndItsParts() {
    Facts move = running.make("{\"game\":\"iceberg\"}").join(0).myTurn().list("moves").getFirst();
    assertThat(move.text("text")).matches("[MSP][0-3][NESW]");
    assertThat(move.text("words")).contains("agent");
    assertThat(move.at("move").text("kind")).isIn("move", "slide", "push");
    assertThat(move.at("move").text("direction")).isIn("north", "east", "south", "west");
  }

  @Test
  void aSeatIsTakenOnce() {
    Running.Made table = running.make(TWO_PEOPLE);
    String path = "/api/tables/" + table.id() + "/seats/1";
    assertThat(running.post(path, "{}").statusCode()).isEqualTo(200);
    assertThat(running.post(path, "{}").statusCode()).isEqualTo(409);
    assertThat(Facts.read(running.post(path, "{}").body()).at("error").text("code"))
        .isEqualTo("seat-taken");
  }

  @Test
  void aRepeatedMoveHasNoOtherEffect() {
    Client client = running.make("{\"game\":\"iceberg\"}").join(0);
    Facts view = client.myTurn();
    client.playFirst(view, "same");
    assertThat(client.next("accepted").whole("n")).isEqualTo(1);
    client.playFirst(view, "same");
    assertThat(client.next("accepted").whole("n")).isEqualTo(1);
  }

  @Test
  void aStaleOrIllegalMoveIsAnsweredWithASentenceAndTheView() {
    Client client = running.make("{\"game\":\"iceberg\"}").join(0);
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
    Client watcher = running.make("{\"game\":\"iceberg\"}").watch();
    watcher.next("view");
    watcher.send("type", "move", "id", "a", "at", 0, "move", "end");
    assertThat(watcher.next("refused").text("code")).isEqualTo("spectator");
    watcher.send("type", "chat", "id", "b", "text", "hello");
    assertThat(watcher.next("refused").text("code")).isEqualTo("spectator");
  }

  @Test
  void whoReconnectsGetsExactlyWhatIsMissing() {
    Running.Made table =
        running.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    Client client = table.join(0);
    for (int move = 0; move < 3; move++) {
      client.playFirst(client.myTurn(), "m" + move);
      client.next("accepted");
    }
    client.close();
    Client again =
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
    Client client = running.make("{\"game\":\"iceberg\"}").join(0);
    String english = client.myTurn().list("moves").getFirst().text("words");
    client.send("type", "lang", "lang", "fr");
    Facts view = client.next("view");
    assertThat(view.text("ask")).isEqualTo("C'est à vous de jouer.");
    assertThat(view.fields()).containsEntry("since", null);
    assertThat(view.list("moves").getFirst().text("words")).isNotEqualTo(english);
  }

  @Test
  void peopleOnSeatsChat() {
    Running.Made table =
        running.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\",\"name\":\"Ada\"}]}");
    Client ada = table.join(0);
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
    Running.Made table = running.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\"}]}");
    Client stalled = table.join(0);
    assertThat(stalled.next("chat").list("lines")).isEmpty();
    stalled.send("type", "chat", "id", "c", "text", "hello");
    assertThat(stalled.next("chat").list("lines")).hasSize(1);
    Client fresh = table.join(0);
    assertThat(fresh.next("chat").list("lines")).hasSize(1);
    fresh.send("type", "chat", "id", "c", "text", "hello");
    fresh.send("type", "chat", "id", "d", "text", "hello");
    Facts next = fresh.next("chat").list("lines").getFirst();
    assertThat(next.whole("number")).as("what was said on purpose is heard again").isEqualTo(2);
    assertThat(table.watch().next("chat").list("lines")).hasSize(2);
  }

  @Test
  void aPreviewTellsWhatAMoveWouldDoAndChangesNothing() {
    Client client = running.make("{\"game\":\"iceberg\"}").join(0);
    Facts view = client.myTurn();
    String move = view.list("moves").getFirst().text("text");
    client.send("type", "preview", "id", "p", "at", 0, "move", move);
    Facts preview = client.next("preview");
    assertThat(preview.at("view")).isNotEqualTo(view.at("view"));
    assertThat(preview.list("journal")).isNotEmpty();
    client.send("type", "ping", "id", "x");
    assertThat(client.next().text("id")).isEqualTo("x");
  }

  @Test
  void wrongTokensAndUnknownTablesAreRefused() {
    Running.Made table = running.make("{\"game\":\"codroid\"}");
    Client stranger = table.connect().send("type", "join", "token", "nobody-has-this");
    assertThat(stranger.next("error").text("code")).isEqualTo("wrong-token");
    assertThat(stranger.closeCode()).isEqualTo(4401);
    Client lost = running.connect("/ws/tables/nowhere").send("type", "join");
    assertThat(lost.next("error").text("code")).isEqualTo("unknown-table");
    assertThat(lost.closeCode()).isEqualTo(4404);
    Client rude = table.connect().sendText("hello");
    assertThat(rude.next("error").text("code")).isEqualTo("malformed");
    assertThat(rude.closeCode()).isEqualTo(4400);
  }
}
