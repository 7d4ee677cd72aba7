package plateau.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrowserTest {

  private static final URI ADDRESS = URI.create("http://127.0.0.1:8019");
  private static final List<String> MISSING = List.of("plateau-has-no-such-program");

  @Test
  void theFirstProgramThatIsThereIsGivenTheAddress(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path told = folder.resolve("told");
    List<String> writer = List.of("sh", "-c", "printf %s \"$1\" >\"$0\"", told.toString());
    Process opener = Browser.open(List.of(MISSING, writer, MISSING), ADDRESS).orElseThrow();
    assertThat(opener.waitFor()).isZero();
    assertThat(told).hasContent(ADDRESS.toString());
  }

  @Test
  void aMachineWithoutABrowserIsNoMistake() {
    assertThat(Browser.open(List.of(MISSING), ADDRESS)).isEmpty();
  }
}
