package plateau.arena.bot;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.arena.bot.process.BotLimits;

class BotClockTest {

  private final BotClock clock = new BotClock(BotLimits.STANDARD.withTime(1_000, 100, 250, 2));

  @Test
  void anAnswerWithinTheTimeOfACallLeavesTheBankAlone() {
    clock.answered(MILLISECONDS.toNanos(100));
    assertThat(clock.bankMs()).isEqualTo(250);
    assertThat(clock.allowance()).isEqualTo(MILLISECONDS.toNanos(350));
  }

  @Test
  void anOverrunEatsTheBank() {
    clock.answered(MILLISECONDS.toNanos(160));
    assertThat(clock.bankMs()).isEqualTo(190);
    clock.answered(MILLISECONDS.toNanos(290));
    assertThat(clock.bankMs()).isZero();
    assertThat(clock.allowance()).isEqualTo(MILLISECONDS.toNanos(100));
    assertThat(clock.strikes()).isZero();
  }

  @Test
  void whoUsesUpBothIsStruckAndAtTheLastStrikeOut() {
    clock.struck();
    assertThat(clock.isOut()).isFalse();
    assertThat(clock.bankMs()).isZero();
    clock.answered(MILLISECONDS.toNanos(20));
    clock.struck();
    assertThat(clock.isOut()).isTrue();
    assertThat(clock.strikes()).isEqualTo(2);
  }

  @Test
  void theTimeOfAllCallsIsAddedUp() {
    clock.answered(MILLISECONDS.toNanos(30));
    clock.answered(MILLISECONDS.toNanos(70));
    assertThat(clock.calls()).isEqualTo(2);
    assertThat(clock.totalMs()).isEqualTo(100);
    assertThat(clock.longestMs()).isEqualTo(70);
  }
}
