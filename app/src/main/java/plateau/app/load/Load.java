package plateau.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import plateau.kernel.Game;
import plateau.server.store.postgres.PostgresAddress;

/**
 * Many tables, with a real client on every seat, all playing for a while. With several servers the
 * people at a table are connected to different ones.
 */
final class Load {

  private static final int MINUTE = 60;
  private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
  private static final Pattern TOKEN = Pattern.compile("\"token\":\"([^\"]+)\"");

  /**
   * What came of it.
   *
   * @param serverMemory in bytes, at the end
   */
  record Outcome(
      long moves,
      double seconds,
      Duration serverCpu,
      double medianMs,
      double p90Ms,
      double p99Ms,
      double p999Ms,
      int connections,
      long serverMemory) {

    double movesPerSecond() {
      return moves / seconds;
    }

    double movesPerCpuSecond() {
      return moves / (serverCpu.toNanos() / 1e9);
    }
  }

  /**
   * How it stands after each minute.
   *
   * @param memory of all servers, in bytes
   */
  record Minute(int number, long moves, double p99Ms, long memory) {}

  /**
   * What is measured.
   *
   * @param servers how many share the database
   * @param database empty for a file that is thrown away
   */
  record Subject(int servers, Optional<PostgresAddress> database) {}

  private final Game<?, ?> game;
  private final int tables;
  private final Pace pace;
  private final AtomicInteger next = new AtomicInteger();
  private final HttpClient http = HttpClient.newHttpClient();
  private final Queue<LoadClient> clients = new ConcurrentLinkedQueue<>();
  private volatile Latencies latencies = new Latencies();
  private volatile boolean isOver;

  /** With at most so many moves a second; 0 for as many as go. */
  Load(Game<?, ?> game, int tables, int movesPerSecond) {
    this.game = game;
    this.tables = tables;
    this.pace = new Pace(movesPerSecond);
  }

  /** First a while for warming up, then the measured time. */
  Outcome run(Subject subject, int warmUpSeconds, int seconds, Consumer<Minute> onMinute) {
    try (LoadedServers servers = LoadedServers.start(subject)) {
      for (int i = 0; i < tables; i++) {
        sitDown(servers.addresses());
      }
      rest(warmUpSeconds);
      Latencies measured = new Latencies();
      latencies = measured;
      Duration before = servers.cpu();
      long start = System.nanoTime();
      for (int minute = 1; minute <= seconds / MINUTE; minute++) {
        rest(MINUTE);
        onMinute.accept(
            new Minute(minute, measured.count(), measured.quantile(0.99), servers.memory()));
      }
      rest(seconds % MINUTE);
      double elapsed = (System.nanoTime() - start) / 1e9;
      Duration cpu = servers.cpu().minus(before);
      Outcome outcome =
          new Outcome(
              measured.count(),
              elapsed,
              cpu,
              measured.quantile(0.5),
              measured.quantile(0.9),
              measured.quantile(0.99),
              measured.quantile(0.999),
              tables * seats(),
              servers.memory());
      isOver = true;
      clients.forEach(LoadClient::stop);
      http.shutdownNow();
      return outcome;
    }
  }

  private int seats() {
    return game.info().minSeats();
  }

  private void sitDown(List<URI> servers) {
    URI first = servers.get(next.getAndIncrement() % servers.size());
    String all = String.join(",", Collections.nCopies(seats(), "{\"kind\":\"me\"}"));
    String made =
        post(
            first.resolve("/api/tables"),
            "{\"game\":\"%s\",\"seats\":[%s]}".formatted(game.info().id(), all));
    String id = ID.matcher(made).results().findFirst().orElseThrow().group(1);
    List<String> tokens = TOKEN.matcher(made).results().map(found -> found.group(1)).toList();
    for (int seat = 0; seat < tokens.size(); seat++) {
      // Whoever sat first opens the next table when a match is over.
      Runnable onEnd =
          seat > 0 ? () -> {} : () -> Thread.startVirtualThread(() -> sitDownAgain(servers));
      LoadClient client = new LoadClient(this::answered, pace, onEnd);
      clients.add(client);
      URI own = servers.get((servers.indexOf(first) + seat) % servers.size());
      URI table = URI.create("ws://" + own.getAuthority() + "/ws/tables/" + id);
      client.join(http, table, tokens.get(seat));
    }
  }

  // When the time is up, somebody may be on the way to the next table.
  private void sitDownAgain(List<URI> servers) {
    try {
      sitDown(servers);
    } catch (CompletionException | UncheckedIOException cutOff) {
      if (!isOver) {
        throw cutOff;
      }
    }
  }

  private void answered(double ms) {
    latencies.add(ms);
  }

  private String post(URI address, String body) {
    try {
      return http.send(
              HttpRequest.newBuilder(address).POST(BodyPublishers.ofString(body)).build(),
              BodyHandlers.ofString())
          .body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static void rest(int seconds) {
    long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(end - System.nanoTime());
    }
  }
}
