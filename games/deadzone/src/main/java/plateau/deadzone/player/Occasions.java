package plateau.deadzone.player;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.Interior;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Figures;

/** What is worth what outside the actions of a figure: set-up, dice, whose turn, reactions. */
final class Occasions {

  private static final double FAR = 0.1;
  private static final double COVER = 0.15;
  private static final double COMPANY = 0.2;
  private static final double OUT_OF_CONTROL = 2;
  private static final int CONTROL = 3;
  private static final double USUAL_DIE = 0.45;
  private static final double DANGER = 0.5;
  private static final double PRECIOUS = 1.3;

  private final DeadzoneState state;
  private final Attacks attacks;
  private final Ground ground;

  Occasions(DeadzoneState state, Attacks attacks) {
    this.state = state;
    this.attacks = attacks;
    ground = new Ground(state, attacks);
  }

  double of(Command command) {
    return switch (command) {
      case Command.Deploy deploy -> deployment(friend(deploy), deploy.cube());
      case Command.RerollCommand again ->
          again.dice().stream().mapToDouble(die -> USUAL_DIE - worth(die)).sum();
      case Command.Activate activate -> urgency(figure(activate));
      case Command.ChooseFoe foe -> entry(foe);
      case Command.DefendWithFight defence -> defence(weaponOfDefender(defence.weapon()));
      case Command.DefendWithSurvive _ -> defence(null);
      case Command.AttackLeaver attack -> leaver(attack);
      case Command.SpendDie _ -> extraDie();
      default -> 0;
    };
  }

  // A13: near an objective, in cover, not all in one cube, and drones near their engineer.
  private double deployment(int figure, int cube) {
    CubeSet objectives = state.scenario.objectives();
    CubeSet goals = objectives.isEmpty() ? state.field().map().objectives() : objectives;
    int way = Integer.MAX_VALUE;
    for (int goal = goals.first(); goal != Cube.NONE; goal = goals.after(goal)) {
      way = Math.min(way, state.field().ways().walk(cube, goal));
    }
    int friends = Integer.bitCount(state.figures.in(Side.of(figure), cube));
    boolean isCover = state.field().terrain().interior(cube) == Interior.COVER;
    return (isCover ? COVER : 0) - FAR * way - COMPANY * friends - outOfControl(figure, cube);
  }

  private double outOfControl(int figure, int cube) {
    if (!state.has(figure, Keyword.REMOTE)) {
      return 0;
    }
    for (int left = state.figures.standing(Side.of(figure)); left != 0; left = Figures.rest(left)) {
      int friend = Figures.first(left);
      if (state.has(friend, Keyword.ENGINEER)
          && Cube.distance(state.figures.cube(friend), cube) <= CONTROL) {
        return 0;
      }
    }
    return OUT_OF_CONTROL;
  }

  private static double worth(CommandDie die) {
    return switch (die) {
      case EXTRA_ACTIVATION, FREE_SHOT -> 0.6;
      case EXTRA_DIE, SPECIAL_ORDER -> 0.5;
      case FREE_MOVE -> 0.4;
      case FREE_FIGHT -> 0.3;
    };
  }

  // Who can do most, and who has most to fear.
  private double urgency(int figure) {
    int cube = state.figures.cube(figure);
    double attack =
        Math.max(attacks.bestShot(figure, cube, true), attacks.bestFight(figure, cube, false));
    double reach = ground.chances(figure, cube);
    return Math.max(attack, reach) + DANGER * ground.danger(figure, cube);
  }

  private double entry(Command.ChooseFoe foe) {
    int figure = state.activation.figure();
    int enemy = state.scenario.figure(Side.other(Side.of(figure)), foe.enemy());
    Weapon weapon = state.weapon(state.scenario.weapon(figure, foe.weapon()));
    return attacks.fight(figure, weapon, enemy, state.figures.cube(figure), true);
  }

  private double defence(@Nullable Weapon answer) {
    return attacks.defence(
        state.attack.attacker(),
        state.weapon(state.attack.weapon()),
        state.attack.defender(),
        state.attack.hasMovedIn(),
        answer);
  }

  private Weapon weaponOfDefender(WeaponId id) {
    return state.weapon(state.scenario.weapon(state.attack.defender(), id));
  }

  private double leaver(Command.AttackLeaver attack) {
    int figure = state.scenario.figure(state.toMove(), attack.figure());
    Weapon weapon = state.weapon(state.scenario.weapon(figure, attack.weapon()));
    return -attacks.defence(figure, weapon, state.activation.figure(), false, null);
  }

  // Dice do not keep: an attack is always worth one, the defence of a precious figure too.
  private double extraDie() {
    boolean isPrecious = Worth.of(state.type(state.attack.defender())) >= PRECIOUS;
    return state.isAttackersDie() || isPrecious ? 1 : -1;
  }

  private int friend(Command.Deploy deploy) {
    return state.scenario.figure(state.toMove(), deploy.figure());
  }

  private int figure(Command.Activate activate) {
    return state.scenario.figure(state.toMove(), activate.figure());
  }
}
