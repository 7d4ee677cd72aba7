package plateau.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import plateau.server.store.postgres.PostgresAddress;

/**
 * A real PostgreSQL, started once for all tests of a run, with an empty database for whoever asks.
 * As root it runs in a user namespace of its own, since PostgreSQL refuses to run as root. It does
 * not wait for the disk, but it forgets nothing that it has promised when it is stopped at once.
 */
final class Postgres {

  private static final AtomicInteger DATABASES = new AtomicInteger();
  private static final Postgres ONLY = new Postgres();

  private final Path folder;
  private final String whyNot;
  private int port;
  private @Nullable EmbeddedPostgres server;

  private Postgres() {
    String trouble = "";
    folder = Path.of(System.getProperty("java.io.tmpdir"), "plateau-postgres-" + UUID.randomUUID());
    try {
      Files.createDirectory(folder);
      Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(this::remove));
      start();
    } catch (IOException | RuntimeException e) {
      trouble = "PostgreSQL does not start here: " + e;
    }
    whyNot = trouble;
  }

  private void start() throws IOException {
    EmbeddedPostgres started =
        EmbeddedPostgres.builder()
            .setDataDirectory(folder.resolve("data"))
            .setCleanDataDirectory(false)
            .setPort(port)
            .setPGStartupWait(Duration.ofMinutes(1))
            .setServerConfig("synchronous_commit", "on")
            .setServerConfig("max_connections", "100")
            .start();
    server = started;
    port = started.getPort();
  }

  // The library stops it at the end too, at the same time.
  private void remove() {
    try {
      Optional<ProcessHandle> process = postmaster();
      stop();
      process.ifPresent(running -> running.onExit().join());
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void stop() throws IOException {
    EmbeddedPostgres running = server;
    if (running != null) {
      running.close();
    }
  }

  private Optional<ProcessHandle> postmaster() throws IOException {
    Path file = folder.resolve("data/postmaster.pid");
    return Files.exists(file)
        ? ProcessHandle.of(Long.parseLong(Files.readAllLines(file).getFirst()))
        : Optional.empty();
  }

  /** Whoever needs it is skipped where it cannot run. */
  static void assumeRunning() {
    Assumptions.assumeTrue(ONLY.server != null, ONLY.whyNot);
  }

  private static Postgres running() {
    assumeRunning();
    return ONLY;
  }

  /** A new database. */
  static PostgresAddress emptyDatabase() {
    String name = "test_" + DATABASES.incrementAndGet();
    execute("create database " + name);
    return address("postgres", name);
  }

  static PostgresAddress address(String user, String name) {
    return new PostgresAddress(user, "127.0.0.1", running().port, name, "");
  }

  static void execute(String sql) {
    execute(address("postgres", "postgres"), sql);
  }

  static void execute(PostgresAddress address, String sql) {
    try (Connection connection = connect(address.name());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new AssertionError(sql, e);
    }
  }

  private static Connection connect(String database) throws SQLException {
    return DriverManager.getConnection(
        "jdbc:postgresql://127.0.0.1:%d/%s".formatted(running().port, database), "postgres", "");
  }

  /** Whether a tool is there, and ends well. */
  static boolean runs(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException notInstalled) {
      return false;
    }
  }

  /** From now on this user needs a password. */
  static void demandPassword(String user) throws IOException {
    Path rules = running().folder.resolve("data/pg_hba.conf");
    Files.writeString(rules, "host all " + user + " all scram-sha-256\n" + Files.readString(rules));
    execute("select pg_reload_conf()");
  }

  /** Stops it at once, as a loss of power would, and starts it again. */
  static void crash() throws IOException, InterruptedException {
    lose();
    comeBack();
  }

  /** Stops it at once. */
  static void lose() throws IOException, InterruptedException {
    Postgres only = running();
    ProcessHandle postmaster = only.postmaster().orElseThrow();
    new ProcessBuilder("kill", "-QUIT", Long.toString(postmaster.pid())).start().waitFor();
    postmaster.onExit().join();
    only.stop();
  }

  /** Starts it again, where it was. */
  static void comeBack() throws IOException {
    running().start();
  }
}
