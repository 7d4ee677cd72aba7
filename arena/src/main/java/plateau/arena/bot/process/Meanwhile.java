package plateau.arena.bot.process;

import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;

/** What a program did while it was waited for, by the processor time that it used. */
public enum Meanwhile implements Named {
  /** It was busy: a loop, or more work than there was time for. */
  COMPUTED,
  /** It slept, or waited for something. */
  WAITED,
  /** The system does not tell. */
  UNKNOWN;

  private static final int BUSY_SHARE = 4;

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /**
   * Judges. A program that computes may get little of a busy machine, but it never waits for
   * anything but a core.
   *
   * @param running whether it was running, or ready to run, whenever one looked at the end
   */
  public static Meanwhile of(long cpuNanos, long nanos, boolean running) {
    return running || cpuNanos * BUSY_SHARE >= nanos ? COMPUTED : WAITED;
  }

  /** The same in a sentence. */
  public Message told(long cpuMs, long ms) {
    return Message.of("bot.meanwhile." + id(), "cpu", cpuMs, "ms", ms);
  }
}
