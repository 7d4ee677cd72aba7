package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.jade.Decision;
import plateau.deadzone.jade.Jade;
import plateau.deadzone.roster.Item;
import plateau.deadzone.view.SkirmishView;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;

/** JADE knows no more than everybody at the table. */
class JadeSecretsTest {

  private static final JadeRules BOTH = new JadeRules(true, true, false, false);
  private static final JadeRules BOLD_WITH_POOL = new JadeRules(true, true, true, true);

  @Test
  void whatLiesFaceDownAndTheOrderOfTheDecksChangeNothingThatJadeDoes() {
    List<Scenario> scenarios = JadeGames.scenarios(BOTH);
    for (int seed = 0; seed < scenarios.size(); seed++) {
      Scenario scenario = scenarios.get(seed);
      Chance chance = new Seeded(1_000 + seed);
      String name = JadeGames.name(scenario, seed);
      JadeGames.play(
          scenario,
          seed,
          new JadeGames.Watcher() {
            @Override
            public void after(DeadzoneState state, Command command, List<Entry> told) {
              DeadzoneState other = state.copy();
              scramble(other, chance);
              assertThat(other.moves()).as(name).isEqualTo(state.moves());
            }
          },
          false);
    }
  }

  @Test
  void jadeDecidesTheSameFromTheViewThatEverybodyGetsToldOrNot() {
    for (JadeRules rules : List.of(BOTH, BOLD_WITH_POOL)) {
      List<Scenario> scenarios = JadeGames.scenarios(rules);
      for (int seed = 0; seed < scenarios.size(); seed++) {
        Scenario scenario = scenarios.get(seed);
        String name = JadeGames.name(scenario, seed);
        JadeGames.play(scenario, seed, decidingFromView(name), false);
      }
    }
  }

  private static JadeGames.Watcher decidingFromView(String name) {
    return new JadeGames.Watcher() {
      @Override
      public void before(DeadzoneState state, Command command) {
        if (state.agenda.kind() == TaskKind.ACT) {
          SkirmishView view = (SkirmishView) Views.of(state, Seat.SPECTATOR);
          Decision seen = Jade.next(new SeenTable(view), Journal.OFF);
          assertThat(seen.command()).as(name).isEqualTo(command);
          assertThat(seen).as(name).isEqualTo(Jade.next(state.table(), Journal.OFF));
          List<Entry> told = new ArrayList<>();
          assertThat(Jade.next(state.table(), Journal.into(told))).as(name).isEqualTo(seen);
        }
      }
    };
  }

  private static void scramble(DeadzoneState state, Chance chance) {
    for (int side = 0; side < Side.COUNT; side++) {
      state.decks.actions(side).imagineTheRest(chance);
      state.decks.group(side).imagine(chance);
    }
    List<Item> unseen = new ArrayList<>();
    for (int token = 0; token < state.tokens.count(); token++) {
      if (state.tokens.isFaceDown(token)) {
        unseen.add(state.tokens.item(token));
      }
    }
    for (int i = 0; i < state.tokens.bagSize(); i++) {
      unseen.add(state.tokens.inBag(i));
    }
    chance.shuffle(unseen);
    for (int token = 0; token < state.tokens.count(); token++) {
      if (state.tokens.isFaceDown(token)) {
        state.tokens.exchange(token, unseen.removeLast());
      }
    }
    for (int i = 0; i < state.tokens.bagSize(); i++) {
      state.tokens.keepInBag(i, unseen.removeLast());
    }
  }
}
