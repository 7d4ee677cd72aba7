package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.roster.StrikeTeam;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;

/**
 * A position of a worked example with JADE in the north: Depot 9, domination, no tokens, only the
 * named figures on the board and one of JADE's active.
 */
final class JadeBoard {

  final DeadzoneState state;
  final List<Entry> told = new ArrayList<>();

  JadeBoard(String south, String north) {
    Scenario scenario =
        new Scenario(
            JadeGames.DEPOT_9,
            Mission.SAMPLES.find("domination").orElseThrow(),
            StrikeTeam.SAMPLES.find(south).orElseThrow(),
            StrikeTeam.SAMPLES.find(north).orElseThrow(),
            new JadeRules(false, true, false, false));
    state = new DeadzoneState(scenario);
    state.round = 2;
    state.turn = 1;
  }

  JadeBoard put(String figure, String cube) {
    state.figures.place(number(figure), Cube.parse(cube).orElseThrow());
    return this;
  }

  /** JADE has drawn this figure and this card, and these dice have been rolled on the way. */
  JadeBoard activate(String figure, ActionCard card, CommandDie... dice) {
    int active = number(figure);
    state.figures.setActivated(active);
    state.activation.begin(active);
    state.mind.setDrawn(List.of(ActionCard.DECK.indexOf(card)));
    long pool = Pools.EMPTY;
    for (CommandDie die : dice) {
      pool = Pools.with(pool, die);
    }
    state.mind.setDice(pool);
    state.agenda.push(TaskKind.END_ACTIVATION, 1);
    state.agenda.push(TaskKind.ACT, 1);
    return this;
  }

  /** The one thing that JADE does now; its dice and those of its opponent show these faces. */
  Command next(int... faces) {
    Command command = state.moves().getFirst();
    play(command, faces);
    return command;
  }

  void play(Command command, int... faces) {
    RecordedChance dice =
        new RecordedChance(Arrays.stream(faces).mapToObj(face -> new Drawn(8, face - 1)).toList());
    told.clear();
    state.play(command, dice, Journal.into(told));
    if (!dice.isUsedUp()) {
      throw new AssertionError(command + " used only " + dice.used() + " dice");
    }
  }

  String cubeOf(String figure) {
    return Cube.name(state.figures.cube(number(figure)));
  }

  int number(String figure) {
    int south = state.scenario.figure(0, FigureId.of(figure));
    return south == Figures.NOBODY ? state.scenario.figure(1, FigureId.of(figure)) : south;
  }
}
