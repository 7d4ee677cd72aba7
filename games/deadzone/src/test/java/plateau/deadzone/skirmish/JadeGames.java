package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import plateau.deadzone.command.Command;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.roster.StrikeTeam;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;

/** Games with JADE on one or both sides, for every pair of sample teams and every mission. */
final class JadeGames {

  /** Looks at a game before and after each step. */
  interface Watcher {
    default void before(DeadzoneState state, Command command) {}

    default void after(DeadzoneState state, Command command, List<Entry> told) {}
  }

  static final Battlefield DEPOT_9 = new Battlefield(SkirmishMap.depot9());

  private JadeGames() {}

  /** Every pair, both ways and mirrored, with every mission. */
  static List<Scenario> scenarios(JadeRules rules) {
    List<Scenario> scenarios = new ArrayList<>();
    for (String mission : Mission.SAMPLES.ids()) {
      for (String south : StrikeTeam.SAMPLES.ids()) {
        for (String north : StrikeTeam.SAMPLES.ids()) {
          scenarios.add(
              new Scenario(
                  DEPOT_9,
                  Mission.SAMPLES.find(mission).orElseThrow(),
                  StrikeTeam.SAMPLES.find(south).orElseThrow(),
                  StrikeTeam.SAMPLES.find(north).orElseThrow(),
                  rules));
        }
      }
    }
    return scenarios;
  }

  static String name(Scenario scenario, long seed) {
    return scenario.team(0).id()
        + " v "
        + scenario.team(1).id()
        + ", "
        + scenario.mission().id()
        + ", seed "
        + seed;
  }

  /** Plays a game to its end; a side that is not JADE plays at random. */
  static DeadzoneState play(Scenario scenario, long seed) {
    return play(scenario, seed, new Watcher() {}, false);
  }

  static DeadzoneState play(Scenario scenario, long seed, Watcher watcher, boolean isTold) {
    Chance chance = new Seeded(seed);
    DeadzoneState state = SetUp.of(scenario, chance, Journal.OFF);
    Random whim = new Random(seed);
    while (state.toMove() != Seat.OVER) {
      Command command = state.moves().get(whim.nextInt(state.moves().size()));
      List<Entry> told = new ArrayList<>();
      watcher.before(state, command);
      state.play(command, chance, isTold ? Journal.into(told) : Journal.OFF);
      watcher.after(state, command, told);
    }
    return state;
  }
}
