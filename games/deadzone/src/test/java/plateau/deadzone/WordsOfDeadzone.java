package plateau.deadzone;

/** Stands beside the game's words, so that tests of other packages find them. */
public final class WordsOfDeadzone {

  private WordsOfDeadzone() {}
}
