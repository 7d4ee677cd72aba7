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

  private final Surroundings around;
  private final JadeShooting shooting;
  private final Aim aim;
  private final Nearest nearest;

  ItemFirst(Surroundings around, JadeShooting shooting, Aim aim) {
    this.around = around;
    this.shooting = shooting;
    this.aim = aim;
    this.nearest = new Nearest(around);
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
    Table table = around.table();
    int patient = around.figure();
    int most = around.isConstruct(patient) ? 0 : table.damage(patient);
    for (int i = 0; i < around.friendCount(); i++) {
      int friend = around.friend(i);
      if (table.cube(friend) == around.cube()
          && table.damage(friend) > most
          && !around.isConstruct(friend)) {
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
    CubeSet enemies = around.enemyCubes();
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
    int distance = Cube.distance(around.cube(), cube);
    return distance >= 1
        && distance <= THROW
        && around.enemyCubes().contains(cube)
        && !isFriendIn(cube)
        && isThrowable(cube);
  }

  // A7.5: in sight, or in an arc from open sky to open sky.
  private boolean isThrowable(int cube) {
    Battlefield field = around.table().field();
    return around.canSee(around.cube(), cube)
        || (field.terrain().isUnderOpenSky(around.cube()) && field.terrain().isUnderOpenSky(cube));
  }

  // On one's own cube, in clear shot of somebody, when there is nobody to shoot at.
  private @Nullable Command smokeGrenade() {
    boolean isUseful =
        around.exposure(around.cube()) >= 1
            && shooting.targets(JadeShooting.PaidBy.BUDGET).isEmpty();
    return isUseful ? new Command.ThrowGrenade(around.cube()) : null;
  }

  private @Nullable Command mine() {
    int enemy = aim.nearestEnemy();
    if (enemy == Surroundings.NOBODY) {
      return null;
    }
    int from = around.table().cube(enemy);
    if (around.table().field().ways().walk(from, around.cube()) > MINE_WALK) {
      return null;
    }
    int cube = cubeForMine(from);
    return cube == Cube.NONE ? null : new Command.PlaceMine(cube);
  }

  // A7.7: one cheap step away, without figures and mines, the first that this enemy would come to;
  // one's own cube if there is none.
  private int cubeForMine(int enemyCube) {
    Battlefield field = around.table().field();
    int best = Cube.NONE;
    for (int cube = 0; cube < Cube.COUNT; cube++) {
      if (field.ways().edge(around.cube(), cube) == 1
          && !isMined(cube)
          && !around.enemyCubes().contains(cube)
          && !isFriendIn(cube)
          && (best == Cube.NONE
              || field.ways().walk(enemyCube, cube) < field.ways().walk(enemyCube, best))) {
        best = cube;
      }
    }
    if (best == Cube.NONE && !isMined(around.cube())) {
      return around.cube();
    }
    return best;
  }

  private @Nullable Command sentry() {
    if (!around.table().hasSentryLeft() || !isRoomForSentry()) {
      return null;
    }
    for (int i = 0; i < around.enemyCount(); i++) {
      int there = around.table().cube(around.enemy(i));
      if (Cube.distance(around.cube(), there) <= SENTRY_SIGHT
          && around.canSee(around.cube(), there)) {
        return new Command.EmplaceSentry();
      }
    }
    return null;
  }

  private boolean isRoomForSentry() {
    Table table = around.table();
    int load = around.type().size() + SENTRY_SIZE;
    for (int i = 0; i < around.friendCount(); i++) {
      int friend = around.friend(i);
      load += table.cube(friend) == around.cube() ? table.type(friend).size() : 0;
    }
    return load <= table.field().capacity(around.cube());
  }

  private boolean isMined(int cube) {
    return around.table().mines(0).contains(cube) || around.table().mines(1).contains(cube);
  }

  private boolean isFriendIn(int cube) {
    for (int i = 0; i < around.friendCount(); i++) {
      if (around.table().cube(around.friend(i)) == cube) {
        return true;
      }
    }
    return false;
  }

  private int enemiesIn(int cube) {
    int count = 0;
    for (int i = 0; i < around.enemyCount(); i++) {
      count += around.table().cube(around.enemy(i)) == cube ? 1 : 0;
    }
    return count;
  }
}
