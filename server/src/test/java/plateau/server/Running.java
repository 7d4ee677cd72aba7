package plateau.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import plateau.server.operations.Database;
import plateau.server.operations.Limits;
import plateau.server.operations.Settings;
import plateau.server.store.Store;
import plateau.table.Facts;

/** A real server on a free port, and real clients of it. */
final class Running implements AutoCloseable {

  private final Optional<Server> server;
  private final int port;
  private final HttpClient http = HttpClient.newHttpClient();

  private Running(Optional<Server> server, int port) {
    this.server = server;
    this.port = port;
  }

  private static Running of(Server server) {
    return new Running(Optional.of(server), server.port());
  }

  /** A server in another process. */
  static Running at(int port) {
    return new Running(Optional.empty(), port);
  }

  static Running over(Path folder) {
    return over(new Database.File(folder.resolve("test.db")));
  }

  static Running over(Database database) {
    return of(Server.start(usual(database).withoutRates()));
  }

  /** Where time goes on by hand. */
  static Running over(Path folder, HandTime time) {
    return over(new Database.File(folder.resolve("by-hand.db")), time);
  }

  /** The same, over any database. */
  static Running over(Database database, HandTime time) {
    return of(Server.start(usual(database).withoutRates().withTime(time)));
  }

  /** With the same dice at every table. */
  static Running seeded(Path folder, long seed) {
    Settings settings = usual(new Database.File(folder.resolve("test.db"))).withoutRates();
    return of(Server.start(settings.withSeeds(() -> seed)));
  }

  /** Over a store that is open. */
  static Running over(Store store, HandTime time) {
    Settings settings = usual(new Database.File(Path.of("unused"))).withoutRates().withTime(time);
    return of(Server.start(settings, store));
  }

  /** With limits of so much a second. */
  static Running limited(Path folder, int requests, int messages) {
    return of(
        Server.start(
            usual(new Database.File(folder.resolve("test.db")))
                .withLimits(Limits.usual().withRates(requests, messages))));
  }

  /** As these settings say, but for the port. */
  static Running with(Settings settings) {
    return of(Server.start(settings));
  }

  /** A connection of bare bytes. */
  Wire wire() {
    return Wire.to(port);
  }

  /** With the seeds 1, 2, 3…: dice fall alike in every run of a test. */
  static Settings usual(Database database) {
    return Settings.usual(Settings.THIS_MACHINE, 0, database, Optional.empty())
        .withSeeds(new AtomicLong(1)::getAndIncrement);
  }

  HttpResponse<String> request(HttpRequest.Builder request) {
    try {
      return http.send(request.build(), BodyHandlers.ofString());
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
  }

  HttpResponse<String> get(String path) {
    return request(to(path));
  }

  HttpResponse<String> post(String path, String body) {
    return request(to(path).POST(BodyPublishers.ofString(body)));
  }

  Facts read(String path) {
    return Facts.read(get(path).body());
  }

  /** A new table. */
  Made make(String order) {
    return new Made(this, Facts.read(post("/api/tables", order).body()));
  }

  Client connect(String path) {
    return Client.connect(http, socketAddress(path));
  }

  URI socketAddress(String path) {
    return URI.create("ws://127.0.0.1:" + port + path);
  }

  /** A table that was made, and the tokens of its seats. */
  record Made(Running running, Facts answer) {

    String id() {
      return answer.at("table").text("id");
    }

    /** The same table at another server. */
    Made at(Running other) {
      return new Made(other, answer);
    }

    String token(int seat) {
      return answer.list("tokens").stream()
          .filter(token -> token.whole("seat") == seat)
          .findFirst()
          .orElseThrow()
          .text("token");
    }

    Client join(int seat) {
      return connect().send("type", "join", "lang", "en", "token", token(seat));
    }

    /** With what the moves lead to. */
    Client joinForeseeing(int seat) {
      return connect().send("type", "join", "lang", "en", "token", token(seat), "outlook", true);
    }

    Client watch() {
      return connect().send("type", "join", "lang", "en");
    }

    Client connect() {
      return running.connect("/ws/tables/" + id());
    }
  }

  @Override
  public void close() {
    // Its own close would wait for every WebSocket.
    http.shutdownNow();
    server.ifPresent(Server::close);
  }
}
