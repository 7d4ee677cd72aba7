package plateau.deadzone.skirmish;

import plateau.deadzone.command.Side;
import plateau.deadzone.view.Reason;

/** A10.3: when the skirmish ends, and who wins it. */
final class Endings {

  private Endings() {}

  /** At the end of a round. */
  static void check(DeadzoneState state, Referee referee) {
    if (referee.isTelling()) {
      referee.tell(new Event.Scored(state.points(0), state.points(1)));
    }
    int target = state.scenario.mission().target();
    boolean isReached =
        Math.max(state.points(0), state.points(1)) >= target && state.points(0) != state.points(1);
    if (figures(state, 0) == 0 || figures(state, 1) == 0) {
      end(state, Reason.WIPED_OUT, winner(state), referee);
    } else if (isReached) {
      end(state, Reason.TARGET_REACHED, winner(state), referee);
    } else if (state.round == state.scenario.mission().rounds()) {
      end(state, Reason.LAST_ROUND_OVER, winner(state), referee);
    }
  }

  static void concede(DeadzoneState state, Referee referee) {
    int side = state.agenda.side();
    if (referee.isTelling()) {
      referee.tell(new Event.Conceded(Side.ALL.get(side)));
    }
    end(state, Reason.CONCEDED, Side.other(side), referee);
  }

  private static void end(DeadzoneState state, Reason reason, int winner, Referee referee) {
    state.ending = new Ending(reason, winner);
    state.agenda.clear();
    state.activation.clear();
    state.attack.clear();
    state.movement.clear();
    if (referee.isTelling()) {
      referee.tell(
          winner == Figures.NOBODY
              ? new Event.Drawn(state.points(0))
              : new Event.Won(Side.ALL.get(winner), state.points(0), state.points(1)));
    }
  }

  private static int figures(DeadzoneState state, int side) {
    return state.figures.standing(side) & ~Figures.SENTRIES;
  }

  // Each question only decides when the ones before it do not.
  private static int winner(DeadzoneState state) {
    int lead = state.points(0) - state.points(1);
    if (lead == 0) {
      lead = (figures(state, 0) == 0 ? 0 : 1) - (figures(state, 1) == 0 ? 0 : 1);
    }
    if (lead == 0) {
      lead = ObjectiveHolders.held(state, 0) - ObjectiveHolders.held(state, 1);
    }
    if (lead == 0) {
      lead = worth(state, 0) - worth(state, 1);
    }
    if (lead == 0) {
      return Figures.NOBODY;
    }
    return lead > 0 ? 0 : 1;
  }

  private static int worth(DeadzoneState state, int side) {
    int worth = 0;
    for (int left = figures(state, side); left != 0; left = Figures.rest(left)) {
      worth += state.type(Figures.first(left)).points();
    }
    return worth;
  }
}
