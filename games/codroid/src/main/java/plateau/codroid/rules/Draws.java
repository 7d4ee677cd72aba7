package plateau.codroid.rules;

import java.util.Arrays;
import java.util.List;
import plateau.kernel.chance.Draw;
import plateau.kernel.words.Message;

/** The name of every roll and draw of the game (§3.2), for people who throw real dice. */
final class Draws {

  static final Draw MARKER = Draw.among(Message.of("draw.marker"), Place.HOUSES);
  static final Draw COLUMN_C = Draw.die(Message.of("draw.column", "column", Column.C));
  static final Draw COLUMN_B = Draw.die(Message.of("draw.column", "column", Column.B));
  static final Draw EVENT = Draw.among(Message.of("draw.event"), EventCard.ALL);
  static final Draw TRAVELLERS = Draw.die(Message.of("draw.travellers"));

  private static final Draw[] FIRST_INFECTED =
      HouseType.ALL.stream().map(Draws::firstInfectedOf).toArray(Draw[]::new);
  private static final Draw[] MOVE_OUT =
      HouseType.ALL.stream()
          .map(type -> Draw.die(Message.of("draw.move-out", "type", type)))
          .toArray(Draw[]::new);
  private static final Draw[] SICK =
      Place.ALL.stream()
          .map(place -> Draw.die(Message.of("draw.sick", "place", place)))
          .toArray(Draw[]::new);

  private Draws() {}

  static Draw firstInfected(HouseType type) {
    return FIRST_INFECTED[type.ordinal()];
  }

  static Draw moveOut(HouseType type) {
    return MOVE_OUT[type.ordinal()];
  }

  static Draw sickIn(int place) {
    return SICK[place];
  }

  private static Draw firstInfectedOf(HouseType type) {
    List<Place> houses = Arrays.stream(Board.housesOf(type)).mapToObj(Place.ALL::get).toList();
    return Draw.among(Message.of("draw.first-infected", "type", type), houses);
  }
}
