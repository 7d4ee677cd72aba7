package plateau.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.Server;
import plateau.server.operations.Database;
import plateau.server.operations.Settings;

/** The clients read messages by the order of their fields: it must be that of the server. */
class LoadClientTest {

  private static final Duration ON_A_BUSY_MACHINE = Duration.ofMinutes(5);

  @Test
  void aClientPlaysItsMatchToTheEnd(@TempDir Path folder) throws IOException, InterruptedException {
    Database database = new Database.File(folder.resolve("load.db"));
    Settings settings = Settings.usual(Settings.THIS_MACHINE, 0, database, Optional.empty());
    HttpClient http = HttpClient.newHttpClient();
    try (Server server = Server.start(settings.withoutRates())) {
      URI address = server.address();
      String table = open(http, address.resolve("/api/tables"));
      URI socket =
          URI.create("ws://" + address.getAuthority() + "/ws/tables/" + field("id", table));
      AtomicInteger answers = new AtomicInteger();
      CompletableFuture<String> end = new CompletableFuture<>();
      new LoadClient(_ -> answers.incrementAndGet(), new Pace(0), () -> end.complete("over"))
          .join(http, socket, field("token", table));
      assertThat(end).succeedsWithin(ON_A_BUSY_MACHINE).isEqualTo("over");
      assertThat(answers).as("moves that were accepted").hasPositiveValue();
    } finally {
      http.shutdownNow();
    }
  }

  private static String open(HttpClient http, URI tables) throws IOException, InterruptedException {
    String wish = "{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\"}]}";
    HttpRequest request =
        HttpRequest.newBuilder(tables)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(wish))
            .build();
    return http.send(request, BodyHandlers.ofString()).body();
  }

  private static String field(String name, String json) {
    return Pattern.compile("\"%s\":\"([^\"]+)\"".formatted(name))
        .matcher(json)
        .results()
        .findFirst()
        .orElseThrow(() -> new AssertionError(name + " is missing in " + json))
        .group(1);
  }
}
