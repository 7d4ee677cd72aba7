package plateau.arena.bot;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import plateau.arena.bot.process.Fault;
import plateau.arena.bot.process.Fault.Cause;
import plateau.kernel.words.Message;

/**
 * Who comes when called. A program that does not get ready several times in a row is not called any
 * more in this series of matches: each try may cost as long as it has to get ready. Any thread.
 */
public final class Attendance {

  private static final int TRIES = 3;

  private final Consumer<Message> news;
  private final Map<Entrant.Program, Integer> missed = new HashMap<>();

  /** Tells each time that a program does not come, and when it is called no more. */
  public Attendance(Consumer<Message> news) {
    this.news = news;
  }

  /** A program got ready. */
  synchronized void came(Entrant.Program program) {
    missed.remove(program);
  }

  /** A program did not get ready. */
  synchronized void missed(Entrant.Program program, Fault why) {
    int times = missed.merge(program, 1, Integer::sum);
    if (times <= TRIES) {
      news.accept(
          Message.of(
              times == TRIES ? "bot.given-up" : "bot.missed",
              "name",
              program.name(),
              "why",
              why.message(),
              "times",
              times,
              "tries",
              TRIES));
    }
  }

  /** Why this program is not called any more, if it is not. */
  synchronized Optional<Fault> givenUp(Entrant.Program program) {
    return missed.getOrDefault(program, 0) < TRIES
        ? Optional.empty()
        : Optional.of(Fault.of(Cause.NOT_READY, "bot.fault.given-up", "tries", TRIES));
  }
}
