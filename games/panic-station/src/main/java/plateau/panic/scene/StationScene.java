package plateau.panic.scene;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import plateau.panic.station.Direction;
import plateau.panic.station.Edge;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.RoomType;
import plateau.panic.station.Rooms;

/**
 * What everybody knows of the station before it is explored.
 *
 * @param cards in the order of table 3.3
 */
public record StationScene(List<CardScene> cards) {

  private static final StationScene PRINTED =
      new StationScene(RoomCard.ALL.stream().map(CardScene::of).toList());

  public StationScene {
    cards = List.copyOf(cards);
  }

  /** The same in every match. */
  public static StationScene printed() {
    return PRINTED;
  }

  /**
   * A room card as it is printed.
   *
   * @param cards how many its first search brings; none where it bears no icon (§8.5)
   * @param cardsLater how many each later search brings
   * @param edges at rotation 0; a card that lies turned has them turned clockwise by its rotation
   * @param rooms the room on it; of a card with two, the outer one and then the inner one, which at
   *     rotation 0 is the northern half (§4.1)
   */
  public record CardScene(
      RoomCard card,
      RoomType type,
      int cards,
      int cardsLater,
      Map<Direction, Edge> edges,
      List<Room> rooms) {

    public CardScene {
      edges = Collections.unmodifiableMap(new EnumMap<>(edges));
      rooms = List.copyOf(rooms);
    }

    private static CardScene of(RoomCard card) {
      Map<Direction, Edge> edges = new EnumMap<>(Direction.class);
      Direction.ALL.forEach(side -> edges.put(side, card.edge(side)));
      Room outer = Room.ALL.get(card.number());
      List<Room> rooms =
          card.twoRooms()
              ? List.of(outer, Room.ALL.get(Rooms.inner(card.number())))
              : List.of(outer);
      return new CardScene(
          card, card.type(), card.type().cards(true), card.type().cards(false), edges, rooms);
    }
  }
}
