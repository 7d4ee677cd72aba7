package plateau.app.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.app.serve.OldGeneration;
import plateau.arena.Games;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.Server;
import plateau.server.operations.Database;
import plateau.server.operations.Settings;
import plateau.server.store.postgres.PostgresAddress;

/**
 * A server in a process of its own, so that its processor time can be told from that of the
 * clients. It has no limits of rate; its database is a file that is thrown away, or a shared one.
 */
final class LoadedServer implements AutoCloseable {

  private final Process process;
  private final Path folder;
  private final URI address;

  private LoadedServer(Process process, Path folder, URI address) {
    this.process = process;
    this.folder = folder;
    this.address = address;
  }

  /**
   * The child: prints its port, and stays until its input ends.
   *
   * @param args the database, and the folder of games if there is one
   */
  public static void main(String[] args) throws IOException {
    Games.lookIn(Arrays.stream(args).skip(1).findFirst().map(Path::of));
    Database database =
        PostgresAddress.isMeant(args[0])
            ? new Database.Shared(PostgresAddress.read(args[0]))
            : new Database.File(Path.of(args[0]));
    Settings settings = Settings.usual(Settings.THIS_MACHINE, 0, database, Optional.empty());
    OldGeneration.keepSmall();
    try (Server server = Server.start(settings.withoutRates())) {
      System.out.println(server.port());
      System.in.transferTo(OutputStream.nullOutputStream());
    }
  }

  /** Over a database that is there, or over a file of its own. */
  static LoadedServer start(Optional<PostgresAddress> shared) {
    try {
      Path folder = Files.createTempDirectory("plateau-load");
      Process process =
          new ProcessBuilder(command(database(shared, folder)))
              .redirectError(folder.resolve("server.log").toFile())
              .start();
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      String port = out.readLine();
      if (port == null) {
        throw new Problem(Message.of("load.no-server"));
      }
      URI address = URI.create("http://" + Settings.THIS_MACHINE + ":" + port);
      return new LoadedServer(process, folder, address);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String database(Optional<PostgresAddress> shared, Path folder) {
    return shared
        .map(PostgresAddress::toString)
        .orElseGet(() -> folder.resolve("load.db").toString());
  }

  // With the settings of our own machine: the launcher starts us as it starts a server.
  private static List<String> command(String database) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            LoadedServer.class.getName(),
            database));
    Games.folder().ifPresent(games -> command.add(games.toString()));
    return command;
  }

  URI address() {
    return address;
  }

  /** The processor time that it has used so far. */
  Duration cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** The memory that it holds, in bytes; 0 where the system does not tell. */
  long memory() {
    try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .map(line -> line.replaceAll("\\D", ""))
          .mapToLong(kilobytes -> Long.parseLong(kilobytes) << 10)
          .findFirst()
          .orElse(0);
    } catch (IOException elsewhere) {
      return 0;
    }
  }

  @Override
  public void close() {
    try {
      process.getOutputStream().close();
      process.waitFor();
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
