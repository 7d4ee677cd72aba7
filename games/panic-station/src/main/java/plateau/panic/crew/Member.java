package plateau.panic.crew;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.basis.Named;

/** A character: {@code red-trooper}. Numbered trooper first, seat by seat. */
public record Member(Colour colour, Role role) implements Named {

  public static final List<Member> ALL = all();

  public static Member of(int index) {
    return ALL.get(index);
  }

  public static int index(int seat, Role role) {
    return 2 * seat + role.ordinal();
  }

  public static int seatOf(int index) {
    return index >> 1;
  }

  public int index() {
    return index(colour.seat(), role);
  }

  @Override
  public String id() {
    return colour.id() + "-" + role.id();
  }

  public static Optional<Member> of(String id) {
    return ALL.stream().filter(member -> member.id().equals(id)).findFirst();
  }

  private static List<Member> all() {
    List<Member> all = new ArrayList<>();
    for (Colour colour : Colour.ALL) {
      for (Role role : Role.ALL) {
        all.add(new Member(colour, role));
      }
    }
    return List.copyOf(all);
  }
}
