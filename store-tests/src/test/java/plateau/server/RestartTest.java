package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.table.Facts;

/** A server that stops and starts again over the same database. */
@ParameterizedClass
@EnumSource
class RestartTest {

  private static final String TWO_COMPUTERS =
      """
      {"game":"iceberg","seats":[{"kind":"computer","player":"random"},{"kind":"computer","player":"random"}]}\
      """;

  private final Keeping keeping;
  @TempDir Path folder;

  RestartTest(Keeping keeping) {
    this.keeping = keeping;
  }

  @Test
  void everyTableIsWhereItWas() {
    Running.Made table;
    Facts view;
    try (Running first = Running.over(keeping.in(folder))) {
      table = first.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
      Client client = table.join(0);
      client.playFirst(client.myTurn(), "a");
      view = client.viewAt(1);
      client.send("type", "chat", "id", "c", "text", "back soon");
      client.next("chat");
    }
    try (Running second = Running.over(keeping.in(folder))) {
      Client client = table.at(second).join(0);
      Facts again = client.next("view");
      assertThat(again.whole("n")).isEqualTo(1);
      assertThat(again.at("view")).isEqualTo(view.at("view"));
      assertThat(again.list("moves")).isEqualTo(view.list("moves"));
      assertThat(client.next("chat").list("lines").getFirst().text("text")).isEqualTo("back soon");
      client.playFirst(again, "a");
      assertThat(client.next("accepted").whole("n")).as("the same id, sent again").isEqualTo(1);
    }
  }

  @Test
  void whoIsConnectedIsToldAndComputerPlayersGoOnByThemselves() {
    Running.Made table;
    int reached;
    try (Running first = Running.over(keeping.in(folder))) {
      table = first.make(TWO_COMPUTERS);
      Client watcher = table.watch();
      Facts view = watcher.next("view");
      while (view.whole("n") < 40) {
        view = watcher.next("view");
      }
      reached = view.whole("n");
      assertThat(view.has("result")).as("it must be interrupted").isFalse();
    }
    try (Running second = Running.over(keeping.in(folder))) {
      Facts told = second.read("/api/tables/" + table.id());
      assertThat(told.whole("n")).isGreaterThanOrEqualTo(reached);
      Client watcher = table.at(second).watch();
      assertThat(watcher.myTurn().has("result")).isTrue();
      assertThat(second.read("/api/tables/" + table.id() + "/verification").truth("verified"))
          .isTrue();
    }
  }

  @Test
  void aTableThatNobodyLooksAtGoesOnToo() {
    String id;
    try (Running first = Running.over(keeping.in(folder))) {
      id = first.make(TWO_COMPUTERS.replace("{\"game\"", "{\"public\":true,\"game\"")).id();
    }
    try (Running second = Running.over(keeping.in(folder))) {
      Client watcher = second.connect("/ws/tables/" + id).send("type", "join");
      assertThat(watcher.myTurn().has("result")).isTrue();
      assertThat(second.read("/api/tables?status=over").list("tables"))
          .anyMatch(table -> table.text("id").equals(id));
    }
  }

  @Test
  void whatRevealedNothingCanStillBeTakenBack() {
    Running.Made table;
    try (Running first = Running.over(keeping.in(folder))) {
      table = first.make("{\"game\":\"codroid\"}");
      Client client = table.join(0);
      client.play(client.myTurn(), "barrier-gestures-1", "a");
      assertThat(client.viewAt(1).truth("canUndo")).isTrue();
    }
    try (Running second = Running.over(keeping.in(folder))) {
      Client client = table.at(second).join(0);
      assertThat(client.next("view").truth("canUndo")).isTrue();
      client.send("type", "undo", "id", "u");
      assertThat(client.next("undo-ended").truth("done")).isTrue();
      Facts back = client.next("view");
      assertThat(back.whole("step")).isZero();
      client.play(back, "done", "b");
      client.next("accepted");
    }
    try (Running third = Running.over(keeping.in(folder))) {
      Facts rolled = table.at(third).join(0).next("view");
      assertThat(rolled.truth("canUndo")).as("dice were thrown").isFalse();
    }
  }
}
