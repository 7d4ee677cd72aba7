package plateau.panic.station;

/**
 * The 22 rooms as small numbers (§4.1). A single card's room has the number of its card, and so has
 * the outer room of a two-room card; the two inner rooms come last. Sets of rooms are bit masks.
 */
public final class Rooms {

  public static final int COUNT = 22;

  /** The neighbour where there is no card. */
  public static final int NOWHERE = 31;

  public static final int REACTOR = RoomCard.of("reactor").number();
  public static final int HIVE = RoomCard.of("hive").number();
  public static final int TERMINAL_OPEN = RoomCard.of("terminal-open").number();

  private static final byte[] CARDS = new byte[COUNT];
  private static final byte[] INNER = new byte[RoomCard.COUNT];

  static {
    int inner = RoomCard.COUNT;
    for (RoomCard card : RoomCard.ALL) {
      CARDS[card.number()] = (byte) card.number();
      INNER[card.number()] = NOWHERE;
      if (card.twoRooms()) {
        CARDS[inner] = (byte) card.number();
        INNER[card.number()] = (byte) inner;
        inner++;
      }
    }
  }

  /** The rooms whose card bears an icon (§8.5). */
  public static final int SEARCHABLE = searchable();

  private static final String[] IDS = ids();

  private Rooms() {}

  /** The number of the card that this room is on. */
  public static int card(int room) {
    return CARDS[room];
  }

  public static RoomType type(int room) {
    return RoomCard.ALL.get(CARDS[room]).type();
  }

  public static boolean isInner(int room) {
    return room >= RoomCard.COUNT;
  }

  /** Whether the card is divided into an inner and an outer room. */
  public static boolean isTwoRooms(int card) {
    return INNER[card] != NOWHERE;
  }

  /** The inner room of a two-room card, NOWHERE for the others. */
  public static int inner(int card) {
    return INNER[card];
  }

  /** Whether the icon itself is in this room: where a terminal or a sick bay can be used (R15). */
  public static boolean hasIcon(int room) {
    return type(room).searchable() && (isInner(room) || !isTwoRooms(room));
  }

  /** {@code storage-1}, {@code sick-bay/inner}. */
  public static String id(int room) {
    return IDS[room];
  }

  /** The room with this id, or NOWHERE. */
  public static int byId(String id) {
    for (int room = 0; room < COUNT; room++) {
      if (IDS[room].equals(id)) {
        return room;
      }
    }
    return NOWHERE;
  }

  private static int searchable() {
    int rooms = 0;
    for (int room = 0; room < COUNT; room++) {
      rooms |= type(room).searchable() ? 1 << room : 0;
    }
    return rooms;
  }

  private static String[] ids() {
    String[] ids = new String[COUNT];
    for (int room = 0; room < COUNT; room++) {
      String card = RoomCard.ALL.get(CARDS[room]).id();
      ids[room] = !isTwoRooms(CARDS[room]) ? card : card + (isInner(room) ? "/inner" : "/outer");
    }
    return ids;
  }
}
