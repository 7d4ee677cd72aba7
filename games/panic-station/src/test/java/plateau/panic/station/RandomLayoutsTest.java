package plateau.panic.station;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.panic.station.PlainStation.SquareCard;

/** What holds in every station: invariants I3, I16, I17, and tables that agree with §4 and §8.3. */
class RandomLayoutsTest {

  private static final int LAYOUTS = 60;

  @Test
  @DisplayName("I3: no card lies twice, no two in one cell, the reactor is at (0,0) r0")
  void everyCardHasACellOfItsOwn() {
    inEveryStation(
        (station, plain) -> {
          assertThat(Integer.bitCount(station.laid())).isEqualTo(plain.laid.size());
          assertThat(Placement.text(station.placement(Rooms.REACTOR))).isEqualTo("(0,0)r0");
          for (SquareCard card : plain.laid.values()) {
            int cell = Cell.at(card.square().x(), card.square().y());
            assertThat(station.cardAt(cell)).isEqualTo(card.card().number());
            assertThat(Placement.text(station.placement(card.card().number())))
                .isEqualTo(PlainStation.text(card));
          }
        });
  }

  @Test
  @DisplayName("I16: shared edges are wall+wall, o+o or o+S, and every card shares a door")
  void everySharedEdgeIsLegal() {
    inEveryStation(
        (station, plain) -> {
          for (SquareCard card : plain.laid.values()) {
            int doors = 0;
            for (Direction side : Direction.ALL) {
              SquareCard next = plain.laid.get(card.square().next(side));
              if (next != null) {
                Edge mine = card.edge(side);
                Edge theirs = next.edge(side.opposite());
                assertThat(PlainStation.mayMeet(mine, theirs)).as("%s, %s", card, next).isTrue();
                doors += mine.isDoor() ? 1 : 0;
              }
            }
            assertThat(doors > 0 || plain.laid.size() == 1).as("%s has a door", card).isTrue();
          }
        });
  }

  @Test
  void neighboursAndPassagesAreThoseOfTheRules() {
    inEveryStation(
        (station, plain) -> {
          for (String room : plain.rooms()) {
            for (Direction direction : Direction.ALL) {
              assertThat(Laid.neighbour(station, room, direction))
                  .as("%s of %s", direction, room)
                  .isEqualTo(plain.neighbour(room, direction));
              assertThat(station.passage(Laid.room(room), direction))
                  .as("%s of %s", direction, room)
                  .isEqualTo(plain.passage(room, direction));
            }
          }
        });
  }

  @Test
  void aNeighbourHasTheRoomAsItsOwnNeighbourExceptThatNobodyFindsAnInnerRoomFromASingleCard() {
    AtomicInteger exceptions = new AtomicInteger();
    inEveryStation(
        (station, plain) -> {
          for (String room : plain.rooms()) {
            for (Direction direction : Direction.ALL) {
              String neighbour = Laid.neighbour(station, room, direction);
              if (!neighbour.equals("nowhere")) {
                String back = Laid.neighbour(station, neighbour, direction.opposite());
                boolean sideways = direction == Direction.EAST || direction == Direction.WEST;
                boolean exception = sideways && room.endsWith("/inner") && !neighbour.contains("/");
                exceptions.addAndGet(exception ? 1 : 0);
                assertThat(back)
                    .as("back from the %s of %s", direction, room)
                    .isEqualTo(exception ? room.replace("/inner", "/outer") : room);
              }
            }
          }
        });
    assertThat(exceptions).as("layouts that show the exception of R16").hasPositiveValue();
  }

  @Test
  void placementsAreThoseOfTheRulesInGrowingOrder() {
    inEveryStation(
        (station, plain) -> {
          for (RoomCard card : left(station)) {
            assertThat(Laid.anywhere(station, card.id()))
                .as("placements of %s", card.id())
                .isEqualTo(plain.placements(card).stream().map(PlainStation::text).toList());
            for (String room : plain.rooms()) {
              assertThat(Laid.placementsFrom(station, room, card.id()))
                  .as("placements of %s from %s", card.id(), room)
                  .isEqualTo(plain.placements(card, room));
            }
          }
        });
  }

