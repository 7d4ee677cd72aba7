package plateau.kernel.document;

import java.util.List;
import java.util.Map;
import plateau.kernel.chance.Chance;

/** Makes texts of one kind. */
public interface Generator {

  /**
   * What can be chosen; the choice {@code walls} of a map is told by {@code document.map.walls}.
   */
  List<String> choices();

  /**
   * A sound text; the same for the same choices and the same chance.
   *
   * @param chosen values for some of the choices; the others are as usual
   * @throws plateau.kernel.words.Problem when a value does not fit, or no text has all of them
   */
  String generate(Map<String, String> chosen, Chance chance);
}
