package plateau.kernel.tabletop;

import plateau.kernel.basis.Recognisable;

/** One of those who play, where a view speaks of somebody: who deals, who leads. */
public record Participant(int seat) implements Recognisable {

  public Participant {
    Checked.seat(seat);
  }
}
