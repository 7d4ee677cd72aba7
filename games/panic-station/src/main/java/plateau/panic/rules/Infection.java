package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import plateau.panic.crew.Status;

/**
 * Who is infected, in which order (section 15), and what each seat has learned for certain about
 * the others (section 16). One thread at a time.
 */
final class Infection {

  static final int NO_HOST = -1;

  private final byte[] order;
  private final byte[] known;
  private int infected;
  private int length;
  private int host = NO_HOST;
  private int servants;

  Infection(int seats) {
    order = new byte[seats];
    known = new byte[seats];
  }

  private Infection(Infection other) {
    order = other.order.clone();
    known = other.known.clone();
    infected = other.infected;
    length = other.length;
    host = other.host;
    servants = other.servants;
  }

  Infection copy() {
    return new Infection(this);
  }

  int seats() {
    return order.length;
  }

  boolean isInfected(int seat) {
    return (infected >> seat & 1) != 0;
  }

  /** A bit for each infected seat, living or not. */
  int infected() {
    return infected;
  }

  /** The seat with status host, or {@link #NO_HOST}. */
  int host() {
    return host;
  }

  Status status(int seat) {
    if (seat == host) {
      return Status.HOST;
    }
    return isInfected(seat) ? Status.INFECTED : Status.HUMAN;
  }

  /** The Host first, then each player in the order in which he was infected. */
  List<Integer> order() {
    List<Integer> seats = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      seats.add((int) order[i]);
    }
    return seats;
  }

  int orderLength() {
    return length;
  }

  /** The last one infected; there must be one. */
  int last() {
    return order[length - 1];
  }

  void infect(int seat) {
    if (!isInfected(seat)) {
      infected |= 1 << seat;
      order[length++] = (byte) seat;
    }
  }

  void becomeHost(int seat) {
    infect(seat);
    host = seat;
  }

  void loseHost() {
    host = NO_HOST;
  }

  // Section 17, masterAndServant

  /** He infected a human by a trade, or dealt the wound that eliminated one. */
  void serve(int seat) {
    servants |= 1 << seat;
  }

  boolean hasServed(int seat) {
    return (servants >> seat & 1) != 0;
  }

  int servants() {
    return servants;
  }

  // What is proven to a seat

  /** This seat is certain that the other one is infected. */
  void learn(int seat, int other) {
    if (seat != other) {
      known[seat] |= (byte) (1 << other);
    }
  }

  /** This seat is certain that all of these are infected, but for itself. */
  void learnAll(int seat, int others) {
    known[seat] |= (byte) (others & ~(1 << seat));
  }

  /** A bit for each other seat that this one knows to be infected. */
  int knownTo(int seat) {
    return known[seat];
  }
}
