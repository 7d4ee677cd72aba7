package plateau.deadzone.skirmish;

import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Patch;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Role;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.skirmish.Commands.OnFigure;
import plateau.deadzone.skirmish.Commands.WithWeapon;

/** A9: spending command dice. */
final class CommandDice {

  private CommandDice() {}

  static void offer(DeadzoneState state, CommandList list) {
    int side = Side.of(state.activation.figure());
    if (state.pool(side) == 0 || !areAllowed(state, side)) {
      return;
    }
    if (maySpend(state, CommandDie.EXTRA_ACTIVATION)
        && !state.isExtraTaken
        && state.figures.ready(side) != 0) {
      list.append(Commands.spend(CommandDie.EXTRA_ACTIVATION));
    }
    if (maySpend(state, CommandDie.FREE_FIGHT) && Fighting.mayFight(state)) {
      Fighting.offer(state, WithWeapon.FREE_FIGHT, list);
    }
    if (maySpend(state, CommandDie.FREE_MOVE)) {
      Moving.offerFreeMoves(state, list);
    }
    if (maySpend(state, CommandDie.FREE_SHOT)) {
      Shooting.offerFreeShots(state, list);
    }
    if (maySpend(state, CommandDie.SPECIAL_ORDER) && hasLeader(state, side)) {
      offerOrder(state, state.scenario.order(side), list);
    }
  }

  /** Whether the side has such a die, and has not spent one on this activation. */
  static boolean maySpend(DeadzoneState state, CommandDie die) {
    return state.hasDie(Side.of(state.activation.figure()), die) && !state.activation.hasSpent(die);
  }

  /** A9: no die for a sentry, and none of its side while it is active. */
  static boolean areAllowed(DeadzoneState state, int side) {
    int active = state.activation.figure();
    return active == Figures.NOBODY || !Figures.isSentry(active) || Side.of(active) != side;
  }

  /**
   * Whether a side can spend such a die now. JADE's dice belong to its active figure, and of its
   * pool it spends at most one of each face in an activation (B3.4, B9).
   */
  static boolean mayUse(DeadzoneState state, int side, CommandDie die) {
    if (!state.scenario.isJade(side)) {
      return state.hasDie(side, die);
    }
    boolean isFromCard = Pools.has(state.mind.dice(), die);
    return state.activation.hasSpent(die)
        ? isFromCard && die == CommandDie.EXTRA_DIE
        : isFromCard || state.hasDie(side, die);
  }

  /** A9: whether a side's leader can give orders. */
  static boolean hasLeader(DeadzoneState state, int side) {
    for (int left = state.figures.standing(side); left != 0; left = Figures.rest(left)) {
      if (state.type(Figures.first(left)).role() == Role.LEADER) {
        return true;
      }
    }
    return false;
  }

  private static void offerOrder(DeadzoneState state, SpecialOrder order, CommandList list) {
    int figure = state.activation.figure();
    switch (order) {
      case STEADY_AIM -> {
        if (state.type(figure).canShoot()) {
          list.append(Commands.spend(CommandDie.SPECIAL_ORDER));
        }
      }
      case BLOOD_RUSH -> {
        if (!state.activation.hasActed()) {
          list.append(Commands.spend(CommandDie.SPECIAL_ORDER));
        }
      }
      case FIELD_PATCH -> offerPatches(state, list);
    }
  }

  private static void offerPatches(DeadzoneState state, CommandList list) {
    int figure = state.activation.figure();
    int here = state.figures.in(Side.of(figure), state.figures.cube(figure));
    for (int left = here; left != 0; left = Figures.rest(left)) {
      int friend = Figures.first(left);
      if (state.figures.isInjured(friend)) {
        list.append(state.scenario.commands().of(OnFigure.PATCH_DAMAGE, friend));
      }
      if (state.figures.isReloading(friend)) {
        list.append(state.scenario.commands().of(OnFigure.PATCH_RELOAD, friend));
      }
    }
  }

  /** A die that needs no more to be said, or an extra die for the test under way. */
  static void spend(DeadzoneState state, CommandDie die, Referee referee) {
    if (die == CommandDie.EXTRA_DIE) {
      addDie(state, referee);
      return;
    }
    pay(state, die, referee);
    if (die == CommandDie.SPECIAL_ORDER) {
      giveOrder(state, referee);
    }
  }

  private static void addDie(DeadzoneState state, Referee referee) {
    pay(state, state.agenda.side(), CommandDie.EXTRA_DIE, referee);
    if (state.isAttackersDie()) {
      state.attack.addAttackDie();
    } else {
      state.attack.addDefenceDie();
    }
    state.agenda.pop();
  }

  private static void pay(DeadzoneState state, CommandDie die, Referee referee) {
    pay(state, Side.of(state.activation.figure()), die, referee);
  }

  /** Spends a die: first one that a card brought, then one of the pool. */
  static void pay(DeadzoneState state, int side, CommandDie die, Referee referee) {
    if (state.scenario.isJade(side) && Pools.has(state.mind.dice(), die)) {
      state.mind.setDice(Pools.without(state.mind.dice(), die));
    } else {
      state.setPool(side, Pools.without(state.pool(side), die));
    }
    if (side == Side.of(state.activation.figure())) {
      state.activation.setSpent(die);
    }
    if (referee.isTelling()) {
      referee.tell(new Event.DieSpent(Side.ALL.get(side), die));
    }
  }

  private static void giveOrder(DeadzoneState state, Referee referee) {
    int figure = state.activation.figure();
    SpecialOrder order = state.scenario.order(Side.of(figure));
    if (referee.isTelling()) {
      referee.tell(new Event.OrderGiven(state.id(figure), order));
    }
    if (order == SpecialOrder.BLOOD_RUSH) {
      state.activation.setBloodRushed();
    } else {
      state.activation.setAimSteady(true);
    }
  }

  static void freeMove(DeadzoneState state, int destination, Referee referee) {
    pay(state, CommandDie.FREE_MOVE, referee);
    Moving.freeMove(state, destination);
  }

  static void freeShot(
      DeadzoneState state, FigureId target, WeaponId weapon, boolean withAmmo, Referee referee) {
    pay(state, CommandDie.FREE_SHOT, referee);
    Shooting.open(state, target, weapon, AttackKind.SHOT, withAmmo, referee);
  }

  static void freeSuppressiveFire(
      DeadzoneState state, FigureId target, WeaponId weapon, Referee referee) {
    pay(state, CommandDie.FREE_SHOT, referee);
    Shooting.open(state, target, weapon, AttackKind.SUPPRESSIVE_FIRE, false, referee);
  }

  static void freeFight(DeadzoneState state, FigureId enemy, WeaponId weapon, Referee referee) {
    pay(state, CommandDie.FREE_FIGHT, referee);
    Fighting.begin(state, enemy, weapon);
  }

  static void fieldPatch(DeadzoneState state, FigureId id, Patch patch, Referee referee) {
    pay(state, CommandDie.SPECIAL_ORDER, referee);
    int side = Side.of(state.activation.figure());
    int friend = state.scenario.figure(side, id);
    state.activation.setActed();
    switch (patch) {
      case DAMAGE -> state.figures.setDamage(friend, state.figures.damage(friend) - 1);
      case RELOAD -> state.figures.setReloading(friend, false);
    }
    if (referee.isTelling()) {
      referee.tell(new Event.OrderGiven(state.id(friend), SpecialOrder.FIELD_PATCH));
      referee.tell(new Event.Patched(state.id(friend), patch));
    }
  }
}
