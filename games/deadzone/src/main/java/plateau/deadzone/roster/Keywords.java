package plateau.deadzone.roster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The keywords of one figure or weapon.
 *
 * @param bits one for each keyword, at {@link Keyword#bit()}
 * @param rating the number of the rated one, 0 if there is none: nothing can have two
 */
public record Keywords(int bits, int rating) {

  static final Keywords NONE = new Keywords(0, 0);

  public boolean has(Keyword keyword) {
    return (bits & keyword.bit()) != 0;
  }

  /** The number of a rated keyword; 0 without it. */
  int rating(Keyword keyword) {
    return has(keyword) ? rating : 0;
  }

  Keywords with(Keyword keyword, int number) {
    return new Keywords(bits | keyword.bit(), keyword.isRated() ? number : rating);
  }

  /** As a file has them. */
  public List<String> written() {
    List<String> written = new ArrayList<>();
    Arrays.stream(Keyword.values())
        .filter(this::has)
        .forEach(keyword -> written.add(keyword.written(rating)));
    return written;
  }
}
