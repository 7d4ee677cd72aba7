package plateau.arena.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.arena.Lottery;
import plateau.kernel.Setup;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Journal;

class MeasuredTest {

  private static final Lottery LOTTERY = new Lottery(true);

  private final Tally tally = new Tally(1, 1, 2);
  private final Measured<Lottery.Draws> measured =
      new Measured<>(LOTTERY.gauges().orElseThrow(), tally);

  @Test
  void aMarkIsTakenAtTheTimeWhenItsStepBegins() {
    play("wait", "take", "wait");
    assertThat(measured.takenAt()).containsExactly(2, 0);
  }

  @Test
  void aMarkIsTakenOnlyOnce() {
    play("take", "take", "take", "take");
    assertThat(measured.takenAt()).containsExactly(1, 3);
  }

  @Test
  void anotherGameStartsWithNothingTaken() {
    play("take", "take", "take");
    play("wait", "wait");
    assertThat(measured.takenAt()).containsExactly(0, 0);
    assertThat(measured.length()).isEqualTo(2);
    assertThat(measured.time()).isEqualTo(3);
  }

  @Test
  void aSeriesIsReadWhenATimeBegins() {
    play("take", "wait", "take");
    play("wait", "wait");
    assertThat(tally.series(0, 1).total()).isEqualTo(2);
    assertThat(tally.series(0, 2).of(1)).isEqualTo(1);
    assertThat(tally.series(0, 2).of(0)).isEqualTo(1);
    assertThat(tally.series(0, 4).of(2)).isEqualTo(1);
    assertThat(tally.endOfTime()).isEqualTo(5);
  }

  private void play(String... moves) {
    Setup setup = Setup.of(LOTTERY.info(), 1, Map.of());
    Lottery.Draws state = LOTTERY.start(setup, new RecordedChance(List.of()), Journal.OFF);
    measured.see(0, state);
    for (int step = 1; step <= moves.length; step++) {
      state.play(moves[step - 1], new RecordedChance(List.of(new Drawn(4, 3))), Journal.OFF);
      measured.see(step, state);
    }
  }
}
