package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Command;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.roster.Item;

/** B4.1: before every action step the carried item is tried once. */
final class ItemFirst {

  private static final int THROW = 3;
  private static final int MINE_WALK = 4;
  private static final int SENTRY_SIGHT = 8;
  private static final int SENTRY_SIZE = 1;

  private final Scene scene;
  private final Shooting shooting;
  private final Aim aim;
  private final Nearest nearest;

  ItemFirst(Scene scene, Shooting shooting, Aim aim) {
    this.scene = scene;
    this.shooting = shooting;
    this.aim = aim;
    this.nearest = new Nearest(scene);
  }

  /** The command that uses the item, which can be paid for, if it is usable now (R51). */
  @Nullable Command use(Item item) {
    return switch (item) {
      case MEDI_PACK -> mediPack();
      case FRAG_GRENADE -> fragGrenade();
      case SMOKE_GRENADE -> smokeGrenade();
      case MINE -> mine();
      case SENTRY -> sentry();
      case AMMO, INTEL, BOOBY_TRAP -> null;
    };
  }

  // On the most damaged in the cube; ties: the figure itself, then roster order.
  private @Nullable Command mediPack() {
    Table table = scene.table();
    int patient = scene.figure();
    int most = scene.isConstruct(patient) ? 0 : table.damage(patient);
    for (int i = 0; i < scene.friendCount(); i++) {
      int friend = scene.friend(i);
      if (table.cube(friend) == scene.cube()
          && table.damage(friend) > most
          && !scene.isConstruct(friend)) {
        patient = friend;
        most = table.damage(friend);
      }
    }
    return most == 0 ? null : new Command.UseMediPack(table.id(patient));
  }

  // Into the target's cube if it qualifies; else where most enemies are, then the nearest.
  private @Nullable Command fragGrenade() {
    int aimedAt = aim.cube();
    if (aimedAt != Cube.NONE && isWorthAGrenade(aimedAt)) {
      return new Command.ThrowGrenade(aimedAt);
    }
    int most = 0;
    nearest.begin();
    CubeSet enemies = scene.enemyCubes();
    for (int cube = enemies.first(); cube != Cube.NONE; cube = enemies.after(cube)) {
      if (isWorthAGrenade(cube) && enemiesIn(cube) >= most) {
        if (enemiesIn(cube) > most) {
          nearest.clear();
          most = enemiesIn(cube);
        }
        nearest.offerCube(cube);
      }
    }
    return most == 0 ? null : new Command.ThrowGrenade(Target.cubeOf(nearest.target()));
  }

  private boolean isWorthAGrenade(int cube) {
    int distance = Cube.distance(scene.cube(), cube);
    return distance >= 1
        && distance <= THROW
        && scene.enemyCubes().contains(cube)
        && !isFriendIn(cube)
        && isThrowable(cube);
  }

  // A7.5: in sight, or in an arc from open sky to open sky.
  private boolean isThrowable(int cube) {
    Battlefield field = scene.table().field();
    return scene.canSee(scene.cube(), cube)
        || (field.terrain().isUnderOpenSky(scene.cube()) && field.terrain().isUnderOpenSky(cube));
  }

  // On one's own cube, in clear shot of somebody, when there is nobody to shoot at.
  private @Nullable Command smokeGrenade() {
    boolean isUseful =
        scene.exposure(scene.cube()) >= 1 && shooting.targets(Shooting.Cost.BUDGET).isEmpty();
    return isUseful ? new Command.ThrowGrenade(scene.cube()) : null;
  }

  private @Nullable Command mine() {
    int enemy = aim.nearestEnemy();
    if (enemy == Scene.NOBODY) {
      return null;
    }
    int from = scene.table().cube(enemy);
    if (scene.table().field().ways().walk(from, scene.cube()) > MINE_WALK) {
      return null;
    }
    int cube = cubeForMine(from);
    return cube == Cube.NONE ? null : new Command.PlaceMine(cube);
  }

  // A7.7: one cheap step away, without figures and mines, the first that this enemy would come to;
  // one's own cube if there is none.
  private int cubeForMine(int enemyCube) {
    Battlefield field = scene.table().field();
    int best = Cube.NONE;
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      if (field.ways().edge(scene.cube(), cube) == 1
          && !isMined(cube)
          && !scene.enemyCubes().contains(cube)
          && !isFriendIn(cube)
          && (best == Cube.NONE
              || field.ways().walk(enemyCube, cube) < field.ways().walk(enemyCube, best))) {
        best = cube;
      }
    }
    if (best == Cube.NONE && !isMined(scene.cube())) {
      return scene.cube();
    }
    return best;
  }

  private @Nullable Command sentry() {
    if (!scene.table().hasSentryLeft() || !isRoomForSentry()) {
      return null;
    }
    for (int i = 0; i < scene.enemyCount(); i++) {
      int there = scene.table().cube(scene.enemy(i));
      if (Cube.distance(scene.cube(), there) <= SENTRY_SIGHT && scene.canSee(scene.cube(), there)) {
        return new Command.EmplaceSentry();
      }
    }
    return null;
  }

  private boolean isRoomForSentry() {
    Table table = scene.table();
    int load = scene.type().size() + SENTRY_SIZE;
    for (int i = 0; i < scene.friendCount(); i++) {
      int friend = scene.friend(i);
      load += table.cube(friend) == scene.cube() ? table.type(friend).size() : 0;
    }
    return load <= table.field().capacity(scene.cube());
  }

  private boolean isMined(int cube) {
    return scene.table().mines(0).contains(cube) || scene.table().mines(1).contains(cube);
  }

  private boolean isFriendIn(int cube) {
    for (int i = 0; i < scene.friendCount(); i++) {
      if (scene.table().cube(scene.friend(i)) == cube) {
        return true;
      }
    }
    return false;
  }

  private int enemiesIn(int cube) {
    int count = 0;
    for (int i = 0; i < scene.enemyCount(); i++) {
      count += scene.table().cube(scene.enemy(i)) == cube ? 1 : 0;
    }
    return count;
  }
}
