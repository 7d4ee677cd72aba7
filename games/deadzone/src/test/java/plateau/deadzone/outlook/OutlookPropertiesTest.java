package plateau.deadzone.outlook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.Json;

/** What holds of every outlook, in random games. */
class OutlookPropertiesTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();
  private static final int GAMES = 6;

  @Test
  void anOutlookIsAboutLegalMovesHasChancesAndChangesNothing() {
    for (long seed = 1; seed <= GAMES; seed++) {
      Chance chance = new Seeded(seed);
      DeadzoneState state = GAME.start(setup(seed), chance, Journal.OFF);
      while (state.toMove() != Seat.OVER) {
        String where = "seed " + seed + ", round " + state.round();
        String before = Json.write(GAME.view(state, Seat.REFEREE));
        check(Foreknown.of(state, GAME.notation()::write), state, where);
        assertThat(Json.write(GAME.view(state, Seat.REFEREE))).as(where).isEqualTo(before);
        List<Command> moves = state.moves();
        state.play(moves.get(chance.below(moves.size())), chance, Journal.OFF);
      }
    }
  }

  private static Setup setup(long seed) {
    return Setup.of(
        GAME.info(),
        2,
        Map.of(
            "north-team",
            seed % 2 == 0 ? "ash-brood" : "ironworks",
            "jade",
            seed % 3 == 0 ? "north" : "none"));
  }

  private static void check(Foreknown outlook, DeadzoneState state, String where) {
    List<String> legal = state.moves().stream().map(GAME.notation()::write).toList();
    assertThat(legal).as(where).containsAll(outlook.moves().keySet());
    for (Prospect prospect : outlook.moves().values()) {
      switch (prospect) {
        case Prospect.Blow(var strike) -> check(strike, where);
        case Prospect.Toss toss -> toss.blasts().forEach(harm -> check(harm, where));
        case Prospect.Walk walk -> {
          assertThat(walk.path()).as(where).isNotEmpty();
          walk.fights().forEach(strike -> check(strike, where));
          walk.leavers().forEach(strike -> check(strike, where));
          walk.blasts().forEach(harm -> check(harm, where));
        }
        case Prospect.Start _, Prospect.Care _, Prospect.Spot _ -> {}
      }
    }
  }

  private static void check(Strike strike, String where) {
    assertThat(strike.answers()).as(where).isNotEmpty();
    for (Answer answer : strike.answers()) {
      check(answer.defender(), where);
      check(answer.attacker(), where);
      assertThat(answer.held()).as(where).isBetween(0.0, 1.0);
    }
  }

  private static void check(Harm harm, String where) {
    assertThat(harm.dead() + harm.injured()).as(where).isBetween(0.0, 1.0 + 1e-9);
    assertThat(harm.dead() + harm.pinned()).as(where).isBetween(0.0, 1.0 + 1e-9);
  }
}
