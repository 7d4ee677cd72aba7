package plateau.arena.bot;

import java.util.concurrent.TimeUnit;
import plateau.arena.bot.process.BotLimits;

/**
 * The time of one program in one match: so much for each call, a bank for all overruns together,
 * and strikes for calls that were not answered when both were used up. Counts; reads no clock.
 */
public final class BotClock {

  private final BotLimits limits;
  private long bank;
  private int strikes;
  private int calls;
  private long total;
  private long longest;

  public BotClock(BotLimits limits) {
    this.limits = limits;
    this.bank = TimeUnit.MILLISECONDS.toNanos(limits.bankMs());
  }

  /** How long the next call may take at most. */
  public long allowance() {
    return perCall() + bank;
  }

  /** A call was answered after this time, which is within the allowance. */
  public void answered(long nanos) {
    count(nanos);
    bank -= Math.clamp(nanos - perCall(), 0, bank);
  }

  /** A call was not answered within the allowance. */
  public void struck() {
    count(allowance());
    bank = 0;
    strikes++;
  }

  /** Whether the last strike was one too many. */
  public boolean isOut() {
    return strikes >= limits.strikes();
  }

  public int callMs() {
    return limits.callMs();
  }

  public long bankMs() {
    return TimeUnit.NANOSECONDS.toMillis(bank);
  }

  public int strikes() {
    return strikes;
  }

  int calls() {
    return calls;
  }

  long totalMs() {
    return TimeUnit.NANOSECONDS.toMillis(total);
  }

  long longestMs() {
    return TimeUnit.NANOSECONDS.toMillis(longest);
  }

  private void count(long nanos) {
    calls++;
    total += nanos;
    longest = Math.max(longest, nanos);
  }

  private long perCall() {
    return TimeUnit.MILLISECONDS.toNanos(limits.callMs());
  }
}
