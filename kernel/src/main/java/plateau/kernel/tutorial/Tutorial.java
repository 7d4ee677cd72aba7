package plateau.kernel.tutorial;

import java.util.List;
import java.util.Optional;
import plateau.kernel.DataFile;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/**
 * A first game as data: set-up and seed of a match, and the lessons that are taught in it. Stands
 * in {@code tutorial.txt} beside the game's class, its words in {@code tutorial_en.properties} and
 * {@code tutorial_fr.properties}; docs/tutorials.md has the format.
 *
 * @param learner the seat of whoever learns
 */
public record Tutorial(Setup setup, long seed, int learner, List<Lesson> lessons) {

  static final String FILE = "tutorial.txt";
  private static final String WORDS = "tutorial";

  public Tutorial {
    lessons = List.copyOf(lessons);
  }

  public static boolean exists(Game<?, ?> game) {
    return DataFile.isBeside(game.getClass(), FILE);
  }

  /**
   * The tutorial of a game, if it has one.
   *
   * @throws TutorialFault with the line and what is wrong there
   */
  public static Optional<Tutorial> of(Game<?, ?> game) {
    return exists(game)
        ? Optional.of(read(game, DataFile.beside(game.getClass(), FILE)))
        : Optional.empty();
  }

  /** The tutorial that this text describes. */
  public static Tutorial read(Game<?, ?> game, String text) {
    return new TutorialReader(game.info()).read(text);
  }

  /** What is said in the lessons of a game that has a tutorial. */
  public static Words words(Game<?, ?> game, Language language) {
    return Words.of(language, game.getClass(), WORDS);
  }
}
