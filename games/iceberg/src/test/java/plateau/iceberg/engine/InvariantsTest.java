package plateau.iceberg.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.iceberg.engine.RandomMatch.Attempt;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;

/** Section 17 over random matches; the numbers are those of the page. */
class InvariantsTest {

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void atEveryMoment(long seed) {
    RandomMatch.play(
        RandomMatch.map(seed),
        seed,
        (before, after, attempt, answer) -> {
          String where = "seed %d, round %d, %s".formatted(seed, after.round(), attempt);
          agentsOnDifferentFreeCells(after, where);
          pointsOnlyFall(before, after, attempt, where);
          aliensAreAsTheirTimesSay(after, where);
          progressBelongsToAnAgent(after, where);
          countersFallOnlyToZero(before, after, attempt, where);
          scoresStand(before, after, where);
          onlyOneAgentMovesAndPays(before, after, attempt, answer, where);
        });
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void theMatchesOfTheseTestsAreNotEmpty(long seed) {
    Ice ice = RandomMatch.play(RandomMatch.map(seed), seed, (before, after, attempt, answer) -> {});
    assertThat(ice.score(0) + ice.score(1)).as("points captured, seed %d", seed).isPositive();
  }

  // 1
  private static void agentsOnDifferentFreeCells(Ice ice, String where) {
    Set<Integer> cells = new HashSet<>();
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      int cell = ice.cellOf(agent / IceMap.AGENTS, agent % IceMap.AGENTS);
      assertThat(ice.map().isWall(cell)).as(where).isFalse();
      assertThat(cells.add(cell)).as(where).isTrue();
      assertThat(ice.ownerAt(IceMap.row(cell), IceMap.column(cell)))
          .as(where)
          .isEqualTo(agent / IceMap.AGENTS);
    }
  }

