package plateau.deadzone.skirmish;

import plateau.deadzone.command.Command;
import plateau.deadzone.command.Command.Activate;
import plateau.deadzone.command.Command.AttackLeaver;
import plateau.deadzone.command.Command.ChooseFoe;
import plateau.deadzone.command.Command.Concede;
import plateau.deadzone.command.Command.Deal;
import plateau.deadzone.command.Command.DefendWithFight;
import plateau.deadzone.command.Command.DefendWithSurvive;
import plateau.deadzone.command.Command.Deploy;
import plateau.deadzone.command.Command.DisarmMine;
import plateau.deadzone.command.Command.DropItem;
import plateau.deadzone.command.Command.EmplaceSentry;
import plateau.deadzone.command.Command.EndActivation;
import plateau.deadzone.command.Command.FieldPatch;
import plateau.deadzone.command.Command.Fight;
import plateau.deadzone.command.Command.FreeFight;
import plateau.deadzone.command.Command.FreeMove;
import plateau.deadzone.command.Command.FreeShot;
import plateau.deadzone.command.Command.FreeSuppressiveFire;
import plateau.deadzone.command.Command.Heal;
import plateau.deadzone.command.Command.LetLeave;
import plateau.deadzone.command.Command.Move;
import plateau.deadzone.command.Command.PackSentry;
import plateau.deadzone.command.Command.Pass;
import plateau.deadzone.command.Command.PickUp;
import plateau.deadzone.command.Command.PlaceMine;
import plateau.deadzone.command.Command.Reload;
import plateau.deadzone.command.Command.RerollCommand;
import plateau.deadzone.command.Command.Shoot;
import plateau.deadzone.command.Command.SpendDie;
import plateau.deadzone.command.Command.SpendNoDie;
import plateau.deadzone.command.Command.Sprint;
import plateau.deadzone.command.Command.StandUp;
import plateau.deadzone.command.Command.SuppressiveFire;
import plateau.deadzone.command.Command.ThrowGrenade;
import plateau.deadzone.command.Command.UseMediPack;
import plateau.deadzone.command.TaskKind;

/**
 * Works through the {@link Agenda} until a side has to decide or the skirmish is over. A decision
 * is answered by {@link #decide}, which does what it says and leaves what follows on the agenda.
 */
final class Resolution {

  private Resolution() {}

  /** Goes on up to the next decision. */
  static void run(DeadzoneState state, Referee referee) {
    while (state.ending == null) {
      TaskKind kind = state.agenda.kind();
      if (kind.isDecision()) {
        if (asks(state, kind)) {
          return;
        }
      } else {
        int side = state.agenda.side();
        state.agenda.pop();
        resolve(state, kind, side, referee);
      }
    }
  }

  /** Whether the decision on top waits for its side; if not, it has been dealt with. */
  private static boolean asks(DeadzoneState state, TaskKind kind) {
    return switch (kind) {
      case DEPLOY -> Deployment.asks(state);
      case REROLL, TURN, EXTRA_TURN, LEAVER -> true;
      case ACT -> Turns.asksToAct(state);
      case FOE -> Fighting.asksForFoe(state);
      case ATTACK_DIE -> OpposedTest.asksAttacker(state);
      case DEFENCE -> Fighting.asksForDefence(state);
      case DEFENCE_DIE -> OpposedTest.asksDefender(state);
      case BEGIN_DEPLOYMENT,
          BEGIN_ROUND,
          ROLL_COMMAND,
          NEXT_TURN,
          FOLLOW_PATH,
          ROLL_ATTACK,
          END_ACTIVATION ->
          throw new IllegalStateException(kind + " is no decision");
    };
  }

  private static void resolve(DeadzoneState state, TaskKind kind, int side, Referee referee) {
    switch (kind) {
      case BEGIN_DEPLOYMENT -> Deployment.begin(state, side, referee);
      case BEGIN_ROUND -> Rounds.begin(state, referee);
      case ROLL_COMMAND -> CommandPool.roll(state, side, referee);
      case NEXT_TURN -> Turns.next(state, side, referee);
      case FOLLOW_PATH -> Moving.followPath(state, referee);
      case ROLL_ATTACK -> OpposedTest.roll(state, referee);
      case END_ACTIVATION -> Turns.endActivation(state, side, referee);
      case DEPLOY, REROLL, TURN, EXTRA_TURN, ACT, LEAVER, FOE, ATTACK_DIE, DEFENCE, DEFENCE_DIE ->
          throw new IllegalStateException(kind + " cannot be resolved without its side");
    }
  }

  /** Answers the decision on top of the agenda. */
  static void decide(DeadzoneState state, Command command, Referee referee) {
    switch (command) {
      case Activate(var figure) -> Turns.activate(state, figure, referee);
      case Deal _ -> JadeSide.deal(state, referee);
      case DefendWithFight(var weapon) -> Fighting.defendWithFight(state, weapon);
      case DefendWithSurvive _ -> state.agenda.pop();
      case ChooseFoe(var enemy, var weapon) -> Fighting.chooseFoe(state, enemy, weapon);
      case AttackLeaver(var figure, var weapon) ->
          BreakingAway.attack(state, figure, weapon, referee);
      case LetLeave _ -> BreakingAway.letLeave(state, referee);
      case Concede _ -> Endings.concede(state, referee);
      case Deploy(var figure, int cube) -> Deployment.deploy(state, figure, cube, referee);
      case DisarmMine(int cube) -> Mines.disarm(state, cube, referee);
      case DropItem _ -> Items.drop(state, referee);
      case EmplaceSentry _ -> SentryWork.emplace(state, referee);
      case EndActivation _ -> state.activation.end();
      case Fight(var enemy, var weapon) -> Fighting.fight(state, enemy, weapon);
      case Heal(var figure) -> Healing.heal(state, figure, referee);
      case Move(int destination, var via) -> Moving.move(state, destination, via);
      case PackSentry(var sentry) -> SentryWork.pack(state, sentry, referee);
      case Pass _ -> Turns.pass(state, referee);
      case PickUp(var item) -> Items.pickUp(state, item, referee);
      case PlaceMine(int cube) -> Mines.place(state, cube, referee);
      case Reload(var figure) -> Reloading.reload(state, figure, referee);
      case RerollCommand(var dice) -> CommandPool.reroll(state, dice, referee);
      case Shoot(var target, var weapon, boolean withAmmo) ->
          Shooting.shoot(state, target, weapon, withAmmo, referee);
      case SpendDie(var die) -> CommandDice.spend(state, die, referee);
      case SpendNoDie _ -> state.agenda.pop();
      case FreeMove(int destination) -> CommandDice.freeMove(state, destination, referee);
      case FreeShot(var target, var weapon, boolean withAmmo) ->
          CommandDice.freeShot(state, target, weapon, withAmmo, referee);
      case FreeSuppressiveFire(var target, var weapon) ->
          CommandDice.freeSuppressiveFire(state, target, weapon, referee);
      case FreeFight(var enemy, var weapon) -> CommandDice.freeFight(state, enemy, weapon, referee);
      case FieldPatch(var figure, var patch) ->
          CommandDice.fieldPatch(state, figure, patch, referee);
      case Sprint(int destination, var via) -> Moving.sprint(state, destination, via);
      case StandUp _ -> StandingUp.standUp(state, referee);
      case SuppressiveFire(var target, var weapon) ->
          Shooting.suppressiveFire(state, target, weapon, referee);
      case ThrowGrenade(int cube) -> Grenades.throwAt(state, cube, referee);
      case UseMediPack(var figure) -> Healing.useMediPack(state, figure, referee);
    }
  }
}
