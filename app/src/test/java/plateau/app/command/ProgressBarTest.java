package plateau.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

class ProgressBarTest {

  private static final long SECOND = 1_000_000_000L;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private long now;
  private final ProgressBar bar =
      new ProgressBar(
          new PrintStream(out, true, StandardCharsets.UTF_8),
          Words.in(Language.ENGLISH, Action.class),
          () -> now);

  private String shown() {
    String text = out.toString(StandardCharsets.UTF_8);
    out.reset();
    return text;
  }

  @Test
  void saysHowMuchIsDoneAndHowLongItTakesStill() {
    now = 10 * SECOND;
    bar.done(100, 400);
    assertThat(shown())
        .contains("███████░")
        .contains("25 %")
        .contains("100/400")
        .contains("30 s left");
    now = 20 * SECOND;
    bar.done(101, 4000);
    assertThat(shown()).contains("12 min 52 s left");
  }

  @Test
  void doesNotFlickerAndCleansUp() {
    now = SECOND;
    bar.done(1, 10);
    shown();
    now += SECOND / 100;
    bar.done(2, 10);
    assertThat(shown()).isEmpty();
    bar.done(10, 10);
    assertThat(shown()).isEqualTo("\r\u001b[K");
  }
}
