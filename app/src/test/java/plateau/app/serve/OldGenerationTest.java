package plateau.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class OldGenerationTest {

  /** In a process of its own: the tests need not run with this collector. */
  static final class Wasteful {

    private static final int LARGE = 4 << 20;

    /** Fills the old generation with what nobody needs, far below the limit. */
    public static void main(String[] args) {
      OldGeneration.keepSmall();
      int wasted = 0;
      for (int i = 0; i < 40; i++) {
        wasted += new byte[LARGE].length;
      }
      while (collections() == 0) {
        Thread.onSpinWait();
      }
      System.out.println(wasted >> 20);
    }

    private static long collections() {
      return ManagementFactory.getGarbageCollectorMXBeans().stream()
          .filter(collector -> collector.getName().equals("MarkSweepCompact"))
          .mapToLong(GarbageCollectorMXBean::getCollectionCount)
          .sum();
    }
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void whatNobodyNeedsIsCollectedLongBeforeTheLimit() throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xms1g",
                "-Xmn2m",
                "-Xmx1g",
                "-cp",
                System.getProperty("java.class.path"),
                Wasteful.class.getName())
            .redirectErrorStream(true)
            .start();
    try {
      List<String> said = process.inputReader(StandardCharsets.UTF_8).lines().toList();
      assertThat(said).containsExactly("160");
    } finally {
      process.destroyForcibly();
    }
  }
}