  // 2
  private static void pointsOnlyFall(Ice before, Ice after, Attempt attempt, String where) {
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      int left = after.points(agent / IceMap.AGENTS, agent % IceMap.AGENTS);
      assertThat(left).as(where).isBetween(0, 8);
      if (attempt.kind() != Attempt.UNDO) {
        assertThat(left)
            .as(where)
            .isLessThanOrEqualTo(before.points(agent / IceMap.AGENTS, agent % IceMap.AGENTS));
      }
    }
  }

  // 3 and 4
  private static void aliensAreAsTheirTimesSay(Ice ice, String where) {
    for (int number = 0; number < ice.map().aliens().size(); number++) {
      Alien alien = ice.map().aliens().get(number);
      boolean isTime =
          alien.arrival() <= ice.round() && ice.round() < (long) alien.arrival() + alien.duration();
      assertThat(ice.captureProgress(number)).as(where).isBetween(0, 3);
      assertThat(ice.isOnIce(number))
          .as("%s, alien %d", where, number)
          .isEqualTo(isTime && ice.captureProgress(number) < 3);
    }
  }

  // 5, the part that one position shows
  private static void progressBelongsToAnAgent(Ice ice, String where) {
    for (int number = 0; number < ice.map().aliens().size(); number++) {
      Alien alien = ice.map().aliens().get(number);
      if (ice.isOnIce(number) && ice.captureProgress(number) > 0) {
        assertThat(ice.ownerAt(alien.row(), alien.column())).as(where).isNotEqualTo(Ice.NOBODY);
      }
    }
  }

  // 6
  private static void countersFallOnlyToZero(Ice before, Ice after, Attempt attempt, String where) {
    for (int number = 0; number < after.map().aliens().size(); number++) {
      if (attempt.kind() != Attempt.UNDO) {
        assertThat(after.captureProgress(number)).as(where).isIn(0, before.captureProgress(number));
      }
    }
  }

  // 7
  private static void scoresStand(Ice before, Ice after, String where) {
    int captured = 0;
    for (int number = 0; number < after.map().aliens().size(); number++) {
      if (after.alienState(number) == AlienState.CAPTURED) {
        captured += after.map().aliens().get(number).points();
      }
    }
    assertThat(after.score(0)).as(where).isEqualTo(before.score(0));
    assertThat(after.score(0) + after.score(1)).as(where).isEqualTo(captured);
  }

  // 9 and 10
  private static void onlyOneAgentMovesAndPays(
      Ice before, Ice after, Attempt attempt, int answer, String where) {
    if (attempt.kind() > 2 || answer != Code.OK) {
      return;
    }
    int player = after.player();
    int cost = ActionType.ALL.get(attempt.kind()).cost();
    assertThat(after.points(player, attempt.first()))
        .as(where)
        .isEqualTo(before.points(player, attempt.first()) - cost);
    List<Integer> moved = new ArrayList<>();
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      int cell = after.cellOf(agent / IceMap.AGENTS, agent % IceMap.AGENTS);
      if (cell != before.cellOf(agent / IceMap.AGENTS, agent % IceMap.AGENTS)) {
        moved.add(agent);
        if (attempt.kind() != 0) {
          assertThat(isObstacle(after, cell, attempt.second())).as(where).isTrue();
        }
      }
    }
    assertThat(moved).as(where).hasSizeLessThanOrEqualTo(1);
    int actor = player * IceMap.AGENTS + attempt.first();
    if (attempt.kind() == 2) {
      assertThat(moved).as(where).doesNotContain(actor);
    } else {
      assertThat(moved).as(where).isSubsetOf(actor);
    }
  }

  private static boolean isObstacle(Ice ice, int cell, int direction) {
    int[] rows = {-1, 0, 1, 0};
    int[] columns = {0, 1, 0, -1};
    int row = IceMap.row(cell) + rows[direction];
    int column = IceMap.column(cell) + columns[direction];
    return !IceMap.isOnGrid(row, column)
        || ice.map().isWall(row, column)
        || ice.ownerAt(row, column) != Ice.NOBODY;
  }

  // 8
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {11, 12, 13, 14})
  void aRefusedAttemptAndAnUndoneActionLeaveTheStateAsItWas(long seed) {
    RandomMatch.play(
        RandomMatch.map(seed),
        seed,
        (before, after, attempt, answer) -> {
          String where = "seed %d, round %d, %s".formatted(seed, after.round(), attempt);
          if (answer != Code.OK) {
            assertThat(after.digest()).as(where).isEqualTo(before.digest());
          } else if (attempt.kind() != Attempt.UNDO) {
            Ice undone = after.copy();
            assertThat(undone.undo()).as(where).isTrue();
            assertThat(undone.digest()).as(where).isEqualTo(before.digest());
          }
        });
  }

  // 11 and 12
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {21, 22, 23, 24})
  void replayingTheAcceptedActionsGivesTheSameStates(long seed) {
    IceMap map = RandomMatch.map(seed);
    Ice ice = new Ice(map);
    Ice replay = new Ice(map);
    var chance = new plateau.kernel.chance.Seeded(seed);
    while (!ice.isOver()) {
      ice.beginRound();
      replay.beginRound();
      for (int turn = 0; turn < 2; turn++) {
        for (int i = 0; i < 24; i++) {
          RandomMatch.attempt(chance).on(ice);
        }
        replayTurn(ice, replay);
        assertThat(replay.digest())
            .as("seed %d, round %d, turn %d", seed, ice.round(), turn)
            .isEqualTo(ice.digest());
        ice.endTurn();
        replay.endTurn();
      }
      assertThat(replay.digest()).as("seed %d", seed).isEqualTo(ice.digest());
    }
  }

  private static void replayTurn(Ice ice, Ice replay) {
    int player = ice.player();
    for (int i = 0; i < ice.actionCount(player); i++) {
      int code =
          switch (ice.action(player, i)) {
            case Action.ByAgent(ActionType type, int agent, Direction direction) ->
                replay.act(type.ordinal(), agent, direction.ordinal());
            case Action.Flag(int cell, int flag) ->
                replay.debugFlag(IceMap.row(cell), IceMap.column(cell), flag);
          };
      assertThat(code).isEqualTo(Code.OK);
    }
  }
}
