package plateau.server.store;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Something that is tried again and again while it is away: worth a line in the log at the first
 * time and then each minute, and one when it is back. Safe for many threads.
 */
public final class Outage {

  private static final long REMIND_NANOS = Duration.ofMinutes(1).toNanos();

  private final LongSupplier nanoClock;
  private int failures;
  private long began;
  private long said;
  private long last;

  public Outage(LongSupplier nanoClock) {
    this.nanoClock = nanoClock;
  }

  /** It has failed once more; whether that should be said. */
  public synchronized boolean failed() {
    long now = nanoClock.getAsLong();
    // Nobody need say that it is over: after a minute without a failure the next one is new.
    if (failures == 0 || now - last > REMIND_NANOS) {
      failures = 0;
      began = now;
    }
    failures++;
    last = now;
    boolean isNews = failures == 1 || now - said >= REMIND_NANOS;
    if (isNews) {
      said = now;
    }
    return isNews;
  }

  /** It works; what was counted when it had failed before. */
  public synchronized Optional<String> over() {
    if (failures == 0) {
      return Optional.empty();
    }
    last = nanoClock.getAsLong();
    Optional<String> counted = Optional.of(counted());
    failures = 0;
    return counted;
  }

  /** As in "3 failures in 2 s". */
  public synchronized String counted() {
    long seconds = Duration.ofNanos(last - began).toSeconds();
    return failures + (failures == 1 ? " failure in " : " failures in ") + seconds + " s";
  }
}
