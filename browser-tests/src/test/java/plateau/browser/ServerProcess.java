package plateau.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import plateau.server.Server;
import plateau.server.operations.Settings;

/** A server in a process of its own: the only kind that can be killed. */
final class ServerProcess implements AutoCloseable {

  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** The process itself: prints its port, and stays. */
  public static void main(String[] args) throws InterruptedException {
    Server server =
        Server.start(
            Settings.usual(
                    Settings.THIS_MACHINE,
                    Integer.parseInt(args[1]),
                    Path.of(args[0]),
                    Optional.empty())
                .withSeeds(new AtomicLong(1)::getAndIncrement));
    System.out.println(server.port());
    Thread.currentThread().join();
  }

  /** Starts one; port 0 is any that is free. */
  static ServerProcess start(Path database, int port) {
    return start(database, port, System.getProperty("java.class.path"));
  }

  /** The same with classes of its own: one that knows another game, say. */
  static ServerProcess start(Path database, int port, String classes) {
    try {
      Process process =
          new ProcessBuilder(
                  ProcessHandle.current().info().command().orElseThrow(),
                  "--enable-native-access=ALL-UNNAMED",
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  classes,
                  ServerProcess.class.getName(),
                  database.toString(),
                  Integer.toString(port))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      return new ServerProcess(process, Integer.parseInt(out.readLine()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int port() {
    return port;
  }

  String address() {
    return "http://127.0.0.1:" + port;
  }

  /** As {@code kill -9} does: nothing is told to anybody, nothing is put away. */
  void kill() {
    try {
      process.destroyForcibly().waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    kill();
  }
}
