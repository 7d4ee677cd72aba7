package plateau.kernel.tutorial;

import java.util.List;
import java.util.Optional;

/**
 * One thing that is taught. Its words are those of its id in the tutorial's message files.
 *
 * @param line where it begins in its file
 * @param look what is pointed at: paths into the learner's view, or {@link Spotlight parts} of the
 *     page
 * @param ask the move that the learner is asked for; without one the learner reads and goes on
 * @param then what is played after it, by whoever is to move
 */
public record Lesson(
    String id, int line, List<String> look, Optional<String> ask, List<String> then) {

  public Lesson {
    look = List.copyOf(look);
    then = List.copyOf(then);
  }
}
