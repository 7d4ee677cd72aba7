package plateau.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.simulation.Cluster;
import plateau.kernel.words.Problem;

class SparkClusterTest {

  @Test
  void isFoundAsAService() {
    assertThat(ServiceLoader.load(Cluster.class))
        .anySatisfy(cluster -> assertThat(cluster).isInstanceOf(SparkCluster.class));
  }

  @ParameterizedTest
  @ValueSource(strings = {"local-cluster", "spark://host:7077", "spark://192.168.0.7:7077"})
  void knowsItsAddresses(String address) {
    assertThat(new SparkCluster().knows(address)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "local", "spark://host", "http://host:7077", "spark://a:7077/b"})
  void knowsNoOthers(String address) {
    assertThat(new SparkCluster().knows(address)).isFalse();
  }

  @Test
  void whereNobodyAnswersItSaysSo() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    String address = "spark://127.0.0.1:" + port;
    assertThatThrownBy(() -> new SparkCluster().connect(address, OptionalInt.empty()))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("cluster.no-answer")
        .hasMessageContaining(address);
  }
}
