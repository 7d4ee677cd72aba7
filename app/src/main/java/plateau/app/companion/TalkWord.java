package plateau.app.companion;

import java.util.Locale;
import plateau.app.play.Vocabulary;

/** What can be typed beside an answer. */
enum TalkWord {
  HELP,
  BACK,
  CARD,
  TEAM,
  BOARD,
  LOG,
  AUTO,
  RULES,
  SAVE,
  QUIT;

  static Vocabulary<TalkWord> vocabulary() {
    return new Vocabulary<>(TableTalk.class, values(), TalkWord::key);
  }

  private String key() {
    return "talk.word." + name().toLowerCase(Locale.ROOT);
  }
}
