package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.deadzone.DeadzoneGame;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** A13, point 4, where the zone is small. */
class DeploymentTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();

  // Row 1 has one cube to stand in, H1; the board looks the same from the north.
  private static final String NARROW =
      Stream.of("A", "B", "C", "D", "E", "F", "G")
              .flatMap(column -> Stream.of("1", "1:1", "1:2").map(cube -> column + cube))
              .map("interior %s solid\n"::formatted)
              .collect(
                  Collectors.joining(
                      "",
                      """
                      map narrow
                      name en Narrow
                      name fr Étroite
                      half-turn
                      """,
                      """
                      objective A4
                      objective D4
                      item A3
                      item B3
                      item C3
                      item D3
                      """))
          + "zone south 1-1\nzone north 8-8\n";

  private static DeadzoneState start() {
    Setup setup = Setup.of(GAME.info(), 2, Map.of("map", NARROW, "jade", "north"));
    return GAME.start(setup, new Seeded(1), Journal.OFF);
  }

  private static List<String> moves(DeadzoneState state) {
    return state.moves().stream().map(GAME.notation()::write).toList();
  }

  private static void play(DeadzoneState state, String command) {
    state.play(GAME.notation().read(command).orElseThrow(), new Seeded(1), Journal.OFF);
  }

  @Test
  @Tag("R75")
  void aFullZoneGrowsByTheNextRow() {
    DeadzoneState state = start();
    for (String figure : List.of("captain", "rifle-1", "rifle-2", "rifle-3")) {
      assertThat(moves(state)).as("all in H1").allMatch(move -> move.endsWith(" H1"));
      play(state, "deploy warden-" + figure + " H1");
    }
    assertThat(moves(state))
        .as("H1 is full")
        .isNotEmpty()
        .allMatch(move -> move.matches("deploy warden-\\S+ [A-H]2"));
    play(state, "deploy warden-medic A2");
    assertThat(moves(state)).contains("deploy warden-breacher A2");
  }

  @Test
  @Tag("R75")
  void jadesZoneGrowsLikewise() {
    DeadzoneState state = start();
    for (String command = first(state); command.startsWith("deploy"); command = first(state)) {
      play(state, command);
    }
    assertThat(state.figures.standing(1)).isEqualTo(state.scenario.roster(1));
  }

  private static String first(DeadzoneState state) {
    return moves(state).getFirst();
  }
}
