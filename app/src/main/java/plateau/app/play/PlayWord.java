package plateau.app.play;

import java.util.Locale;

/** What can be typed beside a move. */
enum PlayWord {
  HELP,
  UNDO,
  LOG,
  BOARD,
  SEE,
  HINT,
  WHY,
  RULES,
  SAVE,
  QUIT,
  BACK,
  AUTO;

  /** The key of its spellings. */
  String key() {
    return "play.word." + name().toLowerCase(Locale.ROOT);
  }
}
