package plateau.deadzone.jade;

import java.util.function.IntUnaryOperator;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.jade.procedure.Candidates;
import plateau.deadzone.roster.Role;

/** Finds the candidates of a card on the board (B7.2). */
final class Candidacy {

  private final Scene scene;

  Candidacy(Scene scene) {
    this.scene = scene;
  }

  /** Offers them; when there is none, B4.2 falls back on an enemy. */
  void offer(Candidates wanted, Nearest among) {
    Table table = scene.table();
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
    for (int i = 0; i < scene.enemyCount(); i++) {
      among.offerFigure(scene.enemy(i));
    }
  }

  private void offerEnemies(Role role, Nearest among) {
    for (int i = 0; i < scene.enemyCount(); i++) {
      if (is(scene.enemy(i), role)) {
        among.offerFigure(scene.enemy(i));
      }
    }
  }

  private boolean is(int figure, Role role) {
    return scene.table().type(figure).role() == role;
  }

  private void offerInjuredEnemies(Nearest among) {
    for (int i = 0; i < scene.enemyCount(); i++) {
      if (scene.isInjured(scene.enemy(i))) {
        among.offerFigure(scene.enemy(i));
      }
    }
  }

  private void offerInjuredFriends(Nearest among) {
    for (int i = 0; i < scene.friendCount(); i++) {
      if (scene.isInjured(scene.friend(i))) {
        among.offerFigure(scene.friend(i));
      }
    }
  }

  private CubeSet injuredFriends() {
    CubeSet injured = new CubeSet();
    for (int i = 0; i < scene.friendCount(); i++) {
      if (scene.isInjured(scene.friend(i))) {
        injured.add(scene.table().cube(scene.friend(i)));
      }
    }
    return injured;
  }

  // R50: nobody is their own bodyguard.
  private void offerLeader(Nearest among) {
    int leader = friendlyLeader();
    if (leader != Scene.NOBODY) {
      among.offerFigure(leader);
    }
  }

  // R50: a leader looks round from its own position.
  private void offerThoseNearTheLeader(Nearest among) {
    int leader = is(scene.figure(), Role.LEADER) ? scene.figure() : friendlyLeader();
    if (leader != Scene.NOBODY) {
      int from = scene.table().cube(leader);
      offerEnemiesWithLeast(enemy -> Cube.distance(from, scene.table().cube(enemy)), among);
    }
  }

  private int friendlyLeader() {
    for (int i = 0; i < scene.friendCount(); i++) {
      if (is(scene.friend(i), Role.LEADER)) {
        return scene.friend(i);
      }
    }
    return Scene.NOBODY;
  }

  private void offerEnemiesNear(CubeSet cubes, Nearest among) {
    if (!cubes.isEmpty()) {
      offerEnemiesWithLeast(enemy -> distance(scene.table().cube(enemy), cubes), among);
    }
  }

  private void offerFriendsNear(CubeSet cubes, Nearest among) {
    if (!cubes.isEmpty()) {
      int least = Integer.MAX_VALUE;
      for (int i = 0; i < scene.friendCount(); i++) {
        int friend = scene.friend(i);
        int own = distance(scene.table().cube(friend), cubes);
        least = offerIfLeast(friend, own, least, among);
      }
    }
  }

  private void offerEnemiesWithLeast(IntUnaryOperator amount, Nearest among) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < scene.enemyCount(); i++) {
      int enemy = scene.enemy(i);
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
    int there = scene.table().cube(enemy);
    int count = scene.canSee(scene.cube(), there) ? 1 : 0;
    for (int i = 0; i < scene.friendCount(); i++) {
      count += scene.canSee(scene.table().cube(scene.friend(i)), there) ? 1 : 0;
    }
    return count;
  }

  // R59: who carries something picks nothing up.
  private void offerItems(Nearest among) {
    if (scene.table().item(scene.figure()) == null) {
      offerCubes(scene.table().tokens(), among);
    }
  }

  private static void offerCubes(CubeSet cubes, Nearest among) {
    for (int cube = cubes.first(); cube != Cube.NONE; cube = cubes.after(cube)) {
      among.offerCube(cube);
    }
  }
}
