package plateau.deadzone.skirmish;

import java.util.List;
import plateau.deadzone.command.Command;

/**
 * What the deciding side may do (C1.4): in the order of the command ids, then of cubes and rosters;
 * the last entry does the least.
 */
final class LegalCommands {

  private LegalCommands() {}

  static List<Command> of(DeadzoneState state) {
    CommandList list = new CommandList();
    switch (state.agenda.kind()) {
      case DEPLOY -> Deployment.offer(state, list);
      case REROLL -> CommandPool.offer(state, list);
      case TURN, EXTRA_TURN -> Turns.offer(state, list);
      case ACT -> offerActions(state, list);
      case LEAVER -> BreakingAway.offer(state, list);
      case FOE -> Fighting.offer(state, Commands.WithWeapon.CHOOSE_FOE, list);
      case ATTACK_DIE, DEFENCE_DIE -> OpposedTest.offer(list);
      case DEFENCE -> Fighting.offerDefences(state, list);
      case BEGIN_DEPLOYMENT,
          BEGIN_ROUND,
          ROLL_COMMAND,
          NEXT_TURN,
          FOLLOW_PATH,
          ROLL_ATTACK,
          END_ACTIVATION ->
          throw new IllegalStateException("nothing to decide");
    }
    return list;
  }

  // A4.4: one who is pinned stands up first.
  private static void offerActions(DeadzoneState state, CommandList list) {
    if (state.figures.isPinned(state.activation.figure())) {
      StandingUp.offer(state, list);
    } else {
      Mines.offerDisarming(state, list);
      Items.offerDrop(state, list);
      SentryWork.offerEmplacing(state, list);
      Fighting.offer(state, list);
      Healing.offerHeals(state, list);
      Moving.offerMoves(state, list);
      SentryWork.offerPacking(state, list);
      Items.offerPickUps(state, list);
      Mines.offerPlaces(state, list);
      Reloading.offer(state, list);
      Shooting.offerShots(state, list);
      CommandDice.offer(state, list);
      Moving.offerSprints(state, list);
      Shooting.offerSuppressiveFire(state, list);
      Grenades.offer(state, list);
      Healing.offerMediPacks(state, list);
    }
    list.append(Commands.END_ACTIVATION);
  }

  /** Giving up, and movements along a path of one's own, are legal and not listed (C1.4). */
  static boolean allow(DeadzoneState state, Command command) {
    List<Command> listed = state.moves();
    return switch (command) {
      case Command.Concede _ -> true;
      case Command.Move(int destination, var via) when !via.isEmpty() ->
          listed.contains(new Command.Move(destination))
              && Moving.isPath(state, destination, via, Moving.advance(state, active(state)));
      case Command.Sprint(int destination, var via) when !via.isEmpty() ->
          listed.contains(new Command.Sprint(destination))
              && Moving.isPath(state, destination, via, Moving.sprint(state, active(state)));
      default -> listed.contains(command);
    };
  }

  private static int active(DeadzoneState state) {
    return state.activation.figure();
  }
}
