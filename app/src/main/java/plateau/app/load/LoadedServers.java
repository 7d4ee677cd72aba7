package plateau.app.load;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.store.Store;
import plateau.server.store.postgres.PostgresAddress;
import plateau.server.store.postgres.PostgresStore;

/** The servers that are measured. */
final class LoadedServers implements AutoCloseable {

  private final List<LoadedServer> servers = new ArrayList<>();

  private LoadedServers() {}

  /**
   * Starts them.
   *
   * @throws Problem when the database is not empty: thousands of tables are made there
   */
  static LoadedServers start(Load.Subject subject) {
    subject.database().ifPresent(LoadedServers::checkEmpty);
    if (subject.servers() > 1 && subject.database().isEmpty()) {
      throw new Problem(Message.of("load.one-file"));
    }
    LoadedServers all = new LoadedServers();
    Optional<PostgresAddress> database = subject.database();
    for (int i = 0; i < subject.servers(); i++) {
      all.servers.add(LoadedServer.start(database));
    }
    return all;
  }

  private static void checkEmpty(PostgresAddress address) {
    try (Store store = PostgresStore.open(address)) {
      if (!store.ids().isEmpty()) {
        throw new Problem(Message.of("load.not-empty", "address", address));
      }
    }
  }

  List<URI> addresses() {
    return servers.stream().map(LoadedServer::address).toList();
  }

  Duration cpu() {
    return servers.stream().map(LoadedServer::cpu).reduce(Duration.ZERO, Duration::plus);
  }

  long memory() {
    return servers.stream().mapToLong(LoadedServer::memory).sum();
  }

  @Override
  public void close() {
    servers.forEach(LoadedServer::close);
  }
}
