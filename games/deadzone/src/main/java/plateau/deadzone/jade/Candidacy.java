package plateau.deadzone.jade;

import java.util.function.IntUnaryOperator;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.jade.procedure.Candidates;
import plateau.deadzone.roster.Role;

/** Finds the candidates of a card on the board (B7.2). */
final class Candidacy {

  private final Surroundings around;

  Candidacy(Surroundings around) {
    this.around = around;
  }

  /** Offers them; when there is none, B4.2 falls back on an enemy. */
  void offer(Candidates wanted, Nearest among) {
    Table table = around.table();
    switch (wanted) {
      case ENEMY_LEADER -> offerEnemies(Role.LEADER, among);
      case ENEMY_SPECIALISTS -> offerEnemies(Role.SPECIALIST, among);
      case ALL_ENEMIES -> offerEnemies(among);
      case INJURED_ENEMIES -> offerInjuredEnemies(among);
      case INJURED_FRIENDS -> offerInjuredFriends(among);
      case FRIENDLY_LEADER -> offerLeader(among);
      case ENEMIES_NEAREST_TO_LEADER -> offerThoseNearTheLeader(among);
      case ENEMIES_NEAREST_TO_INJURED_FRIENDS -> offerEnemiesNear(injuredFriends(), among);
      case ENEMIES_NEAREST_TO_OBJECTIVES -> offerEnemiesNear(table.objectives(), among);
      case FRIENDS_NEAREST_TO_OBJECTIVES -> offerFriendsNear(table.objectives(), among);
      case WEAKEST_ENEMIES ->
          offerEnemiesWithLeast(enemy -> Candidates.strength(table.type(enemy)), among);
      case FASTEST_ENEMIES ->
          offerEnemiesWithLeast(enemy -> -Candidates.speed(table.type(enemy)), among);
      case ENEMIES_SEEN_BY_MOST -> offerThoseSeenByMost(among);
      case ITEMS -> offerItems(among);
      case OBJECTIVES -> offerCubes(table.objectives(), among);
    }
  }

  private void offerEnemies(Nearest among) {
    for (int i = 0; i < around.enemyCount(); i++) {
      among.offerFigure(around.enemy(i));
    }
  }

  private void offerEnemies(Role role, Nearest among) {
    for (int i = 0; i < around.enemyCount(); i++) {
      if (is(around.enemy(i), role)) {
        among.offerFigure(around.enemy(i));
      }
    }
  }

  private boolean is(int figure, Role role) {
    return around.table().type(figure).role() == role;
  }

  private void offerInjuredEnemies(Nearest among) {
    for (int i = 0; i < around.enemyCount(); i++) {
      if (around.isInjured(around.enemy(i))) {
        among.offerFigure(around.enemy(i));
      }
    }
  }

  private void offerInjuredFriends(Nearest among) {
    for (int i = 0; i < around.friendCount(); i++) {
      if (around.isInjured(around.friend(i))) {
        among.offerFigure(around.friend(i));
      }
    }
  }

  private CubeSet injuredFriends() {
    CubeSet injured = new CubeSet();
    for (int i = 0; i < around.friendCount(); i++) {
      if (around.isInjured(around.friend(i))) {
        injured.add(around.table().cube(around.friend(i)));
      }
    }
    return injured;
  }

  // R50: nobody is their own bodyguard.
  private void offerLeader(Nearest among) {
    int leader = friendlyLeader();
    if (leader != Surroundings.NOBODY) {
      among.offerFigure(leader);
    }
  }

  // R50: a leader looks round from its own position.
  private void offerThoseNearTheLeader(Nearest among) {
    int leader = is(around.figure(), Role.LEADER) ? around.figure() : friendlyLeader();
    if (leader != Surroundings.NOBODY) {
      int from = around.table().cube(leader);
      offerEnemiesWithLeast(enemy -> Cube.distance(from, around.table().cube(enemy)), among);
    }
  }

  private int friendlyLeader() {
    for (int i = 0; i < around.friendCount(); i++) {
      if (is(around.friend(i), Role.LEADER)) {
        return around.friend(i);
      }
    }
    return Surroundings.NOBODY;
  }

  private void offerEnemiesNear(CubeSet cubes, Nearest among) {
    if (!cubes.isEmpty()) {
      offerEnemiesWithLeast(enemy -> distance(around.table().cube(enemy), cubes), among);
    }
  }

  private void offerFriendsNear(CubeSet cubes, Nearest among) {
    if (!cubes.isEmpty()) {
      int least = Integer.MAX_VALUE;
      for (int i = 0; i < around.friendCount(); i++) {
        int friend = around.friend(i);
        int own = distance(around.table().cube(friend), cubes);
        least = offerIfLeast(friend, own, least, among);
      }
    }
  }

  private void offerEnemiesWithLeast(IntUnaryOperator amount, Nearest among) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < around.enemyCount(); i++) {
      int enemy = around.enemy(i);
      least = offerIfLeast(enemy, amount.applyAsInt(enemy), least, among);
    }
  }

  private static int offerIfLeast(int figure, int own, int leastSoFar, Nearest among) {
    if (own > leastSoFar) {
      return leastSoFar;
    }
    if (own < leastSoFar) {
      among.clear();
    }
    among.offerFigure(figure);
    return own;
  }

  private static int distance(int from, CubeSet cubes) {
    int distance = Integer.MAX_VALUE;
    for (int cube = cubes.first(); cube != Cube.NONE; cube = cubes.after(cube)) {
      distance = Math.min(distance, Cube.distance(from, cube));
    }
    return distance;
  }

  // At any range; at least one figure must see them.
  private void offerThoseSeenByMost(Nearest among) {
    offerEnemiesWithLeast(enemy -> -viewers(enemy), among);
    if (!among.isEmpty() && viewers(among.figure()) == 0) {
      among.clear();
    }
  }

  private int viewers(int enemy) {
    int there = around.table().cube(enemy);
    int count = around.canSee(around.cube(), there) ? 1 : 0;
    for (int i = 0; i < around.friendCount(); i++) {
      count += around.canSee(around.table().cube(around.friend(i)), there) ? 1 : 0;
    }
    return count;
  }

  // R59: who carries something picks nothing up.
  private void offerItems(Nearest among) {
    if (around.table().item(around.figure()) == null) {
      offerCubes(around.table().tokens(), among);
    }
  }

  private static void offerCubes(CubeSet cubes, Nearest among) {
    for (int cube = cubes.first(); cube != Cube.NONE; cube = cubes.after(cube)) {
      among.offerCube(cube);
    }
  }
}
