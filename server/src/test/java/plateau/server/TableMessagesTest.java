package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.table.Facts;

/** Messages of each kind are as they are described; the client of these tests checks the rest. */
class TableMessagesTest extends ServerTest {

  @Test
  void whatIsAskedInAMatchIsAnsweredAsDescribed() {
    String order =
        """
        {"game":"iceberg","seats":[{"kind":"me"},{"kind":"computer","player":"random"}]}\
        """;
    try (Client player = running.make(order).join(0)) {
      Facts view = player.myTurn();
      Facts move = view.list("moves").getFirst();
      int n = view.whole("n");
      player.send("type", "preview", "id", "p", "at", n, "move", move.text("text"));
      assertThat(player.next("preview").text("id")).isEqualTo("p");
      player.send("type", "why", "id", "w", "at", n);
      assertThat(player.next("why").text("id")).isEqualTo("w");
      player.send("type", "hint", "id", "h", "at", n);
      assertThat(player.next("hint").list("moves")).isNotEmpty();
      player.send("type", "chat", "id", "c", "text", "hello");
      assertThat(player.next("chat").list("lines")).hasSize(1);
      player.send("type", "move", "id", "m", "at", n, "move", move.text("text"));
      assertThat(player.next("accepted").text("id")).isEqualTo("m");
      player.send("type", "move", "id", "late", "at", n, "move", move.text("text"));
      assertThat(player.next("refused").text("code")).isEqualTo("stale");
    }
  }

  @Test
  void aMessageWithAFactMoreOrLessIsNone() {
    assertThat(TableMessages.misfit("{\"type\":\"pong\",\"id\":\"1\"}")).isEmpty();
    assertThat(TableMessages.misfit("{\"type\":\"pong\",\"id\":\"1\",\"n\":2}")).isPresent();
    assertThat(TableMessages.misfit("{\"type\":\"pong\"}")).isPresent();
    assertThat(TableMessages.misfit("{\"type\":\"ping\",\"id\":\"1\"}")).isPresent();
  }
}
