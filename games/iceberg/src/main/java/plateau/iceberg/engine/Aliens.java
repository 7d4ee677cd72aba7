package plateau.iceberg.engine;

/**
 * The capture counter of every alien and whether it is on the ice (§6): one byte for each square,
 * as no square has two aliens in a match, with the counter in the low two bits. A square without an
 * alien keeps a 0, as if its alien never came, so that leaving a square asks no question. One
 * thread at a time.
 */
public final class Aliens {

  /** Ends of rounds that capture an alien. */
  public static final int CAPTURE_ROUNDS = 3;

  private static final int COUNTER = 3;
  private static final int ON_ICE = 4;
  private static final int LEFT = 8;

  private final Field field;
  private final byte[] states;

  Aliens(Field field) {
    this.field = field;
    this.states = new byte[Square.COUNT];
  }

  private Aliens(Aliens other) {
    field = other.field;
    states = other.states.clone();
  }

  Aliens copy() {
    return new Aliens(this);
  }

  /** §6.1: the start of a round. */
  void comeAndGo(int round) {
    Timetable arrivals = field.arrivals();
    for (int alien = arrivals.first(round);
        alien != Timetable.NO_MORE;
        alien = arrivals.next(alien)) {
      states[field.squareOf(alien)] = ON_ICE;
    }
    Timetable departures = field.departures();
    for (int alien = departures.first(round);
        alien != Timetable.NO_MORE;
        alien = departures.next(alien)) {
      depart(field.squareOf(alien));
    }
  }

  // R8: the counter stays as it is. A captured alien has left already.
  private void depart(int square) {
    states[square] = (byte) ((states[square] & COUNTER) | LEFT);
  }

  /** The state of this square's alien. */
  int stateOn(int square) {
    return states[square];
  }

  /** Whether an alien in this state is on the ice. */
  static boolean isOnIceIn(int state) {
    return (state & ON_ICE) != 0;
  }

  /**
   * §6.3: an agent has gone from one square to another, or stayed. Returns the state that the first
   * one's alien had, for {@link #restore}.
   */
  int leave(int from, int to) {
    int state = states[from];
    if (isOnIceIn(state) && to != from) {
      states[from] = ON_ICE;
    }
    return state;
  }

  /** This square's alien is as it was when {@link #leave} told its state. */
  void restore(int square, int state) {
    states[square] = (byte) state;
  }

  /**
   * §6.2: an agent stands on this square at the end of a round. Returns the points that it wins.
   */
  int count(int square) {
    int before = states[square];
    if (!isOnIceIn(before)) {
      return 0;
    }
    if ((before & COUNTER) + 1 < CAPTURE_ROUNDS) {
      states[square]++;
      return 0;
    }
    states[square] = LEFT | CAPTURE_ROUNDS;
    return field.points(field.alienOn(square));
  }

  int counter(int alien) {
    return states[field.squareOf(alien)] & COUNTER;
  }

  boolean isOnIce(int alien) {
    return isOnIceIn(states[field.squareOf(alien)]);
  }

  AlienState state(int alien) {
    if (isOnIce(alien)) {
      return AlienState.ON_ICE;
    }
    if (counter(alien) == CAPTURE_ROUNDS) {
      return AlienState.CAPTURED;
    }
    boolean hasLeft = (states[field.squareOf(alien)] & LEFT) != 0;
    return hasLeft ? AlienState.GONE : AlienState.WAITING;
  }

  void addTo(Fingerprint fingerprint) {
    for (int alien = 0; alien < field.aliens(); alien++) {
      fingerprint.add(counter(alien));
      fingerprint.add(isOnIce(alien) ? 1 : 0);
    }
  }
}
