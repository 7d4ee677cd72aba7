package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.Side;
import plateau.deadzone.jade.Decision;
import plateau.deadzone.jade.DrawChain;
import plateau.deadzone.jade.Jade;
import plateau.deadzone.jade.JadeDeployment;
import plateau.deadzone.jade.JadeReason;
import plateau.deadzone.jade.Reactions;
import plateau.kernel.journal.Journal;

/**
 * A side that JADE controls: each of its decisions has the one answer that Part B gives, so that
 * whoever sits there plays it.
 */
final class JadeSide {

  private JadeSide() {}

  /** What JADE does in the decision on top of the agenda, and what it then has in mind. */
  static Decision decide(DeadzoneState state, Journal journal) {
    return switch (state.agenda.kind()) {
      case ACT -> Jade.next(state.table(), journal);
      case TURN, EXTRA_TURN -> same(state, Commands.DEAL);
      case FOE -> same(state, Jade.foe(state.table(), journal));
      case LEAVER -> same(state, leaver(state, journal));
      case DEFENCE -> same(state, defence(state, journal));
      case ATTACK_DIE -> same(state, extraDie(state, journal));
      case DEPLOY,
          REROLL,
          DEFENCE_DIE,
          BEGIN_DEPLOYMENT,
          BEGIN_ROUND,
          ROLL_COMMAND,
          NEXT_TURN,
          FOLLOW_PATH,
          ROLL_ATTACK,
          END_ACTIVATION ->
          throw new IllegalStateException("JADE is never asked about " + state.agenda.kind());
    };
  }

  private static Decision same(DeadzoneState state, Command command) {
    return new Decision(command, state.mind.memory());
  }

  /** Who attacks when the active figure leaves a cube that JADE holds. */
  static Command leaver(DeadzoneState state, Journal journal) {
    int leaver = state.activation.figure();
    int side = Side.other(Side.of(leaver));
    return Reactions.leaver(state.table(), side, state.figures.cube(leaver), journal);
  }

  /** How JADE's figure answers the attack that is declared. */
  static Command defence(DeadzoneState state, Journal journal) {
    int defender = state.attack.defender();
    return Reactions.defence(
        state.id(defender), state.type(defender), state.attack.wasPinned(), journal);
  }

  // B3.4: every attack of its active figure gets the die.
  private static Command extraDie(DeadzoneState state, Journal journal) {
    if (journal.isOn()) {
      journal.add(
          new JadeReason.JadeSpent(state.id(state.attack.attacker()), CommandDie.EXTRA_DIE));
    }
    return Commands.spend(CommandDie.EXTRA_DIE);
  }

  /** B3.1: the whole team at once. */
  static void deploy(DeadzoneState state, int side, Referee referee) {
    JadeDeployment deployment = new JadeDeployment(state.table(), side);
    for (int figure : deployment.deal(state.decks.group(side))) {
      int cube = deployment.cubeFor(figure);
      state.figures.place(figure, cube);
      if (referee.isTelling()) {
        referee.tell(new Event.Deployed(state.id(figure), Cube.name(cube)));
      }
    }
  }

  /** B3.2, B3.3: the group deck says who, the action deck says what. */
  static void deal(DeadzoneState state, Referee referee) {
    int side = state.agenda.side();
    state.agenda.pop();
    int figure = state.decks.group(side).draw();
    Turns.activate(state, figure, referee);
    if (Figures.isSentry(figure) || !Turns.isControlled(state, figure)) {
      return;
    }
    DrawChain chain =
        DrawChain.draw(
            state.type(figure),
            state.id(figure),
            state.decks.actions(side),
            referee.chance(),
            referee.journal());
    state.mind.setDrawn(chain.drawn());
    long dice = Pools.EMPTY;
    for (CommandDie die : chain.dice()) {
      dice = Pools.with(dice, die);
    }
    state.mind.setDice(dice);
  }

  /** B3.3, the last line: whether one more figure is activated after this one (B3.4, B9). */
  static boolean takesExtraActivation(DeadzoneState state, int side) {
    return !state.isExtraTaken
        && CommandDice.areAllowed(state, side)
        && CommandDice.mayUse(state, side, CommandDie.EXTRA_ACTIVATION)
        && state.figures.ready(side) != 0;
  }
}
