package plateau.panic.scene;

import java.util.List;
import plateau.panic.station.RoomCard;

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
}
