package plateau.kernel.tabletop;

import java.util.Optional;

/**
 * A pawn, a robot, a marker: what stands somewhere.
 *
 * @param sign what stands on it, a strength say, in at most three characters; empty for none
 * @param seat whose it is, where it is somebody's
 */
public record Figure(String id, String sign, Emblem emblem, Optional<Integer> seat)
    implements Item {

  public Figure {
    Checked.id(id);
    Checked.sign(sign);
    seat.ifPresent(Checked::seat);
  }

  /** With the shape and colour of its owner. */
  public static Figure of(String id, int owner) {
    return new Figure(id, "", Emblem.ofSeat(owner), Optional.of(owner));
  }

  /** Nobody's. */
  public static Figure of(String id, Emblem emblem) {
    return new Figure(id, "", emblem, Optional.empty());
  }

  public Figure with(String newSign) {
    return new Figure(id, newSign, emblem, seat);
  }
}
