package plateau.panic.parasite;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.basis.Named;

/** A parasite disc: {@code parasite-grey-1} to {@code parasite-black-5}. */
public record Disc(int number) implements Named {

  public static final List<Disc> ALL = all();

  public static Disc of(int number) {
    return ALL.get(number);
  }

  /** Whether it is one of the five that have a black face. */
  public boolean isBlack() {
    return number >= Parasites.GREY;
  }

  @Override
  public String id() {
    return isBlack()
        ? "parasite-black-" + (number - Parasites.GREY + 1)
        : "parasite-grey-" + (number + 1);
  }

  private static List<Disc> all() {
    List<Disc> all = new ArrayList<>();
    for (int number = 0; number < Parasites.DISCS; number++) {
      all.add(new Disc(number));
    }
    return List.copyOf(all);
  }
}
