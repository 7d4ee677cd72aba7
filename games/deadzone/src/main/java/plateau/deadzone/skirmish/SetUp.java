package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Role;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;

/** A13: from an empty board to the first decision. */
public final class SetUp {

  private static final int RECON_DICE = 5;

  private SetUp() {}

  /** The position in which somebody has to deploy the first figure. */
  public static DeadzoneState of(Scenario scenario, Chance chance, Journal journal) {
    DeadzoneState state = new DeadzoneState(scenario);
    Referee referee = new Referee(chance, journal);
    layTokens(state, referee);
    for (int side = 0; side < Side.COUNT; side++) {
      JadeCards.shuffleActions(state, side, referee);
    }
    int winner = recon(state, referee);
    state.initiative = (byte) winner;
    if (referee.isTelling()) {
      referee.tell(new Event.InitiativeTaken(Side.ALL.get(winner)));
    }
    state.agenda.push(TaskKind.BEGIN_ROUND, winner);
    state.agenda.push(TaskKind.BEGIN_DEPLOYMENT, winner);
    state.agenda.push(TaskKind.BEGIN_DEPLOYMENT, Side.other(winner));
    Resolution.run(state, referee);
    return state;
  }

  // The top token, which is the last, on the first cube; four stay in the bag.
  private static void layTokens(DeadzoneState state, Referee referee) {
    List<Item> bag = new ArrayList<>(Item.BAG);
    referee.chance().shuffle(bag);
    CubeSet cubes = state.field().map().items();
    for (int cube = cubes.first(); cube != Cube.NONE; cube = cubes.after(cube)) {
      state.tokens.layFaceDown(bag.removeLast(), cube);
    }
    for (int i = 0; i < bag.size(); i++) {
      state.tokens.keepInBag(i, bag.get(i));
    }
    if (referee.isTelling()) {
      referee.tell(new Event.TokensLaid(Tokens.LAID));
    }
  }

  // A13, point 3: South first; both again after a tie.
  private static int recon(DeadzoneState state, Referee referee) {
    int south;
    int north;
    do {
      south = recon(state, 0, referee);
      north = recon(state, 1, referee);
    } while (south == north);
    return south > north ? 0 : 1;
  }

  private static int recon(DeadzoneState state, int side, Referee referee) {
    int leader = leader(state.scenario, side);
    FigureType type = state.type(leader);
    return referee.test(state, leader, Roll.RECON, RECON_DICE, type.recon(), 0);
  }

  private static int leader(Scenario scenario, int side) {
    int left = scenario.roster(side);
    while (scenario.type(Figures.first(left)).role() != Role.LEADER) {
      left = Figures.rest(left);
    }
    return Figures.first(left);
  }
}
