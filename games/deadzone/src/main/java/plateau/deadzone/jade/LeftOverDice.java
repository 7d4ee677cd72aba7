package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.Patch;
import plateau.deadzone.jade.JadeShooting.PaidBy;
import plateau.deadzone.jade.procedure.Rule;
import plateau.deadzone.roster.SpecialOrder;

/** When JADE uses the command dice that a card brought (B3.4). */
final class LeftOverDice {

  private final Repertoire can;
  private final Surroundings around;

  LeftOverDice(Repertoire repertoire) {
    can = repertoire;
    around = repertoire.around;
  }

  /** Right after the first movement: one more cube towards the same goal. */
  @Nullable Command freeMoveOn() {
    int goal = can.memory.goal;
    can.memory.goal = Cube.NONE;
    return goal == Cube.NONE ? null : freeMoveTo(goal);
  }

  /** At the end: towards T. */
  @Nullable Command freeMove() {
    return around.table().hasDie(CommandDie.FREE_MOVE) ? freeMoveTo(can.aim.cube()) : null;
  }

  private @Nullable Command freeMoveTo(int goal) {
    if (goal == Cube.NONE || !around.table().hasDie(CommandDie.FREE_MOVE)) {
      return null;
    }
    can.trace.because(Rule.FREE_MOVE);
    Command command = can.trace.tell(can.approach.freeMoveTo(goal));
    if (command != null) {
      can.memory.foe = can.aim.enemy();
    }
    return command;
  }

  /** At T if that is legal, else at the nearest enemy that it can legally shoot. */
  @Nullable Command freeShot() {
    if (!around.table().hasDie(CommandDie.FREE_SHOT)) {
      return null;
    }
    can.trace.because(Rule.FREE_SHOT);
    int aimedAt = can.aim.enemy();
    return can.trace.tell(
        aimedAt != Surroundings.NOBODY && can.shooting.isLegal(aimedAt, PaidBy.COMMAND_DIE)
            ? can.shoot(aimedAt, TieBreak.CARD_TARGET, PaidBy.COMMAND_DIE)
            : can.shootNearest(can.shooting.targets(PaidBy.COMMAND_DIE), PaidBy.COMMAND_DIE));
  }

  /** Against T if it is in the cube, else against the nearest there. */
  @Nullable Command freeFight() {
    if (!around.table().hasDie(CommandDie.FREE_FIGHT)
        || !around.isEnemyHere()
        || !around.type().canFight()) {
      return null;
    }
    can.trace.because(Rule.FREE_FIGHT);
    int foe = can.fighting.foeHere(can.aim.enemy());
    can.trace.chose(foe, foe == can.aim.enemy() ? TieBreak.CARD_TARGET : TieBreak.ROSTER_ORDER);
    return can.fighting.freeFight(foe);
  }

  /**
   * The special order {@code field-patch}: on the figure if it is damaged, else on the most damaged
   * friend in its cube, else on a Reload counter there, its own first.
   */
  @Nullable Command fieldPatch() {
    Table table = around.table();
    if (!table.hasDie(CommandDie.SPECIAL_ORDER) || table.order() != SpecialOrder.FIELD_PATCH) {
      return null;
    }
    int damaged = around.isInjured(around.figure()) ? around.figure() : mostDamagedFriendHere();
    if (damaged != Surroundings.NOBODY) {
      return patch(damaged, Patch.DAMAGE);
    }
    int reloading = table.isReloading(around.figure()) ? around.figure() : reloadingFriendHere();
    return reloading == Surroundings.NOBODY ? null : patch(reloading, Patch.RELOAD);
  }

  private Command patch(int someone, Patch what) {
    can.trace.because(Rule.SPECIAL_ORDER);
    can.trace.chose(someone, TieBreak.ONLY_ONE);
    return new Command.FieldPatch(around.table().id(someone), what);
  }

  private int mostDamagedFriendHere() {
    int found = Surroundings.NOBODY;
    int most = 0;
    for (int i = 0; i < around.friendCount(); i++) {
      int friend = around.friend(i);
      if (around.table().cube(friend) == around.cube() && around.table().damage(friend) > most) {
        found = friend;
        most = around.table().damage(friend);
      }
    }
    return found;
  }

  private int reloadingFriendHere() {
    for (int i = 0; i < around.friendCount(); i++) {
      int friend = around.friend(i);
      if (around.table().cube(friend) == around.cube() && around.table().isReloading(friend)) {
        return friend;
      }
    }
    return Surroundings.NOBODY;
  }
}
