package plateau.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The matches that are measured are those of bench/README.md. */
class IcebergWorkloadTest {

  @Test
  void theFirstThousandMatchesHaveTheDigestOfTheReadme() {
    IcebergWorkload workload = new IcebergWorkload(IcebergWorkload.ACTIONS);
    assertThat(hex(workload.digest(0, 1))).isEqualTo("22f7bf714e4a1211");
    assertThat(hex(workload.digest(0, 1000))).isEqualTo("79524c8a9a2b450a");
  }

  @Test
  void soDoTheMatchesWithUndo() {
    IcebergWorkload workload = new IcebergWorkload(IcebergWorkload.ACTIONS_AND_UNDO);
    assertThat(hex(workload.digest(0, 1000))).isEqualTo("c8384ba811dea9a1");
  }

  @Test
  void soDoTheSameMatchesSideBySide() {
    assertThat(hex(new IcebergSideBySide().digest(0, 1000))).isEqualTo("79524c8a9a2b450a");
  }

  private static String hex(long digest) {
    return "%016x".formatted(digest);
  }
}
