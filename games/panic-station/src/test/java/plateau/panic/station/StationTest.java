package plateau.panic.station;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.panic.station.Direction.EAST;
import static plateau.panic.station.Direction.NORTH;
import static plateau.panic.station.Direction.SOUTH;
import static plateau.panic.station.Direction.WEST;
import static plateau.panic.station.Laid.card;
import static plateau.panic.station.Laid.neighbour;
import static plateau.panic.station.Laid.placement;
import static plateau.panic.station.Laid.room;
import static plateau.panic.station.Laid.rooms;
import static plateau.panic.station.Laid.station;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Two-room cards (§4.3), dead stations (§8.3 point 7), entering (§8.10), and faces. */
class StationTest {

  /** The sick bay upside down under the reactor, the closed terminal upright to its east. */
  private static final String[] HALVES = {
    "terminal-open@(1,0)r180",
    "parasite-4@(2,0)r0",
    "team-4@(2,1)r0",
    "storage-1@(2,2)r180",
    "parasite-1@(1,2)r0",
    "terminal-closed@(1,1)r0",
    "sick-bay@(0,1)r180"
  };

  /** Only parasite-2 fits north of the reactor, and it lies elsewhere. */
  private static final String[] DEAD = {
    "team-1@(1,0)r180",
    "terminal-closed@(1,-1)r0",
    "parasite-2@(-1,0)r0",
    "storage-1@(-1,-1)r0",
    "run-1@(0,1)r0",
    "storage-2@(-1,1)r0",
    "team-3@(-2,1)r180",
    "sick-bay@(-2,2)r180"
  };

  @Test
  @DisplayName("§4.3: sideways, northern halves are neighbours, and southern halves")
  void halvesSideBySide() {
    Station station = station(HALVES);
    assertThat(neighbour(station, "sick-bay/outer", EAST)).isEqualTo("terminal-closed/inner");
    assertThat(neighbour(station, "sick-bay/inner", EAST)).isEqualTo("terminal-closed/outer");
    assertThat(neighbour(station, "terminal-closed/inner", WEST)).isEqualTo("sick-bay/outer");
    assertThat(neighbour(station, "terminal-closed/outer", WEST)).isEqualTo("sick-bay/inner");
    assertThat(station.passage(room("sick-bay/outer"), EAST)).isEqualTo(Passage.NONE);
  }

  @Test
  @DisplayName("R16: from a single room, sideways leads to the outer room; both halves lead back")
  void halvesBesideASingleRoom() {
    Station station = station(HALVES);
    assertThat(neighbour(station, "team-4", WEST)).isEqualTo("terminal-closed/outer");
    assertThat(neighbour(station, "terminal-closed/outer", EAST)).isEqualTo("team-4");
    assertThat(neighbour(station, "terminal-closed/inner", EAST)).isEqualTo("team-4");
  }

  @Test
  @DisplayName("§4.3: north and south lead to the half that touches")
  void halvesAboveAndBelow() {
    Station station = station(HALVES);
    assertThat(neighbour(station, "terminal-open", SOUTH)).isEqualTo("terminal-closed/inner");
    assertThat(neighbour(station, "terminal-closed/inner", NORTH)).isEqualTo("terminal-open");
    assertThat(neighbour(station, "terminal-closed/inner", SOUTH))
        .isEqualTo("terminal-closed/outer");
    assertThat(neighbour(station, "parasite-1", NORTH)).isEqualTo("terminal-closed/outer");
    assertThat(neighbour(station, "reactor", SOUTH)).isEqualTo("sick-bay/outer");
    assertThat(neighbour(station, "sick-bay/outer", SOUTH)).isEqualTo("sick-bay/inner");
    assertThat(station.passage(room("sick-bay/outer"), SOUTH)).isEqualTo(Passage.SECURITY);
  }

