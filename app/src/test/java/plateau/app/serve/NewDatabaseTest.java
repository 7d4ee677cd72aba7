package plateau.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.Main;
import plateau.app.session.ExitCode;
import plateau.server.Server;
import plateau.server.operations.Database;
import plateau.server.operations.Settings;
import plateau.terminal.Terminal;

/** A server says when it begins with nothing: the name of its database may be mistyped. */
class NewDatabaseTest {

  @TempDir Path home;

  /** What it prints until somebody would open the browser; then it is stopped. */
  private static final class Screen extends ByteArrayOutputStream {
    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
      super.write(bytes, from, length);
      if (said().contains("Ctrl+C stops it")) {
        Thread.currentThread().interrupt();
      }
    }

    synchronized String said() {
      return toString(StandardCharsets.UTF_8).replaceAll("\\s+", " ");
    }
  }

  private String serve(String... more) {
    Screen screen = new Screen();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            screen,
            screen,
            Map.of("PLATEAU_HOME", home.toString(), "LANG", "en_GB.UTF-8"),
            Set.of(),
            () -> Terminal.WIDEST);
    String[] args = new String[more.length + 3];
    System.arraycopy(new String[] {"serve", "--port", "0"}, 0, args, 0, 3);
    System.arraycopy(more, 0, args, 3, more.length);
    int code = Main.run(args, terminal);
    assertThat(Thread.interrupted()).as(screen.said()).isTrue();
    assertThat(code).as(screen.said()).isEqualTo(ExitCode.FINE);
    return screen.said();
  }

  // As everybody does who plays: over HTTP.
  private static void makeATable(Path database) throws IOException, InterruptedException {
    Settings settings =
        Settings.usual(Settings.THIS_MACHINE, 0, new Database.File(database), Optional.empty());
    try (Server server = Server.start(settings);
        HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest order =
          HttpRequest.newBuilder(server.address().resolve("/api/tables"))
              .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"codroid\"}"))
              .build();
      assertThat(client.send(order, HttpResponse.BodyHandlers.ofString()).statusCode())
          .isEqualTo(201);
    }
  }

  @Test
  void aNewDatabaseIsSaidToBeNewAndOneWithATableIsNot() throws Exception {
    Path club = home.resolve("club.db");
    assertThat(serve("--db", club.toString())).contains("is new: no tables are kept in it yet");
    makeATable(club);
    assertThat(serve("--db", club.toString())).doesNotContain("new");
    assertThat(serve("--db", home.resolve("culb.db").toString()))
        .contains("is new: no tables are kept in it yet", "Did you mean \"club.db\"?");
  }

  @Test
  void oneThatAFailedStartLeftBehindIsStillNew() throws IOException {
    String mistyped = home.resolve("culb.db").toString();
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(other.getLocalPort());
      assertThat(new Cli(home).run("serve", "--port", port, "--db", mistyped).err())
          .contains("Port " + port);
    }
    assertThat(serve("--db", mistyped)).contains("is new: no tables are kept in it yet");
  }

  @Test
  void theUsualDatabaseIsSaidToBeNewInAQuietWay() throws Exception {
    Path usual = home.resolve("plateau.db");
    assertThat(serve())
        .contains("Tables will be kept in " + usual + ", which is new.")
        .doesNotContain("check the name");
    makeATable(usual);
    assertThat(serve()).doesNotContain("new");
  }
}
