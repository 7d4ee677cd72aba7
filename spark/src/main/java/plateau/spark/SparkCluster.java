package plateau.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.OptionalInt;
import org.apache.spark.SparkConf;
import plateau.arena.simulation.Cluster;
import plateau.arena.simulation.Engine;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A standalone cluster at {@code spark://HOST:PORT}, or {@code local-cluster}: a whole cluster on
 * this machine that lives as long as the simulation.
 */
public final class SparkCluster implements Cluster {

  private static final String LOCAL = "local-cluster";
  private static final String STANDALONE = "spark://[^/:]+:[0-9]{1,5}";
  private static final int MEMORY_OF_A_WORKER = 1024;
  private static final int PATIENCE_MILLIS = 10_000;

  @Override
  public boolean knows(String address) {
    return address.equals(LOCAL) || address.matches(STANDALONE);
  }

  @Override
  public Engine connect(String address, OptionalInt cores) {
    SparkConf settings =
        address.equals(LOCAL) ? local(cores) : standalone(address, URI.create(address), cores);
    settings
        .setAppName("Plateau")
        .set("spark.jars", String.join(",", ShippedJars.all()))
        .set("spark.ui.enabled", "false")
        .set("spark.ui.showConsoleProgress", "false")
        // A worker that was started without Spark's scripts does not know it by itself.
        .set("spark.executorEnv.SPARK_SCALA_VERSION", "2.13");
    return new SparkEngine(settings);
  }

  // A worker with one core and its own process for each core that is wanted.
  private static SparkConf local(OptionalInt cores) {
    int workers = cores.orElse(Runtime.getRuntime().availableProcessors());
    return new SparkConf()
        .setMaster("%s[%d,1,%d]".formatted(LOCAL, workers, MEMORY_OF_A_WORKER))
        .set("spark.driver.host", "localhost")
        .set("spark.executorEnv.JAVA_HOME", System.getProperty("java.home"));
  }

  private static SparkConf standalone(String address, URI master, OptionalInt cores) {
    SparkConf settings =
        new SparkConf().setMaster(address).set("spark.driver.host", reachedFrom(address, master));
    cores.ifPresent(
        count ->
            settings
                .set("spark.cores.max", Integer.toString(count))
                .set("spark.scheduler.minRegisteredResourcesRatio", "1.0"));
    return settings;
  }

  // The address of this machine by which the master, and so the executors, can reach it.
  private static String reachedFrom(String address, URI master) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(master.getHost(), master.getPort()), PATIENCE_MILLIS);
      return socket.getLocalAddress().getHostAddress();
    } catch (IOException e) {
      throw new Problem(Message.of("cluster.no-answer", "address", address), e);
    }
  }
}
