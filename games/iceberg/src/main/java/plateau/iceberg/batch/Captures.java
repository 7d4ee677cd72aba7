package plateau.iceberg.batch;

import plateau.iceberg.engine.AlienState;
import plateau.iceberg.engine.Aliens;
import plateau.iceberg.engine.Field;
import plateau.iceberg.engine.Timetable;

/**
 * The aliens of all matches (§6). Who is due when is the same in each; only captures differ.
 *
 * <p>Nothing is done when an agent leaves an alien (§6.3). Instead a counter is worth something
 * only while an agent is on the alien's cell whose place has not changed in this round: such an
 * agent was there at the latest end of a round, so the counter is its own.
 */
final class Captures {

  private static final int NOBODY = 0;

  private final Field field;
  private final int size;
  private final int[][] agents;
  private final int[] spots;
  // For each spot the number of its alien plus one while it is due on the ice.
  private final short[] due = new short[Spot.COUNT];
  // Match by match for the first alien, then for the second.
  private final byte[] counters;
  private int round = -1;

  /** The agents as {@link Lanes} describes them; they are read again and again. */
  Captures(Field field, int[][] agents) {
    this.field = field;
    this.size = agents[0].length;
    this.agents = agents;
    this.spots =
        field.map().aliens().stream().mapToInt(alien -> Spot.ofCell(alien.cell())).toArray();
    this.counters = new byte[field.aliens() * size];
  }

  /** §6.1: the start of a round. */
  void comeAndGo(int next) {
    Timetable departures = field.departures();
    for (int alien = departures.first(next);
        alien != Timetable.NO_MORE;
        alien = departures.next(alien)) {
      depart(alien);
    }
    round = next;
    Timetable arrivals = field.arrivals();
    for (int alien = arrivals.first(next);
        alien != Timetable.NO_MORE;
        alien = arrivals.next(alien)) {
      due[spots[alien]] = (short) (alien + 1);
    }
  }

  // R8: the counter stays as it is.
  private void depart(int alien) {
    for (int match = 0; match < size; match++) {
      counters[place(alien, match)] = (byte) counter(alien, match);
    }
    due[spots[alien]] = NOBODY;
  }

  /** §6.2: the end of a round for one agent of every match, with the scores of its player. */
  void count(int[] agent, int[] scores) {
    for (int match = 0; match < size; match++) {
      int alien = due[agent[match] & Lanes.SPOT] - 1;
      if (alien >= 0) {
        scores[match] += count(place(alien, match), agent[match]) ? field.points(alien) : 0;
      }
      agent[match] &= Lanes.SPOT;
    }
  }

  // Whether that captures the alien.
  private boolean count(int place, int agent) {
    if (counters[place] == Aliens.CAPTURE_ROUNDS) {
      return false;
    }
    int before = agent >= Lanes.CHANGE ? 0 : counters[place];
    counters[place] = (byte) (before + 1);
    return counters[place] == Aliens.CAPTURE_ROUNDS;
  }

  private int place(int alien, int match) {
    return alien * size + match;
  }

  /** The capture counter, 0 to 3. */
  int counter(int alien, int match) {
    int counter = counters[place(alien, match)];
    boolean isOpen = counter > 0 && isOnIce(alien, match);
    return isOpen && !isHeld(alien, match) ? 0 : counter;
  }

  private boolean isHeld(int alien, int match) {
    for (int[] agent : agents) {
      if (agent[match] == spots[alien]) {
        return true;
      }
    }
    return false;
  }

  boolean isOnIce(int alien, int match) {
    return isDue(alien) && counters[place(alien, match)] < Aliens.CAPTURE_ROUNDS;
  }

  private boolean isDue(int alien) {
    return due[spots[alien]] != NOBODY;
  }

  AlienState state(int alien, int match) {
    if (isOnIce(alien, match)) {
      return AlienState.ON_ICE;
    }
    if (counter(alien, match) == Aliens.CAPTURE_ROUNDS) {
      return AlienState.CAPTURED;
    }
    boolean hasCome = field.map().aliens().get(alien).arrival() <= round;
    return hasCome ? AlienState.GONE : AlienState.WAITING;
  }
}
