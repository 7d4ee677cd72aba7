package plateau.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.ExitCode;
import plateau.app.Main;
import plateau.terminal.Terminal;

/** A server says when it begins with nothing: the name of its database may be mistyped. */
class NewDatabaseTest {

  @TempDir Path home;

  /** What it prints until somebody would open the browser; then it is stopped. */
  private static final class Screen extends ByteArrayOutputStream {
    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
      super.write(bytes, from, length);
      if (said().contains("Ctrl+C stops it")) {
        Thread.currentThread().interrupt();
      }
    }

    synchronized String said() {
      return toString(StandardCharsets.UTF_8).replaceAll("\\s+", " ");
    }
  }

  private String serve(String... more) {
    Screen screen = new Screen();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            screen,
            screen,
            Map.of("PLATEAU_HOME", home.toString(), "LANG", "en_GB.UTF-8"),
            Set.of(),
            () -> Terminal.WIDEST);
    String[] args = new String[more.length + 3];
    System.arraycopy(new String[] {"serve", "--port", "0"}, 0, args, 0, 3);
    System.arraycopy(more, 0, args, 3, more.length);
    int code = Main.run(args, terminal);
    assertThat(Thread.interrupted()).as(screen.said()).isTrue();
    assertThat(code).as(screen.said()).isEqualTo(ExitCode.FINE);
    return screen.said();
  }

  @Test
  void aNewDatabaseIsSaidToBeNewAndAnOldOneIsNot() {
    String club = home.resolve("club.db").toString();
    assertThat(serve("--db", club)).contains("is new: no tables are kept in it yet");
    assertThat(serve("--db", club)).doesNotContain("new");
    assertThat(serve("--db", home.resolve("culb.db").toString()))
        .contains("is new: no tables are kept in it yet", "Did you mean \"club.db\"?");
  }

  @Test
  void theUsualDatabaseIsSaidToBeNewInAQuietWay() {
    assertThat(serve())
        .contains("Tables will be kept in " + home.resolve("plateau.db") + ", which is new.")
        .doesNotContain("check the name");
    assertThat(serve()).doesNotContain("new");
  }
}
