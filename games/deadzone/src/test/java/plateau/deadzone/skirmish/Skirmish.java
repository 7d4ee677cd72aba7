package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.roster.StrikeTeam;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;

/**
 * A position of the worked examples: depot-9, domination, no tokens, some figures where the page
 * puts them. Commands are played as text, with the dice that the page gives.
 */
final class Skirmish {

  static final Battlefield DEPOT = new Battlefield(SkirmishMap.depot9());

  private static final DeadzoneGame GAME = new DeadzoneGame();
  private static final int SIDES = 8;

  final DeadzoneState state;
  final List<Entry> told = new ArrayList<>();

  private Skirmish(Scenario scenario) {
    state = new DeadzoneState(scenario);
    state.round = 1;
  }

  static Skirmish between(String south, String north) {
    return between(south, north, JadeRules.NONE);
  }

  /** With JADE in the north, as the page has it. */
  static Skirmish againstJade(String south, String north) {
    return between(south, north, new JadeRules(false, true, false, false));
  }

  private static Skirmish between(String south, String north, JadeRules jade) {
    return new Skirmish(
        new Scenario(
            DEPOT,
            Mission.SAMPLES.find("domination").orElseThrow(),
            StrikeTeam.SAMPLES.find(south).orElseThrow(),
            StrikeTeam.SAMPLES.find(north).orElseThrow(),
            jade));
  }

  Skirmish put(String figure, String cube) {
    state.figures.place(figure(figure), cube(cube));
    return this;
  }

  /** The figure's activation begins. */
  Skirmish activate(String id) {
    int figure = figure(id);
    int side = Side.of(figure);
    state.turn = (byte) side;
    state.figures.setActivated(figure);
    state.activation.begin(figure);
    state.agenda.push(TaskKind.NEXT_TURN, Side.other(side));
    state.agenda.push(TaskKind.ACT, side);
    return this;
  }

  /** The turn of a side, with nobody active. */
  Skirmish turnOf(int side) {
    state.agenda.push(TaskKind.NEXT_TURN, side);
    Resolution.run(state, referee());
    return this;
  }

  /** Plays a command that must be listed; all the dice must be rolled. */
  Skirmish play(String text, int... dice) {
    Command command = GAME.notation().read(text).orElseThrow();
    assertThat(state.moves()).contains(command);
    RecordedChance chance = listed(dice);
    state.play(command, chance, Journal.into(told));
    assertThat(chance.isUsedUp()).as("all dice are rolled").isTrue();
    return this;
  }

  List<String> moves() {
    return state.moves().stream().map(GAME.notation()::write).toList();
  }

  /** For effects that the page looks at by themselves. */
  Referee referee(int... dice) {
    return new Referee(listed(dice), Journal.into(told));
  }

  private static RecordedChance listed(int... dice) {
    return new RecordedChance(
        Arrays.stream(dice).mapToObj(face -> new Drawn(SIDES, face - 1)).toList());
  }

  int figure(String id) {
    int south = state.scenario.figure(0, FigureId.of(id));
    return south == Figures.NOBODY ? state.scenario.figure(1, FigureId.of(id)) : south;
  }

  static int cube(String name) {
    return Cube.parse(name).orElseThrow();
  }

  String where(String figure) {
    return Cube.name(state.figures.cube(figure(figure)));
  }

  boolean isDead(String figure) {
    return !state.figures.isStanding(figure(figure));
  }

  int damage(String figure) {
    return state.figures.damage(figure(figure));
  }

  boolean isPinned(String figure) {
    return state.figures.isPinned(figure(figure));
  }
}
