package plateau.kernel.companion;

import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Problem;

/**
 * Talks people through a game on their own table. Found through {@link java.util.ServiceLoader}.
 * Stateless: whoever holds the answers, or the text of a talk, holds everything.
 */
public interface Companion {

  /** The id of its game. */
  String game();

  /** The classes beside which its words stand, in message files. */
  List<Class<?>> homes();

  /** How the files of its talks end: {@code .companion}. */
  String ending();

  /**
   * What is asked before the game, after these answers; empty when nothing is left to ask.
   *
   * @throws Problem if one of the answers does not fit
   */
  Optional<Ask> preparing(List<String> answers);

  /**
   * The talk that begins with these answers.
   *
   * @param seed of decks, and of dice that nobody rolls by hand
   */
  Talk begin(List<String> answers, long seed);

  /**
   * The talk of this text, where it stands.
   *
   * @throws Problem if the text is none, or was damaged: with the line and what to do
   */
  Talk open(String text);

  /** What the game needs on the table, to be printed. */
  Printing printing();
}
