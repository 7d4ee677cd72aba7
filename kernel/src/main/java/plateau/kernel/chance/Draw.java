package plateau.kernel.chance;

import java.util.List;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;

/**
 * The name of a roll or a draw, for people who answer with real dice and cards. Make each once, as
 * a constant: rules pass it along with every draw and it must cost nothing.
 *
 * @param what the sentence that asks for it
 * @param faces what the numbers 0, 1, 2... stand for; empty for a die, whose faces are 1, 2, 3...
 */
public record Draw(Message what, List<? extends Named> faces) {

  public static final Draw UNNAMED = die(Message.of("draw.unnamed"));

  public Draw {
    faces = List.copyOf(faces);
  }

  public static Draw die(Message what) {
    return new Draw(what, List.of());
  }

  public static Draw among(Message what, List<? extends Named> faces) {
    return new Draw(what, faces);
  }
}
