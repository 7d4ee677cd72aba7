package plateau.kernel.tabletop;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a board that does not know the game shows of a view in one place.
 *
 * @param seat whose it is; empty for what is everybody's
 * @param field the name of the fact in the view
 * @param value an {@link Item}, a list of small ones, or a plain fact
 */
public record Row(Optional<Integer> seat, String field, @Nullable Object value) {

  /** All that there is, in the order of the view. */
  public static List<Row> of(Object view) {
    return Rows.of(view);
  }
}
