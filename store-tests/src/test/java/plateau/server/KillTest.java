package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.table.Facts;

/** A server in a process of its own that is killed in the middle of play. */
@ParameterizedClass
@EnumSource
class KillTest {

  private static final int TABLES = 8;
  private static final int MOVES = 10;

  private final Keeping keeping;
  @TempDir Path folder;

  KillTest(Keeping keeping) {
    this.keeping = keeping;
  }

  @Test
  void noAcceptedMoveIsLostWhenTheServerIsKilled() throws Exception {
    Map<Running.Made, Integer> accepted = new LinkedHashMap<>();
    try (Node node = Node.start(keeping.in(folder));
        Running remote = Running.at(node.port())) {
      List<Running.Made> tables = new ArrayList<>();
      List<Client> clients = new ArrayList<>();
      for (int i = 0; i < TABLES; i++) {
        tables.add(
            remote.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}"));
        clients.add(tables.getLast().join(0));
      }
      for (int move = 0; move < MOVES; move++) {
        for (int i = 0; i < TABLES; i++) {
          Client client = clients.get(i);
          client.playFirst(client.next("view"), "m" + move);
          accepted.put(tables.get(i), client.next("accepted").whole("n"));
        }
      }
      // Everybody has just sent another move; nobody has waited for the answer.
      for (int i = 0; i < TABLES; i++) {
        clients.get(i).playFirst(clients.get(i).next("view"), "last");
      }
      node.kill();
    }
    try (Running again = Running.over(keeping.in(folder))) {
      accepted.forEach(
          (table, n) -> {
            Facts told = again.read("/api/tables/" + table.id());
            assertThat(told.whole("n")).isBetween(n, n + 1);
            Client client = table.at(again).join(0);
            Facts view = client.next("view");
            client.playFirst(view, "last");
            assertThat(client.next("accepted").whole("n"))
                .as("what was not answered is sent again, and counts once")
                .isEqualTo(n + 1);
          });
    }
  }
}
