package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server in a process of its own that is killed in the middle of play. */
class KillTest {

  private static final int TABLES = 8;
  private static final int MOVES = 10;

  @TempDir Path folder;

  /** Started by {@link #start}; prints its port. */
  static final class Child {

    private Child() {}

    public static void main(String[] args) throws InterruptedException {
      Server server =
          Server.start(
              Settings.usual(Settings.THIS_MACHINE, 0, Path.of(args[0]), Optional.empty())
                  .withoutRates());
      System.out.println(server.port());
      Thread.currentThread().join();
    }
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            ProcessHandle.current().info().command().orElseThrow(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Child.class.getName(),
            folder.resolve("test.db").toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  @Test
  void noAcceptedMoveIsLostWhenTheServerIsKilled() throws Exception {
    Process process = start();
    Map<Running.Made, Integer> accepted = new LinkedHashMap<>();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        Running remote = Running.at(Integer.parseInt(out.readLine()))) {
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
      process.destroyForcibly().waitFor();
    }
    try (Running again = Running.over(folder)) {
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
