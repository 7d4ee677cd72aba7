package plateau.panic.station;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Stations written as the rules page writes them: {@code storage-1@(-1,0)r0}. */
final class Laid {

  private static final Pattern PLACEMENT = Pattern.compile("\\((-?\\d+),(-?\\d+)\\)r(\\d+)");

  private Laid() {}

  /** The reactor and these cards, each laid legally after the one before. */
  static Station station(String... cards) {
    Station station = Station.start();
    for (String card : cards) {
      String[] parts = card.split("@", 2);
      assertThat(anywhere(station, parts[0]))
          .as("legal placements of %s in %s", parts[0], station)
          .contains(parts[1]);
      station.lay(card(parts[0]), placement(parts[1]));
    }
    return station;
  }

  static int card(String id) {
    return RoomCard.of(id).number();
  }

  static int room(String id) {
    int room = Rooms.byId(id);
    assertThat(room).as(id).isNotEqualTo(Rooms.NOWHERE);
    return room;
  }

  static int placement(String text) {
    Matcher matcher = PLACEMENT.matcher(text);
    assertThat(matcher.matches()).as("%s is a placement", text).isTrue();
    int cell = Cell.at(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    return Placement.of(cell, Integer.parseInt(matcher.group(3)));
  }

  /** The placements of a card from a room, in the order in which they are offered. */
  static List<String> placementsFrom(Station station, String room, String card) {
    int[] found = new int[Station.MOST_PLACEMENTS];
    return texts(found, station.placements(card(card), room(room), found));
  }

  /** The placements of a card next to any room, in the order in which they are offered. */
  static List<String> anywhere(Station station, String card) {
    int[] found = new int[Station.MOST_PLACEMENTS];
    return texts(found, station.placementsAnywhere(card(card), found));
  }

  /** The ids of a set of rooms. */
  static List<String> rooms(int set) {
    List<String> ids = new ArrayList<>();
    for (int room = 0; room < Rooms.COUNT; room++) {
      if (((set >> room) & 1) != 0) {
        ids.add(Rooms.id(room));
      }
    }
    return ids;
  }

  static String neighbour(Station station, String room, Direction direction) {
    int neighbour = station.neighbour(room(room), direction);
    return neighbour == Rooms.NOWHERE ? "nowhere" : Rooms.id(neighbour);
  }

  private static List<String> texts(int[] placements, int count) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      texts.add(Placement.text(placements[i]));
    }
    return texts;
  }
}
