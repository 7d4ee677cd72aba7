package plateau.panic.crew;

import java.util.Arrays;

/**
 * Where the characters stand and their health. For each room, {@code standing} has a bit for each
 * character in it. A copy takes about 150 bytes. One thread at a time.
 */
public final class Crew {

  public static final int FULL_HEALTH = 4;
  public static final int NOWHERE = -1;

  /** 8.1: the action points that a character with 0 to 4 health points brings. */
  private static final int[] ACTION_POINTS = {0, 1, 1, 2, 2};

  private final int seats;
  private final byte[] rooms;
  private final byte[] health;
  private final short[] standing;

  /** Everyone in full health and not on the board yet (section 5). */
  public Crew(int seats, int numberOfRooms) {
    this.seats = seats;
    rooms = new byte[2 * seats];
    Arrays.fill(rooms, (byte) NOWHERE);
    health = new byte[2 * seats];
    Arrays.fill(health, (byte) FULL_HEALTH);
    standing = new short[numberOfRooms];
  }

  private Crew(Crew other) {
    seats = other.seats;
    rooms = other.rooms.clone();
    health = other.health.clone();
    standing = other.standing.clone();
  }

  public Crew copy() {
    return new Crew(this);
  }

  /** The room of a character, or {@link #NOWHERE}. */
  public int room(int member) {
    return rooms[member];
  }

  public int room(int seat, Role role) {
    return rooms[Member.index(seat, role)];
  }

  public int health(int member) {
    return health[member];
  }

  public boolean isWounded(int member) {
    return health[member] < FULL_HEALTH;
  }

  public boolean isDead(int member) {
    return health[member] == 0;
  }

  /** A bit for each character in this room. */
  public int standingIn(int room) {
    return standing[room];
  }

  /** A bit for each character of other players in this room. */
  public int othersIn(int room, int seat) {
    return standing[room] & ~pair(seat);
  }

  /** The bits of both characters of a seat. */
  public static int pair(int seat) {
    return 3 << (2 * seat);
  }

  /** Section 2: at least one of the two characters lives. */
  public boolean isAlive(int seat) {
    return health[2 * seat] + health[2 * seat + 1] > 0;
  }

  public int livingPlayers() {
    int living = 0;
    for (int seat = 0; seat < seats; seat++) {
      living += isAlive(seat) ? 1 : 0;
    }
    return living;
  }

  /** The next living player in turn order: the same seat when nobody else lives. */
  public int nextLiving(int seat) {
    int next = seat;
    do {
      next = next + 1 == seats ? 0 : next + 1;
    } while (next != seat && !isAlive(next));
    return next;
  }

  /** 8.1. */
  public int actionPoints(int seat) {
    return ACTION_POINTS[health[2 * seat]] + ACTION_POINTS[health[2 * seat + 1]];
  }

  public boolean areAllTroopersDead() {
    for (int seat = 0; seat < seats; seat++) {
      if (health[2 * seat] > 0) {
        return false;
      }
    }
    return true;
  }

  public void place(int member, int room) {
    leave(member);
    rooms[member] = (byte) room;
    standing[room] |= (short) (1 << member);
  }

  /** 13.2: at 0 HP the disc leaves the board. Returns what was really lost. */
  public int wound(int member, int damage) {
    int lost = Math.min(damage, health[member]);
    health[member] -= (byte) lost;
    if (health[member] == 0) {
      leave(member);
    }
    return lost;
  }

  /** Never above 4 HP; points in excess are lost. */
  public void heal(int member, int points) {
    health[member] = (byte) Math.min(FULL_HEALTH, health[member] + points);
  }

  private void leave(int member) {
    int room = rooms[member];
    if (room != NOWHERE) {
      standing[room] &= (short) ~(1 << member);
      rooms[member] = NOWHERE;
    }
  }
}
