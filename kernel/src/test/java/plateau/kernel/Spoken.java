package plateau.kernel;

import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.pig.Pig;

/** What people read, for tests of the sentence itself. */
public final class Spoken {

  private static final Words ENGLISH = Words.in(Language.ENGLISH, Pig.class);
  private static final Words FRENCH = Words.in(Language.FRENCH, Pig.class);

  private Spoken() {}

  public static String english(Message message) {
    return ENGLISH.say(message);
  }

  public static String french(Message message) {
    return FRENCH.say(message);
  }
}
