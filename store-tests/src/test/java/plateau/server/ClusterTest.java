package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.Finished;
import plateau.server.operations.Database;
import plateau.server.store.Store;
import plateau.table.Facts;
import plateau.table.kept.Event;
import plateau.table.kept.Status;

/**
 * Three servers in processes of their own over one database, behind a proxy, with live games at all
 * of them: servers are killed, one is held up for ten seconds, the database crashes. Every accepted
 * move is there, once; every game ends; whoever played has seen what the replay shows. {@code
 * -Dplateau.cluster.games=2000 -Dplateau.cluster.kills=40} makes it longer, {@code
 * -Dplateau.cluster.seed=7} other.
 */
class ClusterTest {

  private static final int GAMES = Integer.getInteger("plateau.cluster.games", 200);
  private static final int KILLS = Integer.getInteger("plateau.cluster.kills", 3);
  private static final long SEED = Long.getLong("plateau.cluster.seed", 1);
  private static final int SERVERS = 3;
  private static final long HELD_UP_MS = 10_000;

  /** A table whose last view is known for each seat that was played from outside. */
  private record Played(
      Running.Made table, Map<Integer, Facts> ends, Map<Integer, Stubborn> players) {}

  @TempDir Path folder;

  private final Random random = new Random(SEED);
  private final List<Node> nodes = new ArrayList<>();
  private final Semaphore ended = new Semaphore(0);

  @Test
  @Timeout(value = 15, unit = TimeUnit.MINUTES)
  void nothingIsLostWhateverHappensToTheServers() throws Exception {
    Database database = new Database.Shared(Postgres.emptyDatabase());
    try (RoundRobin proxy = new RoundRobin();
        Running all = Running.at(proxy.port());
        HttpClient http = HttpClient.newHttpClient();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < SERVERS; i++) {
        startNode(database, proxy);
      }
      List<Future<Played>> games = new ArrayList<>();
      for (int game = 0; game < GAMES; game++) {
        long seed = random.nextLong();
        Running.Made table = all.make(order(game));
        games.add(threads.submit(() -> play(all, http, table, seed)));
      }
      shake(database, proxy);
      List<Played> played = games.stream().map(Finished::of).toList();
      try (Store store = database.open()) {
        for (Played game : played) {
          awaitEnd(store, game.table().id());
          assertSound(store, all, game);
        }
      }
      http.shutdownNow();
    } finally {
      nodes.forEach(Node::close);
    }
  }

  // Two people, a person and a computer player, or two computer players that nobody watches.
  private static String order(int game) {
    String computer = "{\"kind\":\"computer\",\"player\":\"random\"}";
    String person = "{\"kind\":\"me\"}";
    String seats =
        switch (game % 4) {
          case 0, 1 -> person + "," + computer;
          case 2 -> person + "," + person;
          default -> computer + "," + computer;
        };
    return "{\"game\":\"pig\",\"options\":{\"target\":\"20\"},\"seats\":[" + seats + "]}";
  }

  private Played play(Running all, HttpClient http, Running.Made table, long seed) {
    Map<Integer, Stubborn> players = new LinkedHashMap<>();
    for (Facts token : table.answer().list("tokens")) {
      int seat = token.whole("seat");
      URI address = all.socketAddress("/ws/tables/" + table.id());
      players.put(seat, new Stubborn(http, address, token.text("token"), seed + seat));
    }
    Map<Integer, Future<Facts>> playing = new LinkedHashMap<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      players.forEach((seat, player) -> playing.put(seat, threads.submit(player::playToTheEnd)));
    }
    Map<Integer, Facts> ends = new LinkedHashMap<>();
    playing.forEach((seat, end) -> ends.put(seat, Finished.of(end)));
    if (!players.isEmpty()) {
      ended.release();
    }
    return new Played(table, ends, players);
  }

  // Each blow falls when so many games have ended, however long that takes.
  private void shake(Database database, RoundRobin proxy) throws Exception {
    int watched = GAMES - GAMES / 4;
    int between = watched / (KILLS + 3);
    for (int kill = 0; kill < KILLS; kill++) {
      ended.acquire(between);
      Node victim = nodes.remove(random.nextInt(nodes.size()));
      proxy.remove(victim.port());
      victim.kill();
      startNode(database, proxy);
    }
    ended.acquire(between);
    Postgres.crash();
    ended.acquire(between);
    Node held = nodes.get(random.nextInt(nodes.size()));
    held.signal("STOP");
    TimeUnit.MILLISECONDS.sleep(HELD_UP_MS);
    held.signal("CONT");
  }

  private void startNode(Database database, RoundRobin proxy) throws IOException {
    Path games = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(games.resolve("plateau.kernel.Game"), "plateau.pig.Pig\n");
    Node node = Node.start(database, folder);
    nodes.add(node);
    proxy.add(node.port());
  }

  // Two computer players that nobody watches may still be busy.
  private static void awaitEnd(Store store, String table) throws InterruptedException {
    while (store.table(table).orElseThrow().status() != Status.OVER) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
  }

  /** Seat, id and number of each move that a server has accepted. */
  private static List<String> promised(Played game) {
    List<String> promised = new ArrayList<>();
    game.players()
        .forEach(
            (seat, player) ->
                player
                    .accepted()
                    .forEach((id, n) -> promised.add(seat + " " + id + " as event " + n)));
    return promised;
  }

  /** The same, of what was kept. */
  private static List<String> kept(List<Event> events) {
    List<String> kept = new ArrayList<>();
    for (Event event : events) {
      if (event instanceof Event.Played played && !played.clientId().isEmpty()) {
        kept.add(played.step().seat() + " " + played.clientId() + " as event " + played.seq());
      }
    }
    return kept;
  }

  private static void assertSound(Store store, Running all, Played game) {
    String about = "seed " + SEED + ", table " + game.table().id();
    List<Event> events = store.events(game.table().id());
    for (int seq = 0; seq < events.size(); seq++) {
      assertThat(events.get(seq).seq()).as(about).isEqualTo(seq);
    }
    List<String> kept = kept(events);
    assertThat(kept).as(about).containsAll(promised(game));
    assertThat(kept.stream().map(move -> move.substring(0, move.indexOf(" as "))))
        .as(about)
        .doesNotHaveDuplicates();
    String path = "/api/tables/" + game.table().id();
    assertThat(all.read(path + "/verification").truth("verified")).as(about).isTrue();
    game.ends()
        .forEach(
            (seat, end) -> {
              int steps = end.whole("step");
              Facts frames = all.read(path + "/frames?as=" + seat + "&from=" + steps + "&count=1");
              assertThat(frames.whole("steps")).as(about).isEqualTo(steps);
              assertThat(frames.list("frames").getFirst().at("view"))
                  .as(about)
                  .isEqualTo(end.at("view"));
            });
  }
}
