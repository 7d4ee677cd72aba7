package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.Verification;
import plateau.table.Facts;

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
  void aSeatIsTakenOnce() {
    Running.Made table = running.make(TWO_PEOPLE);
    String path = "/api/tables/" + table.id() + "/seats/1";
    assertThat(running.post(path, "{}").statusCode()).isEqualTo(200);
    assertThat(running.post(path, "{}").statusCode()).isEqualTo(409);
    assertThat(Facts.read(running.post(path, "{}").body()).at("error").text("code"))
        .isEqualTo("seat-taken");
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
