package plateau.panic.station;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.station.Direction.EAST;
import static plateau.panic.station.Direction.NORTH;
import static plateau.panic.station.Direction.SOUTH;
import static plateau.panic.station.Direction.WEST;
import static plateau.panic.station.Laid.anywhere;
import static plateau.panic.station.Laid.card;
import static plateau.panic.station.Laid.neighbour;
import static plateau.panic.station.Laid.placementsFrom;
import static plateau.panic.station.Laid.room;
import static plateau.panic.station.Laid.rooms;
import static plateau.panic.station.Laid.station;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The geometry of the worked examples of §21. */
class WorkedExamplesTest {

  private static final String[] X5 = {
    "storage-1@(-1,0)r0", "terminal-open@(1,0)r0", "parasite-2@(0,1)r180", "parasite-1@(-1,1)r0"
  };

  @Test
  @DisplayName("X5: walls and missing cards stop parasites, open doors do not")
  void parasitesMove() {
    Station station = station(X5);
    assertThat(neighbour(station, "storage-1", EAST)).isEqualTo("reactor");
    assertThat(station.passage(room("storage-1"), EAST)).isEqualTo(Passage.OPEN);
    assertThat(station.passage(room("parasite-2"), EAST)).isEqualTo(Passage.NONE);
    assertThat(neighbour(station, "storage-1", SOUTH)).isEqualTo("parasite-1");
    assertThat(station.passage(room("storage-1"), SOUTH)).isEqualTo(Passage.OPEN);
    assertThat(neighbour(station, "parasite-2", SOUTH)).isEqualTo("nowhere");
    assertThat(station.passage(room("parasite-2"), SOUTH)).isEqualTo(Passage.NONE);
  }

  @Test
  @DisplayName("X6: a security door lets pass only who can pass security doors")
  void securityDoorStopsParasites() {
    Station station = station("empty-2@(0,-1)r0");
    assertThat(station.passage(room("empty-2"), SOUTH)).isEqualTo(Passage.SECURITY);
    assertThat(station.passage(room("reactor"), NORTH)).isEqualTo(Passage.SECURITY);
    assertThat(station.leads(room("empty-2"), SOUTH, false)).isFalse();
    assertThat(station.leads(room("empty-2"), SOUTH, true)).isTrue();
    assertThat(Distance.between(station, 1 << room("reactor"), 1 << room("empty-2"), true)).isOne();
    assertThat(Distance.between(station, 1 << room("reactor"), 1 << room("empty-2"), false))
        .isEqualTo(Distance.UNREACHABLE);
  }

  @Test
  @DisplayName("X8: around storage-1 only the east has a room")
  void spawnPlace() {
    Station station = station("storage-1@(-1,0)r0");
    assertThat(neighbour(station, "storage-1", EAST)).isEqualTo("reactor");
    assertThat(neighbour(station, "storage-1", NORTH)).isEqualTo("nowhere");
    assertThat(neighbour(station, "storage-1", SOUTH)).isEqualTo("nowhere");
    assertThat(neighbour(station, "storage-1", WEST)).isEqualTo("nowhere");
  }

