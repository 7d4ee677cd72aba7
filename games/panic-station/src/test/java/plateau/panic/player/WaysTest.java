package plateau.panic.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;
import plateau.panic.view.LaidCard;
import plateau.panic.view.ParasiteSeen;

/** The station as players draw it, the ways through it, and where parasites will bite. */
class WaysTest {

  private static final LaidCard REACTOR = laid("reactor", 0, 0, 0);
  private static final LaidCard STORAGE = laid("storage-1", -1, 0, 0);
  private static final LaidCard RUN = laid("run-2", 1, 0, 0);
  private static final LaidCard BEHIND_A_DOOR = laid("empty-2", 0, -1, 0);

  private static final int STORAGE_ROOM = Rooms.byId("storage-1");
  private static final int RUN_ROOM = Rooms.byId("run-2");

  @Test
  void aChartFollowsTheViews() {
    Chart chart = new Chart();
    assertThat(chart.of(List.of(REACTOR)).toString()).isEqualTo("reactor@(0,0)r0");
    assertThat(chart.of(List.of(REACTOR, STORAGE)).toString())
        .isEqualTo("reactor@(0,0)r0 storage-1@(-1,0)r0");
  }

  /** After an undo, or in another match. */
  @Test
  void aChartThatDoesNotFitIsDrawnAnew() {
    Chart chart = new Chart();
    chart.of(List.of(REACTOR, STORAGE));
    assertThat(chart.of(List.of(REACTOR, RUN)).toString())
        .isEqualTo("reactor@(0,0)r0 run-2@(1,0)r0");
    LaidCard searched = new LaidCard(RUN.card(), 1, 0, 0, true);
    assertThat(chart.of(List.of(REACTOR, searched)).toString()).endsWith("run-2@(1,0)r0*");
    assertThat(chart.of(List.of(REACTOR, RUN)).toString()).endsWith("run-2@(1,0)r0");
  }

  @Test
  void theWayLeadsRoomByRoomToTheGoal() {
    Routes routes = routes(new int[Rooms.COUNT], STORAGE_ROOM, false, REACTOR, STORAGE, RUN);
    assertThat(routes.cost(RUN_ROOM)).isEqualTo(2);
    assertThat(routes.step(RUN_ROOM)).isEqualTo(Direction.WEST);
    assertThat(routes.step(STORAGE_ROOM)).isNull();
  }

  @Test
  void aTollIsPaidForEnteringARoom() {
    int[] tolls = new int[Rooms.COUNT];
    tolls[Rooms.REACTOR] = 5;
    Routes routes = routes(tolls, STORAGE_ROOM, false, REACTOR, STORAGE, RUN);
    assertThat(routes.cost(RUN_ROOM)).isEqualTo(7);
    assertThat(routes.cost(Rooms.REACTOR)).isEqualTo(1);
  }

  @Test
  void aSecurityDoorIsPassedWithAKeyOnly() {
    int goal = Rooms.byId("empty-2");
    int[] tolls = new int[Rooms.COUNT];
    assertThat(routes(tolls, goal, false, REACTOR, BEHIND_A_DOOR).leadFrom(Rooms.REACTOR))
        .isFalse();
    assertThat(routes(tolls, goal, true, REACTOR, BEHIND_A_DOOR).step(Rooms.REACTOR))
        .isEqualTo(Direction.NORTH);
  }

  /** Of four rolls one leads the parasite to the storage; with the others it stays. */
  @Test
  void aParasiteThreatensItsRoomAndTheRoomsItMayGoTo() {
    Station station = new Chart().of(List.of(REACTOR, STORAGE));
    Room reactor = Room.of(Rooms.REACTOR);
    Threat threat =
        new Threat(
            station,
            List.of(
                new ParasiteSeen(Disc.of(0), reactor, false),
                new ParasiteSeen(Disc.of(5), reactor, true)));
    assertThat(threat.in(Rooms.REACTOR)).isEqualTo(9);
    assertThat(threat.in(STORAGE_ROOM)).isEqualTo(3);
    assertThat(Direction.ALL).filteredOn(roll -> threat.in(STORAGE_ROOM, roll) == 3).hasSize(1);
    assertThat(Direction.ALL).filteredOn(roll -> threat.in(Rooms.REACTOR, roll) == 3).hasSize(3);
  }

  private static Routes routes(int[] tolls, int goal, boolean key, LaidCard... cards) {
    return new Routes(new Chart().of(List.of(cards)), key, tolls, 1 << goal);
  }

  private static LaidCard laid(String card, int x, int y, int rotation) {
    return new LaidCard(RoomCard.of(card), x, y, rotation, false);
  }
}
