package plateau.deadzone.companion;

/**
 * What a person said. The list of entries is the whole game: the dialogue is run again from its
 * start with it, so taking the last entry off corrects it, and saving is writing the list down.
 */
public sealed interface Entry {

  /**
   * An answer.
   *
   * @param value one of the prompt's choices, or a name of the person's own between quotes
   */
  record Answer(Question question, String value) implements Entry {}

  /**
   * Something told without being asked: the buttons of C2.2.
   *
   * @param figure the id of a JADE figure, or of an enemy behind {@link #ENEMY}; empty if it is
   *     about none
   * @param after how many lines had been told since the last answer, so that it takes effect when
   *     it was said
   */
  record Report(Fact fact, String figure, String value, int after) implements Entry {}

  /** Before the id of an enemy: both sides may have the same team. */
  String ENEMY = "enemy/";
}
