package plateau.kernel.tabletop;

import java.util.ArrayList;
import java.util.List;

/**
 * Numbered spaces in a row, and what stands on them: fear, rounds, points.
 *
 * @param first the number of the first space
 * @param spaces in their order; a number between them has a space too
 */
public record Track(String id, int first, List<Space> spaces) implements Item {

  /**
   * One space of a track.
   *
   * @param figures what stands there
   */
  public record Space(List<Figure> figures) {
    public Space {
      figures = List.copyOf(figures);
    }
  }

  public Track {
    Checked.id(id);
    spaces = List.copyOf(spaces);
    Checked.that(!spaces.isEmpty(), () -> "the track " + id + " has no spaces");
  }

  /** From one number to another, still empty. */
  public static Track of(String id, int first, int last) {
    Checked.that(first <= last, () -> "the track " + id + " goes from " + first + " to " + last);
    List<Space> empty = new ArrayList<>();
    for (int number = first; number <= last; number++) {
      empty.add(new Space(List.of()));
    }
    return new Track(id, first, empty);
  }

  /** With one figure more, on the space with this number. */
  public Track with(Figure figure, int number) {
    Checked.that(
        number >= first && number < first + spaces.size(),
        () ->
            "%s stands on %d of %s, which goes from %d to %d"
                .formatted(figure.id(), number, id, first, first + spaces.size() - 1));
    List<Space> now = new ArrayList<>(spaces);
    List<Figure> there = new ArrayList<>(now.get(number - first).figures());
    there.add(figure);
    now.set(number - first, new Space(there));
    return new Track(id, first, now);
  }
}
