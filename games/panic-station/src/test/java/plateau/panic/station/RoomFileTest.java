package plateau.panic.station;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** §3.3: the room cards and their check sums, and what is said about a broken file. */
class RoomFileTest {

  @Test
  void thereAreTwentyCardsWith47OpenEdges28WallsAnd5SecurityEdges() {
    List<Edge> edges = RoomCard.ALL.stream().flatMap(card -> card.edges().stream()).toList();
    assertThat(RoomCard.ALL).hasSize(20);
    assertThat(edges).filteredOn(edge -> edge == Edge.OPEN).hasSize(47);
    assertThat(edges).filteredOn(edge -> edge == Edge.WALL).hasSize(28);
    assertThat(edges).filteredOn(edge -> edge == Edge.SECURITY).hasSize(5);
  }

  @Test
  void sixteenCardsAreSearchableAllButReactorHiveAndTheEmptyRooms() {
    assertThat(RoomCard.ALL)
        .filteredOn(card -> !card.type().searchable())
        .extracting(RoomCard::id)
        .containsExactly("reactor", "hive", "empty-1", "empty-2");
  }

  @ParameterizedTest
  @CsvSource({
    "REACTOR, 1",
    "TERMINAL, 2",
    "HIVE, 1",
    "EMPTY, 2",
    "STORAGE, 2",
    "SICK_BAY, 1",
    "PARASITE, 4",
    "TEAM, 4",
    "RUN, 3"
  })
  void theTypesAreAsTheSeedDocumentCountsThem(RoomType type, int count) {
    assertThat(RoomCard.ALL).filteredOn(card -> card.type() == type).hasSize(count);
  }

  @Test
  void thereAre22RoomsBecauseTwoCardsHaveTwo() {
    assertThat(IntStream.range(0, Rooms.COUNT).mapToObj(Rooms::id))
        .doesNotHaveDuplicates()
        .contains("sick-bay/inner", "sick-bay/outer")
        .contains("terminal-closed/inner", "terminal-closed/outer", "reactor", "run-3");
  }

  @Test
  void aTwoRoomCardCanBeSearchedFromBothRoomsButUsedOnlyInTheInnerOne() {
    int inner = Rooms.byId("sick-bay/inner");
    int outer = Rooms.byId("sick-bay/outer");
    assertThat((Rooms.SEARCHABLE >> inner) & 1).isOne();
    assertThat((Rooms.SEARCHABLE >> outer) & 1).isOne();
    assertThat(Rooms.hasIcon(inner)).isTrue();
    assertThat(Rooms.hasIcon(outer)).isFalse();
    assertThat(Rooms.hasIcon(Rooms.TERMINAL_OPEN)).isTrue();
    assertThat(Rooms.hasIcon(Rooms.HIVE)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          hive hive w w o | line 3: 5 fields; write id, type, N, E, S, W, rooms.
          hive nest w w o w 1 | line 3: "nest" is no type; write one of reactor, terminal, hive,
          hive hive w w x w 1 | line 3: "x" is no edge; write o (open), w (wall) or S
          hive hive w w o w 3 | line 3: "3" rooms; write 1 or 2.
          reactor hive w w o w 1 | line 3: "reactor" is the id of two cards
          hive hive w o o w 2 | line 3: "hive" has two rooms, so its only door is in the south
          hive hive w w o w 2 | line 20: 3 cards have two rooms; two must.
          hive empty w w o w 1 | line 20: 0 cards have the type "hive"; one must.
          # no hive | line 20: the file ends with 19 cards; list 20.
          """)
  void aBrokenFileIsRefusedWithTheLineAndWhatToWrite(String thirdLine, String told) {
    String text =
        RoomCard.ALL.stream()
            .map(card -> card.id().equals("hive") ? thirdLine : line(card))
            .collect(Collectors.joining("\n"));
    assertThatThrownBy(() -> RoomFile.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rooms.txt, " + told);
  }

  @Test
  void aFileWhoseFirstCardIsNotTheReactorIsRefused() {
    String text =
        RoomCard.ALL.reversed().stream().map(RoomFileTest::line).collect(Collectors.joining("\n"));
    assertThatThrownBy(() -> RoomFile.read(text))
        .hasMessage("rooms.txt, line 20: the first card must be the reactor.");
  }

  private static String line(RoomCard card) {
    String edges =
        card.edges().stream()
            .map(edge -> String.valueOf(edge.letter()))
            .collect(Collectors.joining(" "));
    return card.id() + " " + card.type().id() + " " + edges + (card.twoRooms() ? " 2" : " 1");
  }
}
