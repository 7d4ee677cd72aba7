package plateau.kernel.tabletop;

import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.basis.Recognisable;

/**
 * Who has seen what lies hidden.
 *
 * @param by seats, the lowest first; none when nobody has
 */
public record Seen(List<Integer> by) implements Recognisable {

  public static final Seen BY_NOBODY = new Seen(List.of());

  public Seen {
    by = List.copyOf(by);
    by.forEach(Checked::seat);
    List<Integer> all = by;
    Checked.that(
        IntStream.range(1, by.size()).allMatch(i -> all.get(i - 1) < all.get(i)),
        () -> "seats that have seen something stand in their order, each once: " + all);
  }

  public static Seen by(Integer... seats) {
    return new Seen(List.of(seats));
  }
}
