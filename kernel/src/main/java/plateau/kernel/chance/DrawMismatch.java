package plateau.kernel.chance;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A list of draws is not what the rules ask for: it ends too early, or a number below another n was
 * drawn.
 */
public final class DrawMismatch extends Problem {

  private static final long serialVersionUID = 1;

  private final int index;
  private final int asked;
  private final transient @Nullable Drawn found;

  public DrawMismatch(int index, int asked, @Nullable Drawn found) {
    super(
        found == null
            ? Message.of("draws.too-few", "index", index + 1, "asked", asked)
            : Message.of(
                "draws.other-n",
                "index",
                index + 1,
                "asked",
                asked,
                "n",
                found.n(),
                "k",
                found.k()));
    this.index = index;
    this.asked = asked;
    this.found = found;
  }

  /** Where in the list, from 0. */
  public int index() {
    return index;
  }

  /** The n that the rules asked for. */
  public int asked() {
    return asked;
  }

  /** What the list has there; empty at its end. */
  public Optional<Drawn> found() {
    return Optional.ofNullable(found);
  }
}
