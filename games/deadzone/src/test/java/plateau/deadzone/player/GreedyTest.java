package plateau.deadzone.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.command.Command;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.kernel.Decision;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

class GreedyTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();

  private static Player<DeadzoneState, Command> greedy(long seed) {
    return new Greedy.Kind().create(GAME, "", new Seeded(seed));
  }

  private static Player<DeadzoneState, Command> random(long seed) {
    Chance chance = new Seeded(seed);
    return decision -> decision.moves().get(chance.below(decision.moves().size()));
  }

  // Plays a match, and gives the commands of both sides.
  private static List<Command> play(
      DeadzoneState state, long seed, List<Player<DeadzoneState, Command>> players) {
    Chance chance = new Seeded(seed);
    List<Command> played = new ArrayList<>();
    while (state.toMove() != Seat.OVER) {
      Command command = players.get(state.toMove()).decide(new Decision<>(GAME, state));
      assertThat(state.moves()).as("seed %d", seed).contains(command);
      played.add(command);
      state.play(command, chance, Journal.OFF);
    }
    return played;
  }

  private static DeadzoneState start(long seed) {
    List<String> teams = StrikeTeam.SAMPLES.ids();
    Map<String, String> options =
        Map.of(
            "south-team", teams.get((int) seed % teams.size()),
            "north-team", teams.get((int) seed / teams.size() % teams.size()),
            "mission", Mission.SAMPLES.ids().get((int) (seed / 2) % 3));
    return GAME.start(Setup.of(GAME.info(), 2, options), new Seeded(seed), Journal.OFF);
  }

  @Test
  void itBeatsRandomPlayFromBothSides() {
    int games = 18;
    int won = 0;
    for (long seed = 0; seed < games; seed++) {
      int side = (int) seed % 2;
      DeadzoneState state = start(seed);
      play(
          state,
          seed,
          side == 0 ? List.of(greedy(seed), random(seed)) : List.of(random(seed), greedy(seed)));
      won += state.result().winners().contains(side) ? 1 : 0;
    }
    assertThat(won).as("of %d games with the seeds from 0", games).isGreaterThanOrEqualTo(16);
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    List<Command> once = play(start(5), 5, List.of(greedy(1), greedy(2)));
    List<Command> again = play(start(5), 5, List.of(greedy(1), greedy(2)));
    assertThat(again).isEqualTo(once).hasSizeGreaterThan(100);
  }

  @Test
  void itTakesNothingBehindAColon() {
    assertThatThrownBy(() -> new Greedy.Kind().create(GAME, "3", new Seeded(1)))
        .isInstanceOf(IllegalSetup.class);
  }
}
