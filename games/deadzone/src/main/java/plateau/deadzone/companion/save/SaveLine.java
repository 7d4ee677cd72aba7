package plateau.deadzone.companion.save;

/** The words that begin the lines of a save file. */
final class SaveLine {

  static final String FIRST = "plateau-companion deadzone 1";
  static final String SEED = "seed";
  static final String DICE = "dice";
  static final String OBJECTIVES = "objectives";
  static final String JADE = "jade";
  static final String ENEMY = "enemy";
  static final String PROFILE = "profile";
  static final String REPORT = "report";

  /** Between the word and a line of a team's file. */
  static final String TEXT = "| ";

  static final String REAL = "real";
  static final String PROGRAM = "program";
  static final String YES = "yes";
  static final String NO = "no";
  static final String NONE = "none";
  static final String NOTHING = "-";

  private SaveLine() {}
}