  @Test
  @DisplayName("X9: the neighbour behind a wall is a neighbour, without a passage")
  void spawnThroughAWall() {
    Station station = station(X5);
    assertThat(placementsFrom(station, "terminal-open", "team-4")).contains("(1,1)r0");
    station.lay(card("team-4"), Laid.placement("(1,1)r0"));
    assertThat(neighbour(station, "parasite-2", EAST)).isEqualTo("team-4");
    assertThat(station.passage(room("parasite-2"), EAST)).isEqualTo(Passage.NONE);
    assertThat(station.passage(room("terminal-open"), SOUTH)).isEqualTo(Passage.SECURITY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sick-bay", "terminal-closed", "hive"})
  @DisplayName("X20: a card with one door has two placements at a bare reactor")
  void oneDoorAtABareReactor(String card) {
    assertThat(placementsFrom(station(), "reactor", card)).containsExactly("(0,-1)r0", "(0,1)r180");
  }

  @Test
  @DisplayName("X20: storage-1 has four placements at a bare reactor, team-2 six")
  void storageAndTeamAtABareReactor() {
    assertThat(placementsFrom(station(), "reactor", "storage-1"))
        .containsExactly("(-1,0)r0", "(0,-1)r0", "(0,1)r180", "(1,0)r180");
    assertThat(placementsFrom(station(), "reactor", "team-2"))
        .containsExactly("(-1,0)r0", "(-1,0)r180", "(0,-1)r180", "(0,1)r0", "(1,0)r0", "(1,0)r180");
  }

  @Test
  @DisplayName("X20: empty-2 has eight placements; run-2 four, since turning it changes nothing")
  void fourDoorsAtABareReactor() {
    assertThat(placementsFrom(station(), "reactor", "empty-2")).hasSize(8);
    assertThat(placementsFrom(station(), "reactor", "run-2"))
        .containsExactly("(-1,0)r0", "(0,-1)r0", "(0,1)r0", "(1,0)r0");
  }

  @Test
  @DisplayName("X21: two security doors never face each other")
  void facingSecurityDoors() {
    String[] four = {"(-1,-1)r0", "(0,-2)r180", "(1,-1)r0", "(1,-1)r180"};
    assertThat(placementsFrom(station("empty-2@(0,-1)r0"), "empty-2", "team-2"))
        .containsExactly(four);
    assertThat(
            placementsFrom(station("empty-2@(0,-1)r0", "storage-1@(-1,0)r0"), "empty-2", "team-2"))
        .containsExactly(four);
  }

  @Test
  @DisplayName("X22: with free doors only east and west, three cards fit nowhere")
  void cardsThatFitNowhere() {
    Station station = station("parasite-3@(0,-1)r0", "team-3@(0,1)r0");
    assertThat(anywhere(station, "run-2"))
        .containsExactly("(-1,0)r0", "(-1,1)r0", "(1,-1)r0", "(1,0)r0");
    for (String card : new String[] {"sick-bay", "terminal-closed", "team-4"}) {
      assertThat(station.fits(card(card))).as(card).isFalse();
      assertThat(anywhere(station, card)).as(card).isEmpty();
    }
    assertThat(rooms(station.openEnded())).containsExactly("reactor", "parasite-3", "team-3");
    assertThat(station.isDead()).isFalse();
  }

  @Test
  @DisplayName("X22: the Hive, without an upright place anywhere, may lie sideways")
  void hiveSideways() {
    Station station = station("parasite-3@(0,-1)r0", "team-3@(0,1)r0");
    assertThat(anywhere(station, "hive"))
        .containsExactly("(-1,0)r270", "(-1,1)r270", "(1,-1)r90", "(1,0)r90");
    assertThat(placementsFrom(station, "reactor", "hive"))
        .containsExactly("(-1,0)r270", "(1,0)r90");
    assertThat(rooms(station.layableFrom(card("hive"))))
        .containsExactly("reactor", "parasite-3", "team-3");
  }

  @ParameterizedTest
  @CsvSource({"'(-1,0)r270', WEST", "'(1,0)r90', EAST"})
  @DisplayName("X22: a sideways Hive is entered by its turned door")
  void enteringTheSidewaysHive(String placement, Direction direction) {
    Station station = station("parasite-3@(0,-1)r0", "team-3@(0,1)r0", "hive@" + placement);
    assertThat(neighbour(station, "reactor", direction)).isEqualTo("hive");
    assertThat(station.passage(room("reactor"), direction)).isEqualTo(Passage.OPEN);
    assertThat(station.passage(room("hive"), direction.opposite())).isEqualTo(Passage.OPEN);
  }

  @Test
  @DisplayName("X24: the rooms around the outer room of the sick bay")
  void sickBay() {
    Station station = station("sick-bay@(0,-1)r0");
    assertThat(neighbour(station, "sick-bay/outer", NORTH)).isEqualTo("sick-bay/inner");
    assertThat(neighbour(station, "sick-bay/outer", SOUTH)).isEqualTo("reactor");
    assertThat(neighbour(station, "sick-bay/outer", EAST)).isEqualTo("nowhere");
    assertThat(neighbour(station, "sick-bay/outer", WEST)).isEqualTo("nowhere");
    assertThat(neighbour(station, "reactor", NORTH)).isEqualTo("sick-bay/outer");
    assertThat(station.passage(room("sick-bay/outer"), NORTH)).isEqualTo(Passage.SECURITY);
    assertThat(station.passage(room("sick-bay/inner"), SOUTH)).isEqualTo(Passage.SECURITY);
    assertThat(station.passage(room("sick-bay/outer"), SOUTH)).isEqualTo(Passage.OPEN);
    assertThat(placementsFrom(station, "sick-bay/inner", "run-2")).isEmpty();
  }
}
