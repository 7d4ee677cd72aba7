package plateau.arena.bot;

import java.util.HashSet;
import java.util.Set;
import plateau.arena.bot.process.Fault;
import plateau.arena.bot.process.Fault.Cause;

/**
 * The numbered questions to one program, and which of its messages answers the present one. Both
 * doors, that of processes and that of sockets, judge by it: docs/protocol.md, "What costs what".
 */
public final class Calls {

  private final int seat;
  private final Set<Long> missed = new HashSet<>();
  private int number;

  /** With a program that has this seat. */
  public Calls(int seat) {
    this.seat = seat;
  }

  /** The present question, from 1; 0 when none was asked yet. */
  public int number() {
    return number;
  }

  /** A new question: its number. */
  public int next() {
    return ++number;
  }

  /** The present question is closed; what comes to it from now on is for nothing. */
  public void miss() {
    missed.add((long) number);
  }

  /** Whether it answers a question that was closed without it. */
  public boolean isForMissed(BotMessage answer) {
    return answer.fields().get("id") instanceof Long id && missed.contains(id);
  }

  /** What a program says when it is ready. */
  public Ready ready(BotMessage ready) throws BotMessage.Broken {
    ready.checkType("ready");
    ready.checkSeat(seat);
    String called = ready.fields().get("name") instanceof String name ? name : "";
    return new Ready(called, Boolean.TRUE.equals(ready.fields().get("outlook")));
  }

  /** The message answers the present question, for the right seat. */
  public void check(BotMessage answer) throws BotMessage.Broken {
    answer.checkSeat(seat);
    if (!answer.answers(number)) {
      throw new BotMessage.Broken(
          Fault.of(
              Cause.MISPLACED,
              "bot.fault.wrong-id",
              "found",
              String.valueOf(answer.fields().get("id")),
              "expected",
              number));
    }
  }

  /** The move that answers the present question. */
  public static String moveIn(BotMessage answer) throws BotMessage.Broken {
    answer.checkType("move");
    return answer.textField("move");
  }
}
