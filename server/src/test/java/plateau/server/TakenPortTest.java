package plateau.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.kernel.words.Problem;

/** A server on a port that another program has. */
class TakenPortTest {

  @TempDir Path folder;

  @Test
  void tellsSoInOneSentenceAndNothingElse() throws IOException {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    PrintStream before = System.err;
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      System.setErr(new PrintStream(told, true, UTF_8));
      Problem problem = catchThrowableOfType(Problem.class, () -> start(other.getLocalPort()));
      assertThat(problem.told().key()).isEqualTo("serve.port");
      assertThat(problem.told().values()).containsEntry("port", other.getLocalPort());
    } finally {
      System.setErr(before);
    }
    assertThat(told.toString(UTF_8)).doesNotContain("Javalin");
  }

  private void start(int port) {
    Path database = folder.resolve("plateau.db");
    Server.start(Settings.usual(Settings.THIS_MACHINE, port, database, Optional.empty())).close();
  }
}
