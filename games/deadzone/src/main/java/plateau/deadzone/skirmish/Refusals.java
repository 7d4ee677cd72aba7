package plateau.deadzone.skirmish;

import plateau.deadzone.board.Cube;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Item;
import plateau.kernel.words.Message;

/** Why a command may not be played now: what was seen, and what to do instead. */
public final class Refusals {

  private Refusals() {}

  public static Message of(DeadzoneState state, Command command) {
    TaskKind kind = state.agenda.kind();
    if (state.scenario.isJade(state.agenda.side())) {
      return Message.of("refused.jade");
    }
    return switch (command) {
      case Command.Deploy(var figure, int cube) when kind == TaskKind.DEPLOY ->
          deployment(state, figure, cube);
      case Command.RerollCommand _ when kind == TaskKind.REROLL ->
          Message.of("refused.not-in-pool");
      case Command.Activate(var figure) when isTurn(kind) -> activation(state, figure);
      case Command.Pass _ when isTurn(kind) -> pass(state);
      case Command.Deal _ when isTurn(kind) -> Message.of("refused.not-jade");
      case Command.ChooseFoe(var enemy, var weapon) when kind == TaskKind.FOE ->
          foe(state, enemy, weapon);
      case Command.AttackLeaver _ when kind == TaskKind.LEAVER -> Message.of("refused.cannot-hold");
      case Command.DefendWithFight(var weapon) when kind == TaskKind.DEFENCE ->
          unarmed(state, state.attack.defender(), weapon);
      default ->
          kind == TaskKind.ACT
              ? ActionRefusals.of(state, command)
              : Message.of("refused.first", "decision", kind);
    };
  }

  private static boolean isTurn(TaskKind kind) {
    return kind == TaskKind.TURN || kind == TaskKind.EXTRA_TURN;
  }

  private static Message deployment(DeadzoneState state, FigureId id, int cube) {
    int side = state.agenda.side();
    int figure = state.scenario.figure(side, id);
    if (figure == Figures.NOBODY || Figures.isSentry(figure)) {
      return Message.of("refused.no-such-figure", "figure", id);
    }
    if (state.figures.isStanding(figure)) {
      return Message.of("refused.already-deployed", "figure", state.id(figure));
    }
    if (!state.field().terrain().isStandable(cube)) {
      return Message.of("refused.not-standable", "cube", Cube.name(cube));
    }
    return state.figures.hasRoom(figure, cube)
        ? Message.of("refused.not-in-zone", "cube", Cube.name(cube), "rows", zone(state, side))
        : noRoom(state, figure, cube);
  }

  private static String zone(DeadzoneState state, int side) {
    return state.field().zone(side).toString();
  }

  static Message noRoom(DeadzoneState state, int figure, int cube) {
    return Message.of(
        "refused.no-room",
        "cube",
        Cube.name(cube),
        "figure",
        state.id(figure),
        "capacity",
        state.field().capacity(cube));
  }

  private static Message activation(DeadzoneState state, FigureId id) {
    int figure = state.scenario.figure(state.agenda.side(), id);
    if (figure == Figures.NOBODY) {
      return Message.of("refused.no-such-figure", "figure", id);
    }
    return state.figures.isStanding(figure)
        ? Message.of("refused.already-activated", "figure", state.id(figure))
        : Message.of("refused.not-on-board", "figure", state.id(figure));
  }

  private static Message pass(DeadzoneState state) {
    int side = state.agenda.side();
    return state.agenda.kind() == TaskKind.EXTRA_TURN
        ? Message.of("refused.extra-activation")
        : Message.of(
            "refused.pass",
            "own",
            Integer.bitCount(state.figures.ready(side)),
            "others",
            Integer.bitCount(state.figures.ready(Side.other(side))));
  }

  static Message foe(DeadzoneState state, FigureId enemy, WeaponId weapon) {
    int figure = state.activation.figure();
    int foe = state.scenario.figure(Side.other(Side.of(figure)), enemy);
    boolean isHere = foe != Figures.NOBODY && state.figures.cube(foe) == state.figures.cube(figure);
    return isHere
        ? unarmed(state, figure, weapon)
        : Message.of("refused.not-in-cube", "figure", enemy);
  }

  static Message unarmed(DeadzoneState state, int figure, WeaponId weapon) {
    return Message.of("refused.no-such-weapon", "figure", state.id(figure), "weapon", weapon);
  }

  /** An action that the active figure has done, or has none left for. */
  static Message used(DeadzoneState state, ActionKind kind) {
    return Message.of(
        state.activation.hasUsed(kind) ? "refused.used" : "refused.spent",
        "figure",
        state.id(state.activation.figure()),
        "kind",
        kind);
  }

  static Message notCarried(DeadzoneState state, Item item) {
    return Message.of(
        "refused.not-carried", "figure", state.id(state.activation.figure()), "item", item);
  }
}
