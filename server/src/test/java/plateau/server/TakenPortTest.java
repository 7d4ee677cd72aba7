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
import plateau.server.operations.Settings;

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
      assertThat(problem.message().key()).isEqualTo("serve.port");
      assertThat(problem.message().values()).containsEntry("port", other.getLocalPort());
    } finally {
      System.setErr(before);
    }
    assertThat(told.toString(UTF_8)).doesNotContain("Javalin");
  }

  @Test
  void aHostThatIsNoneOrOfAnotherMachineIsNotTakenForTheFaultOfThePort() {
    // Names that end so never lead anywhere, and such addresses are for books: RFC 2606 and 5737.
    Problem unknown = catchThrowableOfType(Problem.class, () -> start("no.such.invalid", 0));
    assertThat(unknown.message().key()).isEqualTo("serve.unknown-host");
    Problem foreign = catchThrowableOfType(Problem.class, () -> start("192.0.2.7", 0));
    assertThat(foreign.message().key()).isEqualTo("serve.foreign-host");
    assertThat(foreign.message().values().get("known")).asString().contains("127.0.0.1");
  }

  private void start(int port) {
    start(Settings.THIS_MACHINE, port);
  }

  private void start(String host, int port) {
    Path database = folder.resolve("plateau.db");
    Server.start(Settings.usual(host, port, database, Optional.empty())).close();
  }
}
