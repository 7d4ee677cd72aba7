package plateau.arena.bot.process;

import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;

/**
 * What a program did wrong: the sort of thing, and a sentence about it.
 *
 * @param meanwhile what it did when it was late
 */
public record Fault(Cause cause, Message message, Meanwhile meanwhile) {

  private static final int EXCERPT = 80;

  /** The sorts of faults; their ids stand in records. */
  public enum Cause implements Named {
    /** It could not be started, or did not say that it is ready. */
    NOT_READY,
    /** It ended, or was ended by the system. */
    CRASHED,
    /** It used more memory than it may. */
    OUT_OF_MEMORY,
    /** It wrote more than it may. */
    FLOODED,
    /** It wrote something that is not a message of the protocol. */
    MALFORMED,
    /** It answered another question than it was asked, or for another seat. */
    MISPLACED,
    /** It chose a move that the rules do not allow. */
    ILLEGAL,
    /** It was too late. */
    LATE;

    @Override
    public String id() {
      return Named.kebab(name());
    }
  }

  public Fault(Cause cause, Message message) {
    this(cause, message, Meanwhile.UNKNOWN);
  }

  public static Fault of(Cause cause, String key, Object... namesAndValues) {
    return new Fault(cause, Message.of(key, namesAndValues));
  }

  /** What to advise: the id of the cause, and for who was late of what it did meanwhile. */
  public String advice() {
    boolean late = cause == Cause.LATE || cause == Cause.NOT_READY;
    return late ? cause.id() + "." + meanwhile.id() : cause.id();
  }

  /** The beginning of what a program wrote, fit to be shown. */
  public static String excerpt(String text) {
    String start = text.substring(0, Math.min(text.length(), EXCERPT));
    return start.replaceAll("\\p{Cntrl}", " ").strip() + (text.length() > EXCERPT ? "…" : "");
  }
}
