package plateau.kernel.outlook;

import java.util.List;
import plateau.kernel.journal.Entry;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/**
 * One thing that may happen, and how likely it is.
 *
 * @param words what happens: "killed", "a parasite comes into the reactor"
 * @param chance from 0 to 1
 * @param touches the things that it happens to, as paths in the view of the seat that decides
 * @param entries by which the journal tells it: it has happened when one of them is there
 */
public record Share(Message words, double chance, List<String> touches, List<Entry> entries) {

  private static final double ALMOST = 1e-9;

  public Share {
    touches = List.copyOf(touches);
    entries = List.copyOf(entries);
    if (!(chance >= 0 && chance <= 1 + ALMOST)) {
      throw new IllegalArgumentException("a chance of " + chance + " for " + words);
    }
  }

  /**
   * A chance as people read it, in percent: what can happen is never told to be impossible, nor
   * what may fail to be certain.
   */
  public static String percent(double chance) {
    long rounded = Math.round(100 * chance);
    if (rounded == 0 && chance > 0) {
      return "<1";
    }
    return rounded == 100 && chance < 1 - ALMOST ? ">99" : Long.toString(rounded);
  }

  /** As boards and programs are told it, in their language. */
  public Said in(Words language) {
    return new Said(
        language.say(words),
        chance,
        language.say("outlook.percent", "percent", percent(chance)),
        touches);
  }

  /**
   * In words.
   *
   * @param percent the chance as people read it
   */
  public record Said(String words, double chance, String percent, List<String> touches) {}
}
