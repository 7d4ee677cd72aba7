package plateau.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What is tried twice a second for a night must not fill the log. */
class OutageTest {

  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);
  private final Outage outage = new Outage(now::get);

  private int timesSaid(int failures) {
    int said = 0;
    for (int i = 0; i < failures; i++) {
      said += outage.failed() ? 1 : 0;
      now.addAndGet(TimeUnit.MILLISECONDS.toNanos(500));
    }
    return said;
  }

  @Test
  void isSaidAtFirstThenEachMinuteAndWhenItIsOver() {
    assertThat(outage.over()).as("nothing has failed yet").isEmpty();
    assertThat(timesSaid(120)).isEqualTo(1);
    assertThat(timesSaid(240)).isEqualTo(2);
    assertThat(outage.over()).contains("360 failures in 180 s");
    assertThat(outage.over()).as("it is said once").isEmpty();
    assertThat(timesSaid(2)).as("the next one is new").isEqualTo(1);
  }

  @Test
  void afterAMinuteOfQuietTheNextIsNew() {
    assertThat(timesSaid(10)).isEqualTo(1);
    now.addAndGet(TimeUnit.MINUTES.toNanos(2));
    assertThat(timesSaid(1)).isEqualTo(1);
    assertThat(outage.counted()).isEqualTo("1 failure in 0 s");
  }
}
