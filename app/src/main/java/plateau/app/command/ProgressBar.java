package plateau.app.command;

import java.io.PrintStream;
import java.util.function.LongSupplier;
import plateau.app.session.Session;
import plateau.arena.simulation.Simulation;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.terminal.Terminal;

/** One line that grows and says how long it will still take. */
public final class ProgressBar implements Simulation.Progress {

  private static final int WIDTH = 30;
  private static final long PAUSE_NANOS = 100_000_000;
  private static final double NANOS_A_SECOND = 1e9;
  private static final String EMPTY_LINE = "\r\u001b[K";

  private final PrintStream out;
  private final Words words;
  private final LongSupplier nanoClock;
  private final long start;
  private long shown;

  public ProgressBar(PrintStream out, Words words, LongSupplier nanoClock) {
    this.out = out;
    this.words = words;
    this.nanoClock = nanoClock;
    this.start = nanoClock.getAsLong();
    this.shown = start - PAUSE_NANOS;
  }

  /** On the error stream when somebody looks at it, else nothing. */
  public static Simulation.Progress in(Session session) {
    Terminal terminal = session.terminal();
    return terminal.isLive(Terminal.Stream.ERR)
        ? new ProgressBar(terminal.err(), session.words(), System::nanoTime)
        : (_, _) -> {};
  }

  /** Takes away what is left of such a line: work may stop before its end, or have none. */
  public static void erase(Session session) {
    Terminal terminal = session.terminal();
    if (terminal.isLive(Terminal.Stream.ERR)) {
      erase(terminal.err());
    }
  }

  /** Says something on the error stream while such a line may be there. */
  public static void complain(Session session, Message message) {
    erase(session);
    session.complain(message);
  }

  private static void erase(PrintStream out) {
    out.print(EMPTY_LINE);
    out.flush();
  }

  @Override
  public void done(long games, long total) {
    long now = nanoClock.getAsLong();
    if (games == total) {
      erase(out);
    } else if (now - shown >= PAUSE_NANOS) {
      shown = now;
      out.print("\r" + line(games, total, (now - start) / NANOS_A_SECOND) + "\u001b[K");
      out.flush();
    }
  }

  private String line(long games, long total, double seconds) {
    int full = (int) (WIDTH * games / total);
    long left = Math.round(seconds * (total - games) / games);
    return words.say(
        "simulate.progress",
        "bar",
        "█".repeat(full) + "░".repeat(WIDTH - full),
        "percent",
        100 * games / total,
        "games",
        games,
        "total",
        total,
        "left",
        duration(left));
  }

  private static String duration(long seconds) {
    return seconds < 60
        ? seconds + " s"
        : seconds < 3600
            ? "%d min %02d s".formatted(seconds / 60, seconds % 60)
            : "%d h %02d min".formatted(seconds / 3600, seconds / 60 % 60);
  }
}
