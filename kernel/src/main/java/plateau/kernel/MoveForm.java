package plateau.kernel;

import java.util.Collection;
import java.util.stream.Collectors;
import plateau.kernel.basis.Named;

/**
 * One way to write moves, told to those who write programs.
 *
 * @param id what it means has the key {@code form.<id>}
 * @param shape how its texts look, the blanks in braces: {@code move {cube} via {cube} …}
 * @param pattern a regular expression in the dialect of JSON Schema (ECMA 262) that a text of this
 *     form matches as a whole, and no text of another form does
 */
public record MoveForm(String id, String shape, String pattern) {

  /** What stands in a pattern for one of these words. */
  public static String oneOf(Collection<String> words) {
    return words.stream().collect(Collectors.joining("|", "(?:", ")"));
  }

  /** What stands in a pattern for the id of one of these things. */
  public static String idOf(Collection<? extends Named> things) {
    return oneOf(things.stream().map(Named::id).toList());
  }

  /** The pattern for those who look for it in a text: it must be the whole text. */
  public String anchored() {
    return anchored(pattern);
  }

  /** The same of any pattern. */
  public static String anchored(String pattern) {
    return "^(?:" + pattern + ")$";
  }
}