  @Test
  void roomsFromWhichACardCanBeLaidOrEnteredAreThoseOfTheRules() {
    inEveryStation(
        (station, plain) -> {
          assertThat(Laid.rooms(station.openEnded()))
              .hasSameElementsAs(
                  plain.rooms().stream().filter(plain::hasDoorOntoEmptyCell).toList());
          for (RoomCard card : left(station)) {
            List<String> from =
                plain.rooms().stream()
                    .filter(room -> !plain.placements(card, room).isEmpty())
                    .toList();
            assertThat(Laid.rooms(station.layableFrom(card.number())))
                .as("rooms to lay %s from", card.id())
                .hasSameElementsAs(from)
                .isEqualTo(Laid.rooms(station.enterableFrom(card.number(), true)));
            assertThat(Laid.rooms(station.enterableFrom(card.number(), false)))
                .as("rooms to lay %s from and enter it without a key", card.id())
                .hasSameElementsAs(
                    from.stream().filter(room -> plain.opensFrom(card, room)).toList());
          }
        });
  }

  @Test
  @DisplayName("§8.3 point 7: a station is dead without the Hive and without a card that fits")
  void aStationIsDeadWhenNothingFitsAndTheHiveIsNotLaid() {
    inEveryStation(
        (station, plain) ->
            assertThat(station.isDead())
                .isEqualTo(
                    !station.isLaid(Rooms.HIVE)
                        && left(station).stream()
                            .allMatch(card -> plain.placements(card).isEmpty())));
  }

  @Test
  @DisplayName("§8.10: distances count Moves through usable passages")
  void distancesAreShortestPaths() {
    inEveryStation(
        (station, plain) -> {
          for (boolean passesSecurity : new boolean[] {false, true}) {
            int[][] moves = shortestPaths(plain, passesSecurity);
            for (String room : plain.rooms()) {
              int from = Laid.room(room);
              byte[] filled = new byte[Rooms.COUNT];
              Distance.fill(station, 1 << from, passesSecurity, filled);
              for (int to = 0; to < Rooms.COUNT; to++) {
                assertThat((int) filled[to]).as("%s to %d", room, to).isEqualTo(moves[from][to]);
                assertThat(Distance.between(station, 1 << from, 1 << to, passesSecurity))
                    .isEqualTo(moves[from][to]);
              }
            }
          }
        });
  }

  @Test
  void aCopyGoesItsOwnWay() {
    inEveryStation(
        (station, plain) -> {
          Station before = station.copy();
          String text = station.toString();
          for (RoomCard card : left(station)) {
            int[] found = new int[Station.MOST_PLACEMENTS];
            if (station.placementsAnywhere(card.number(), found) > 0) {
              Station copy = station.copy();
              copy.lay(card.number(), found[0]);
              copy.turnRed(card.number());
              assertThat(copy).isNotEqualTo(station);
              assertThat(copy.isRed(card.number())).isTrue();
            }
          }
          assertThat(station).isEqualTo(before).hasSameHashCodeAs(before).hasToString(text);
          assertThat(station.isRed(Rooms.HIVE)).isFalse();
        });
  }

  /** Floyd and Warshall's, over the passages of the rules. */
  private static int[][] shortestPaths(PlainStation plain, boolean passesSecurity) {
    int[][] moves = new int[Rooms.COUNT][Rooms.COUNT];
    for (int from = 0; from < Rooms.COUNT; from++) {
      Arrays.fill(moves[from], Distance.UNREACHABLE);
      moves[from][from] = 0;
    }
    for (String room : plain.rooms()) {
      for (Direction direction : Direction.ALL) {
        Passage passage = plain.passage(room, direction);
        if (passage == Passage.OPEN || (passesSecurity && passage == Passage.SECURITY)) {
          moves[Laid.room(room)][Laid.room(plain.neighbour(room, direction))] = 1;
        }
      }
    }
    for (int over = 0; over < Rooms.COUNT; over++) {
      for (int from = 0; from < Rooms.COUNT; from++) {
        for (int to = 0; to < Rooms.COUNT; to++) {
          moves[from][to] = Math.min(moves[from][to], moves[from][over] + moves[over][to]);
        }
      }
    }
    return moves;
  }

  private static List<RoomCard> left(Station station) {
    return RoomCard.ALL.stream().filter(card -> !station.isLaid(card.number())).toList();
  }

  private static void inEveryStation(BiConsumer<Station, PlainStation> check) {
    for (long seed = 1; seed <= LAYOUTS; seed++) {
      List<String> laid = new ArrayList<>();
      try {
        RandomLayout.lay(
            seed,
            (station, plain) -> {
              laid.add(station.toString());
              check.accept(station, plain);
            });
      } catch (AssertionError e) {
        throw new AssertionError("seed " + seed + ", station " + laid.getLast(), e);
      }
    }
  }
}