  @Test
  @DisplayName("§8.10: who passes security doors may take shorter ways")
  void distancesThroughSecurityDoors() {
    Station station = station(HALVES);
    int reactor = 1 << room("reactor");
    int storage = 1 << room("storage-1");
    assertThat(Distance.between(station, reactor, storage, true)).isEqualTo(4);
    assertThat(Distance.between(station, reactor, storage, false)).isEqualTo(Distance.UNREACHABLE);
    assertThat(Distance.between(station, reactor | storage, 1 << room("parasite-1"), false))
        .isOne();
  }

  @Test
  @DisplayName("§8.3 point 7: the station dies with the last card that fitted")
  void deadStation() {
    Station alive = station(Arrays.copyOf(DEAD, DEAD.length - 1));
    Station dead = station(DEAD);
    assertThat(alive.isDead()).isFalse();
    assertThat(dead.isDead()).isTrue();
    assertThat(rooms(dead.openEnded())).contains("reactor", "storage-1");
  }

  @Test
  @DisplayName("§8.3 point 7: a station with the Hive is never dead")
  void noDeadStationWithTheHive() {
    String[] cards = DEAD.clone();
    cards[cards.length - 1] = "hive@(-2,2)r180";
    Station station = station(cards);
    assertThat(station.fits(card("sick-bay"))).isFalse();
    assertThat(station.isDead()).isFalse();
  }

  @Test
  @DisplayName("§8.10: a card laid behind a security door cannot be entered without a key")
  void enteringBehindASecurityDoor() {
    Station station = station("empty-2@(0,-1)r180");
    int team = card("team-4");
    assertThat(Laid.placementsFrom(station, "empty-2", "team-4")).containsExactly("(0,-2)r0");
    assertThat(rooms(station.layableFrom(team))).containsExactly("reactor", "empty-2");
    assertThat(rooms(station.enterableFrom(team, true))).containsExactly("reactor", "empty-2");
    assertThat(rooms(station.enterableFrom(team, false))).containsExactly("reactor");
  }

  @Test
  @DisplayName("I17: a card stays red, whatever is laid")
  void redStaysRed() {
    Station station = station("storage-1@(-1,0)r0");
    assertThat(station.isRed(card("storage-1"))).isFalse();
    station.turnRed(card("storage-1"));
    station.turnRed(card("storage-1"));
    station.lay(card("run-2"), placement("(1,0)r0"));
    assertThat(station.isRed(card("storage-1"))).isTrue();
    assertThat(station).hasToString("reactor@(0,0)r0 storage-1@(-1,0)r0* run-2@(1,0)r0");
  }

  @Test
  void stationsAreEqualInWhateverOrderTheyWereLaid() {
    Station one = station("storage-1@(-1,0)r0", "run-2@(1,0)r0");
    Station other = station("run-2@(1,0)r0", "storage-1@(-1,0)r0");
    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    other.turnRed(card("run-2"));
    assertThat(one).isNotEqualTo(other);
    assertThat(one).isNotEqualTo(station("storage-1@(-1,0)r0", "run-3@(1,0)r0"));
  }

  @Test
  void neitherACardNorACellIsTakenTwice() {
    Station station = station("storage-1@(-1,0)r0");
    assertThatThrownBy(() -> station.lay(card("storage-1"), placement("(0,-1)r0")))
        .hasMessage("storage-1 cannot be laid at (0,-1)r0: the card or the cell is taken");
    assertThatThrownBy(() -> station.lay(card("run-2"), placement("(-1,0)r0")))
        .hasMessage("run-2 cannot be laid at (-1,0)r0: the card or the cell is taken");
  }

  @Test
  void cellsAndRotationsThatCannotBeAreRefused() {
    assertThatThrownBy(() -> Cell.at(21, 0)).hasMessage("No station of 20 cards gets to (21,0).");
    assertThatThrownBy(() -> Placement.of(Cell.at(0, 0), 45))
        .hasMessage("A card is turned by 0, 90, 180 or 270 degrees, not 45.");
  }
}
