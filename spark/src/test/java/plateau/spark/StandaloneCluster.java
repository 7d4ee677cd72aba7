package plateau.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A real master and real workers, each a process of its own on this machine. */
final class StandaloneCluster implements AutoCloseable {

  private static final int PATIENCE_SECONDS = 180;

  private final Path home;
  private final List<Process> workers = new ArrayList<>();
  private final Process master;
  private final String address;

  StandaloneCluster(Path home, int size) {
    this.home = withJars(home);
    CompletableFuture<String> listening = new CompletableFuture<>();
    this.master =
        start(
            List.of("master.Master", "--host", "127.0.0.1", "--port", "0", "--webui-port", "0"),
            Pattern.compile("Starting Spark master at (spark://\\S+)"),
            listening);
    this.address = await(listening);
    List<CompletableFuture<String>> registered = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      registered.add(new CompletableFuture<>());
      workers.add(worker(registered.getLast(), home.resolve("work" + i)));
    }
    registered.forEach(StandaloneCluster::await);
  }

  /** A SPARK_HOME in this folder: Spark's jars are those of the class path. */
  static Path withJars(Path home) {
    try {
      Path jars = Files.createDirectories(home.resolve("jars"));
      for (String entry : System.getProperty("java.class.path").split(":", -1)) {
        Path jar = Path.of(entry);
        if (entry.endsWith(".jar") && !jar.getFileName().toString().startsWith("plateau-")) {
          link(jars.resolve(jar.getFileName()), jar);
        }
      }
      return home;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void link(Path link, Path jar) throws IOException {
    try {
      Files.createSymbolicLink(link, jar.toAbsolutePath());
    } catch (FileAlreadyExistsException e) {
      // Of an earlier run.
    }
  }

  String address() {
    return address;
  }

  /** Ends a worker and its executors at once, as a power cut would. */
  void killWorker(int index) {
    kill(workers.get(index));
  }

  @Override
  public void close() {
    workers.forEach(StandaloneCluster::kill);
    kill(master);
  }

  private static void kill(Process process) {
    List<ProcessHandle> children = process.descendants().toList();
    process.destroyForcibly().onExit().join();
    children.forEach(ProcessHandle::destroyForcibly);
  }

  private Process worker(CompletableFuture<String> registered, Path folder) {
    List<String> arguments =
        List.of(
            "worker.Worker",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--webui-port",
            "0",
            "--cores",
            "1",
            "--memory",
            "1g",
            "--work-dir",
            folder.toString(),
            address);
    return start(
        arguments, Pattern.compile("Successfully registered with master (\\S+)"), registered);
  }

  private Process start(List<String> arguments, Pattern ready, CompletableFuture<String> told) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m"));
    command.add("-Dspark.master.rest.enabled=false");
    command.addAll(List.of("-cp", home.resolve("jars") + "/*"));
    command.add("org.apache.spark.deploy." + arguments.getFirst());
    command.addAll(arguments.subList(1, arguments.size()));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.directory(home.toFile());
    try {
      Process process = builder.start();
      Thread.ofVirtual().start(() -> follow(process, ready, told));
      return process;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // Reads to the end, so that the process never waits for a reader.
  private static void follow(Process process, Pattern ready, CompletableFuture<String> told) {
    StringBuilder said = new StringBuilder();
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        said.append(line).append('\n');
        Matcher matcher = ready.matcher(line);
        if (matcher.find()) {
          told.complete(matcher.group(1));
        }
      }
    } catch (IOException e) {
      told.completeExceptionally(e);
    }
    told.completeExceptionally(new IllegalStateException("it ended and said:\n" + said));
  }

  private static String await(CompletableFuture<String> told) {
    return told.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }
}
