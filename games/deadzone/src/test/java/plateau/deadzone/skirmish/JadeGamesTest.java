package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.TaskKind;

/** JADE against JADE: always to the end, never a dead end, never an illegal move. */
class JadeGamesTest {

  private static final JadeRules BOTH = new JadeRules(true, true, false, false);
  private static final int GAMES = 1_000;

  @Test
  @Tag("I27")
  void aThousandGamesComeToAnEndWithinSixRoundsAndEveryCommandIsLegal() {
    List<Scenario> scenarios = JadeGames.scenarios(BOTH);
    for (int seed = 0; seed < GAMES; seed++) {
      Scenario scenario = scenarios.get(seed % scenarios.size());
      String name = JadeGames.name(scenario, seed);
      DeadzoneState end = JadeGames.play(scenario, seed, legality(name), false);
      assertThat(end.round()).as(name).isBetween(1, 6);
    }
  }

  private static JadeGames.Watcher legality(String name) {
    return new JadeGames.Watcher() {
      @Override
      public void before(DeadzoneState state, Command command) {
        if (!isLegal(state, command)) {
          throw new AssertionError(name + ": " + command + " not in " + forAPerson(state, command));
        }
      }
    };
  }

  private static boolean isLegal(DeadzoneState state, Command command) {
    return switch (command) {
      case Command.Deal deal -> state.agenda.kind() != TaskKind.ACT;
      case Command.Move(int to, List<Integer> via) when !via.isEmpty() ->
          Moving.isPath(state, to, via, Moving.advance(state, state.activation.figure()));
      case Command.Sprint(int to, List<Integer> via) when !via.isEmpty() ->
          Moving.isPath(state, to, via, Moving.sprint(state, state.activation.figure()));
      default -> forAPerson(state, command).contains(command);
    };
  }

  /** What a person could do in JADE's place, with the dice that the card brought in the pool. */
  private static List<Command> forAPerson(DeadzoneState state, Command command) {
    DeadzoneState copy = state.copy();
    int side = copy.agenda.side();
    copy.setPool(side, copy.pool(side) + state.mind.dice());
    if (command instanceof Command.SpendDie) {
      // B3.3: a blood rush comes before standing up.
      copy.figures.setPinned(copy.activation.figure(), false);
    }
    return LegalCommands.of(copy);
  }
}
