package plateau.server;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import plateau.server.operations.Database;
import plateau.server.store.postgres.PostgresAddress;

/** A server in a process of its own, which can be killed. */
final class Node implements AutoCloseable {

  private final Process process;
  private final int port;

  private Node(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** The child: prints its port. */
  public static void main(String[] args) throws InterruptedException {
    Database database =
        PostgresAddress.isMeant(args[0])
            ? new Database.Shared(PostgresAddress.read(args[0]))
            : new Database.File(Path.of(args[0]));
    Server server = Server.start(Running.usual(database).withoutRates());
    System.out.println(server.port());
    Thread.currentThread().join();
  }

  static Node start(Database database) throws IOException {
    return start(database, System.getProperty("java.class.path"));
  }

  /** With what is in this folder on the class path too. */
  static Node start(Database database, Path more) throws IOException {
    return start(database, more + File.pathSeparator + System.getProperty("java.class.path"));
  }

  private static Node start(Database database, String classPath) throws IOException {
    List<String> command =
        List.of(
            ProcessHandle.current().info().command().orElseThrow(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx256m",
            "-cp",
            classPath,
            Node.class.getName(),
            database.toString());
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    return new Node(process, Integer.parseInt(out.readLine()));
  }

  int port() {
    return port;
  }

  /** As {@code kill -9} does. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** As {@code kill -STOP} and {@code kill -CONT} do. */
  void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
