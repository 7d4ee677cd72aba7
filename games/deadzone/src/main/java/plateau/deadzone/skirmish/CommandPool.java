package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;

/** A6.1, point 2: the command dice of a round. */
final class CommandPool {

  private static final int BASE = 3;

  private CommandPool() {}

  static void roll(DeadzoneState state, int side, Referee referee) {
    boolean isJade = state.scenario.isJade(side);
    if (isJade && !state.scenario.jade().hasPool()) {
      return;
    }
    List<CommandDie> rolled = roll(state, side, dice(state, side), referee);
    if (referee.isTelling()) {
      referee.tell(new Event.CommandDiceRolled(Side.ALL.get(side), rolled));
    }
    // B9: JADE never rolls again.
    if (!isJade && isAtHalfStrength(state, side)) {
      state.agenda.push(TaskKind.REROLL, side);
    }
  }

  /** Three, and what the best living tactician adds. */
  static int dice(DeadzoneState state, int side) {
    int best = 0;
    for (int left = state.figures.standing(side); left != 0; left = Figures.rest(left)) {
      best = Math.max(best, state.type(Figures.first(left)).tactician());
    }
    return BASE + best;
  }

  /** At least half of the figures that it started with; sentries do not count. */
  static boolean isAtHalfStrength(DeadzoneState state, int side) {
    int alive = Integer.bitCount(state.figures.standing(side) & ~Figures.SENTRIES);
    return 2 * alive >= Integer.bitCount(state.scenario.roster(side));
  }

  private static List<CommandDie> roll(DeadzoneState state, int side, int dice, Referee referee) {
    List<CommandDie> rolled = new ArrayList<>();
    long pool = state.pool(side);
    for (int i = 0; i < dice; i++) {
      CommandDie die = referee.commandDie();
      pool = Pools.with(pool, die);
      rolled.add(die);
    }
    state.setPool(side, pool);
    return rolled;
  }

  static void reroll(DeadzoneState state, List<CommandDie> dice, Referee referee) {
    int side = state.agenda.side();
    state.agenda.pop();
    for (CommandDie die : dice) {
      state.setPool(side, Pools.without(state.pool(side), die));
    }
    List<CommandDie> rolled = roll(state, side, dice.size(), referee);
    if (referee.isTelling()) {
      referee.tell(
          dice.isEmpty()
              ? new Event.CommandDiceKept(Side.ALL.get(side))
              : new Event.CommandDiceRerolled(Side.ALL.get(side), dice, rolled));
    }
  }

  /** Every part of the pool, and nothing at all as the last. */
  static void offer(DeadzoneState state, CommandList list) {
    int side = state.agenda.side();
    offer(state.pool(side), 0, new ArrayList<>(), list);
    list.append(new Command.RerollCommand(List.of()));
  }

  private static void offer(long pool, int face, List<CommandDie> chosen, CommandList list) {
    if (face == CommandDie.ALL.size()) {
      if (!chosen.isEmpty()) {
        list.append(new Command.RerollCommand(chosen));
      }
      return;
    }
    CommandDie die = CommandDie.ALL.get(face);
    int count = Pools.count(pool, die);
    for (int i = 0; i < count; i++) {
      chosen.add(die);
    }
    for (int i = count; i >= 0; i--) {
      offer(pool, face + 1, chosen, list);
      if (i > 0) {
        chosen.removeLast();
      }
    }
  }
}
