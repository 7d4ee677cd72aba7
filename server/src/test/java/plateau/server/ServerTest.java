package plateau.server;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests that begin with a new server over an empty database. */
abstract class ServerTest {

  @TempDir Path folder;
  Running running;

  @BeforeEach
  void start() {
    running = Running.over(folder);
  }

  @AfterEach
  void stop() {
    running.close();
  }
}
