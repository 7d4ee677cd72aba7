package plateau.panic.station;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.kernel.DataFile;

/**
 * Reads the data file of the room cards, so that a correction of a card is one line. A file that
 * cannot be played with is refused with the line and what to write there.
 */
final class RoomFile {

  private static final String NAME = "rooms.txt";
  private static final int FIELDS = 7;
  private static final int TWO_ROOM_CARDS = 2;

  private final List<RoomCard> cards = new ArrayList<>();
  private int line;

  private RoomFile() {}

  static List<RoomCard> load() {
    return read(DataFile.beside(RoomFile.class, NAME));
  }

  static List<RoomCard> read(String text) {
    RoomFile file = new RoomFile();
    text.lines().forEach(file::readLine);
    file.checkDeck();
    return List.copyOf(file.cards);
  }

  private void readLine(String text) {
    line++;
    if (text.isBlank() || text.startsWith("#")) {
      return;
    }
    String[] fields = text.trim().split("\\s+");
    check(fields.length == FIELDS, fields.length + " fields; write id, type, N, E, S, W, rooms");
    RoomCard card =
        new RoomCard(cards.size(), fields[0], type(fields[1]), edges(fields), twoRooms(fields[6]));
    check(
        cards.stream().noneMatch(other -> other.id().equals(card.id())),
        quoted(card.id()) + " is the id of two cards; give every card its own");
    checkHalves(card);
    cards.add(card);
  }

  private RoomType type(String id) {
    return RoomType.ALL.stream()
        .filter(type -> type.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                broken(
                    quoted(id)
                        + " is no type; write one of "
                        + RoomType.ALL.stream()
                            .map(RoomType::id)
                            .collect(Collectors.joining(", "))));
  }

  private List<Edge> edges(String[] fields) {
    List<Edge> edges = new ArrayList<>();
    for (int side = 0; side < Direction.COUNT; side++) {
      edges.add(edge(fields[2 + side]));
    }
    return List.copyOf(edges);
  }

  private Edge edge(String letter) {
    for (Edge edge : Edge.values()) {
      if (letter.equals(String.valueOf(edge.letter()))) {
        return edge;
      }
    }
    throw broken(quoted(letter) + " is no edge; write o (open), w (wall) or S (security door)");
  }

  private boolean twoRooms(String count) {
    check(count.equals("1") || count.equals("2"), quoted(count) + " rooms; write 1 or 2");
    return count.equals("2");
  }

  // §4.1, §4.2: the outer room, south, has the only doorway. The tables of the station rest on it.
  private void checkHalves(RoomCard card) {
    check(
        !card.twoRooms()
            || (card.edges().stream().filter(Edge::isDoor).count() == 1
                && card.edge(Direction.SOUTH).isDoor()),
        quoted(card.id())
            + " has two rooms, so its only door is in the south; write w w o w or w w S w");
  }

  private void checkDeck() {
    long twoRooms = cards.stream().filter(RoomCard::twoRooms).count();
    check(cards.size() == RoomCard.COUNT, "the file ends with " + cards.size() + " cards; list 20");
    check(twoRooms == TWO_ROOM_CARDS, twoRooms + " cards have two rooms; two must");
    check(cards.getFirst().type() == RoomType.REACTOR, "the first card must be the reactor");
    checkOnlyOne(RoomType.REACTOR);
    checkOnlyOne(RoomType.HIVE);
  }

  private void checkOnlyOne(RoomType type) {
    long count = cards.stream().filter(card -> card.type() == type).count();
    check(count == 1, count + " cards have the type " + quoted(type.id()) + "; one must");
  }

  private void check(boolean holds, String otherwise) {
    if (!holds) {
      throw broken(otherwise);
    }
  }

  private IllegalArgumentException broken(String what) {
    return new IllegalArgumentException(NAME + ", line " + line + ": " + what + ".");
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }
}
