package plateau.deadzone.skirmish;

import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.skirmish.Commands.WithWeapon;

/** A7.2: leaving a cube that enemies hold. */
final class BreakingAway {

  private BreakingAway() {}

  /** The unpinned enemies with a Fight stat in a figure's cube: one of them may attack it. */
  static int holding(DeadzoneState state, int figure) {
    int holding = 0;
    int enemies = state.figures.enemiesWith(figure) & ~state.figures.pinned();
    for (int left = enemies; left != 0; left = Figures.rest(left)) {
      int enemy = Figures.first(left);
      if (state.type(enemy).canFight()) {
        holding |= Figures.bit(enemy);
      }
    }
    return holding;
  }

  static void offer(DeadzoneState state, CommandList list) {
    int holding = holding(state, state.activation.figure());
    for (int left = holding; left != 0; left = Figures.rest(left)) {
      int enemy = Figures.first(left);
      for (byte weapon : state.scenario.melee(enemy)) {
        list.append(state.scenario.commands().of(WithWeapon.ATTACK_LEAVER, enemy, weapon));
      }
    }
    list.append(Commands.LET_LEAVE);
  }

  static void attack(DeadzoneState state, FigureId id, WeaponId weapon, Referee referee) {
    int leaver = state.activation.figure();
    int side = state.agenda.side();
    int attacker = state.scenario.figure(side, id);
    state.agenda.pop();
    int with = state.scenario.weapon(attacker, weapon);
    state.attack.declare(AttackKind.BREAK_AWAY, attacker, leaver, with);
    if (referee.isTelling()) {
      referee.tell(
          new Event.LeaverAttacked(
              state.id(attacker), state.id(leaver), WeaponId.of(state.weapon(with))));
    }
    state.agenda.push(TaskKind.ROLL_ATTACK, side);
    state.agenda.push(TaskKind.DEFENCE_DIE, Side.of(leaver));
    state.agenda.push(TaskKind.ATTACK_DIE, side);
  }

  static void letLeave(DeadzoneState state, Referee referee) {
    state.agenda.pop();
    if (referee.isTelling()) {
      referee.tell(new Event.LeaverLetGo(state.id(state.activation.figure())));
    }
  }

  static void resolve(DeadzoneState state, Attack attack, Referee referee) {
    int leaver = attack.defender();
    int attacks = Fighting.rollAttack(state, attack, referee);
    int survived = Fighting.rollSurvive(state, attack, referee);
    if (attacks <= survived) {
      if (referee.isTelling()) {
        referee.tell(new Event.BrokeAway(state.id(leaver)));
      }
      return;
    }
    // R11: it stays, and the Move is spent.
    state.movement.clear();
    if (referee.isTelling()) {
      referee.tell(new Event.HeldBack(state.id(leaver)));
    }
    int ap = state.weapon(attack.weapon()).ap();
    Damage.inflict(state, leaver, attacks - survived, ap, referee);
  }
}
