package plateau.panic.terminal;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import plateau.kernel.words.Words;
import plateau.panic.station.Direction;
import plateau.panic.station.Edge;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.view.LaidCard;
import plateau.terminal.Canvas;
import plateau.terminal.Style;

/** A room card: its walls and doors, and its room, or its two rooms one above the other. */
final class CardPicture {

  private static final int WIDE_DOOR = 4;
  private static final int NARROW_DOOR = 2;
  private static final int WIDE_ROOM = 8;

  /** The line of a room in which doors to the east and west are. */
  private static final int DOOR_LINE = 2;

  private static final Token NO_MARK = RoomText.plain("");

  private final LaidCard laid;
  private final Words words;
  private final boolean doorsOpen;
  private final List<RoomText> halves;

  CardPicture(
      LaidCard laid, Function<Room, List<Token>> occupants, boolean doorsOpen, Words words) {
    this.laid = laid;
    this.words = words;
    this.doorsOpen = doorsOpen;
    this.halves = halves(occupants);
  }

  // §4.1: at rotation 0 the inner room is the northern half.
  private List<RoomText> halves(Function<Room, List<Token>> occupants) {
    int card = laid.card().number();
    Room outer = Room.of(card);
    if (!laid.card().twoRooms()) {
      return List.of(new RoomText(names(), mark(), occupants.apply(outer)));
    }
    Room inner = Room.of(Rooms.inner(card));
    RoomText north = new RoomText(names(), mark(), occupants.apply(inner));
    RoomText south =
        new RoomText(List.of(words.say("board.entrance"), ""), NO_MARK, occupants.apply(outer));
    return laid.rotation() == 0 ? List.of(north, south) : List.of(south, north);
  }

  private List<String> names() {
    String id = laid.card().id();
    return Stream.of("room", "short", "code")
        .map(length -> words.say("board." + length + "." + id))
        .toList();
  }

  private Token mark() {
    RoomCard card = laid.card();
    if (!card.type().searchable()) {
      return NO_MARK;
    }
    if (laid.red()) {
      return new Token("!", Style.RED);
    }
    return RoomText.plain(card.type().cards(true) > 1 ? "" + card.type().cards(true) : "?");
  }

  /** The lines between its upper and its lower wall, in a room so wide. */
  int height(int width) {
    int walls = halves.size() - 1;
    return halves.stream().mapToInt(half -> half.height(width)).sum() + walls;
  }

  /** Draws it with its corner at (x, y); inside, it is so wide and so high. */
  void draw(
      Canvas canvas, int x, int y, int width, int height, Function<Direction, Doorway> doors) {
    canvas.box(x, y, width + 2, height + 2);
    halves.getFirst().draw(canvas, x + 1, y + 1, width);
    if (halves.size() > 1) {
      int wall = y + 1 + halves.getFirst().height(width);
      canvas.box(x, y, width + 2, wall - y + 1);
      halves.getLast().draw(canvas, x + 1, wall + 1, width);
      drawInRow(canvas, x, wall, width, Doorway.of(Edge.SECURITY, doorsOpen));
    }
    drawInRow(canvas, x, y, width, doors.apply(Direction.NORTH));
    drawInRow(canvas, x, y + height + 1, width, doors.apply(Direction.SOUTH));
    drawInColumn(canvas, x, y, doors.apply(Direction.WEST));
    drawInColumn(canvas, x + width + 1, y, doors.apply(Direction.EAST));
  }

  private static void drawInRow(Canvas canvas, int x, int y, int width, Doorway door) {
    int length = width >= WIDE_ROOM ? WIDE_DOOR : Math.min(NARROW_DOOR, width - 2);
    int from = x + 1 + (width - length) / 2;
    canvas.text(from, y, door.inRow(length), door.style());
  }

  private static void drawInColumn(Canvas canvas, int x, int y, Doorway door) {
    canvas.text(x, y + DOOR_LINE, door.inColumn(), door.style());
  }
}
