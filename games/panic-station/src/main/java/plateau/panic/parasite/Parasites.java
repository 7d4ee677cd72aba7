package plateau.panic.parasite;

import java.util.Arrays;

/**
 * The ten discs: 0 to 4 are grey, 5 to 9 black. A disc is in a room or in the supply; a black one
 * in a room shows its black or its grey face. A copy takes about 100 bytes. One thread at a time.
 */
public final class Parasites {

  public static final int GREY = 5;
  public static final int DISCS = 10;
  public static final int IN_SUPPLY = -1;
  public static final int NONE = -1;

  private static final int GREY_DISCS = (1 << GREY) - 1;
  private static final int ALL_DISCS = (1 << DISCS) - 1;

  private final byte[] rooms;
  private final short[] present;
  private int supply;
  private int blackFaces;

  /** All discs in the supply. */
  public Parasites(int numberOfRooms) {
    rooms = new byte[DISCS];
    Arrays.fill(rooms, (byte) IN_SUPPLY);
    present = new short[numberOfRooms];
    supply = ALL_DISCS;
  }

  private Parasites(Parasites other) {
    rooms = other.rooms.clone();
    present = other.present.clone();
    supply = other.supply;
    blackFaces = other.blackFaces;
  }

  public Parasites copy() {
    return new Parasites(this);
  }

  /** The room of a disc, or {@link #IN_SUPPLY}. */
  public int room(int disc) {
    return rooms[disc];
  }

  public boolean showsBlack(int disc) {
    return (blackFaces & 1 << disc) != 0;
  }

  /** A bit for each disc in this room. */
  public int in(int room) {
    return present[room];
  }

  public boolean areAllInSupply() {
    return supply == ALL_DISCS;
  }

  /** A bit for each disc on the board. */
  public int onBoard() {
    return ALL_DISCS & ~supply;
  }

  public int greyInSupply() {
    return Integer.bitCount(supply & GREY_DISCS);
  }

  public int blackInSupply() {
    return Integer.bitCount(supply & ~GREY_DISCS);
  }

  /** Section 7: D(R), 1 for each grey face and 2 for each black one. */
  public int damageIn(int room) {
    return Integer.bitCount(present[room]) + Integer.bitCount(present[room] & blackFaces);
  }

  /**
   * 12.1: the disc that appears next, the lowest-numbered grey one first; NONE when all are out.
   */
  public int nextInSupply() {
    return supply == 0 ? NONE : Integer.numberOfTrailingZeros(supply);
  }

  /** Puts a disc of the supply into a room, a black one with its black face up. */
  public void appear(int disc, int room) {
    supply &= ~(1 << disc);
    if (disc >= GREY) {
      blackFaces |= 1 << disc;
    }
    enter(disc, room);
  }

  /** Moves a disc of the board to another room, face unchanged. */
  public void shift(int disc, int room) {
    present[rooms[disc]] &= (short) ~(1 << disc);
    enter(disc, room);
  }

  /** 12.2, one attack: this many wounds to one parasite. */
  public void wound(int disc, int wounds) {
    if (!showsBlack(disc) || wounds > 1) {
      die(disc);
    } else if (greyInSupply() > 0) {
      int room = rooms[disc];
      die(disc);
      appear(nextInSupply(), room);
    } else {
      blackFaces &= ~(1 << disc);
    }
  }

  /** 12.2: of several wounded at once, grey faces die first, then black faces in disc order. */
  public void woundAll(int room) {
    int here = present[room];
    int black = here & blackFaces;
    for (int left = here & ~black; left != 0; left &= left - 1) {
      wound(Integer.numberOfTrailingZeros(left), 1);
    }
    for (int left = black; left != 0; left &= left - 1) {
      wound(Integer.numberOfTrailingZeros(left), 1);
    }
  }

  private void enter(int disc, int room) {
    rooms[disc] = (byte) room;
    present[room] |= (short) (1 << disc);
  }

  private void die(int disc) {
    present[rooms[disc]] &= (short) ~(1 << disc);
    rooms[disc] = IN_SUPPLY;
    supply |= 1 << disc;
    blackFaces &= ~(1 << disc);
  }
}
