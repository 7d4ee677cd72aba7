package plateau.codroid.rules;

import java.util.stream.IntStream;

/** The geography (§2.2 to §2.4) as numbers: a place is its ordinal in {@link Place}. */
final class Board {

  static final int HOUSES = 16;
  static final int BAR = 16;
  static final int CINEMA = 17;
  static final int ACADEMY = 20;
  static final int MARKET_1 = 21;
  static final int MARKET_2 = 22;
  static final int PLACES = 23;

  private static final int PUBLIC_PLACES = 4;
  private static final int HOUSES_A_DISTRICT = 4;

  private static final int[] SLOTS = Place.ALL.stream().mapToInt(Place::slots).toArray();
  private static final int[][] HOUSES_OF = byType(0, HOUSES);
  private static final int[][] PUBLIC_PLACES_OF = byType(BAR, ACADEMY);

  private Board() {}

  static int slots(int place) {
    return SLOTS[place];
  }

  /** The house that many steps clockwise. */
  static int clockwise(int house, int steps) {
    return (house + steps) % HOUSES;
  }

  static int next(int house) {
    return clockwise(house, 1);
  }

  static int previous(int house) {
    return clockwise(house, HOUSES - 1);
  }

  // Four neighbouring houses make a district, in the order of the public places.
  static int publicPlaceOf(int house) {
    return BAR + house / HOUSES_A_DISTRICT;
  }

  static int districtHouse(int publicPlace, int k) {
    return (publicPlace - BAR) * HOUSES_A_DISTRICT + k;
  }

  static int nextPublicPlace(int place) {
    return BAR + (place - BAR + 1) % PUBLIC_PLACES;
  }

  static int previousPublicPlace(int place) {
    return BAR + (place - BAR + PUBLIC_PLACES - 1) % PUBLIC_PLACES;
  }

  /** Houses of a type in canonical order. */
  static int[] housesOf(HouseType type) {
    return HOUSES_OF[type.ordinal()];
  }

  /** Public places of a type in cyclic order from the bar. */
  static int[] publicPlacesOf(HouseType type) {
    return PUBLIC_PLACES_OF[type.ordinal()];
  }

  private static int[][] byType(int from, int to) {
    return HouseType.ALL.stream()
        .map(
            type ->
                IntStream.range(from, to)
                    .filter(place -> Place.ALL.get(place).type().filter(type::equals).isPresent())
                    .toArray())
        .toArray(int[][]::new);
  }
}
