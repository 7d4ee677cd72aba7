package plateau.deadzone.skirmish;

import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.kernel.words.Message;

/** Why the active figure may not do something. */
final class ActionRefusals {

  private final DeadzoneState state;
  private final int figure;
  private final FigureType type;
  private final AttackRefusals attacks;

  private ActionRefusals(DeadzoneState state) {
    this.state = state;
    figure = state.activation.figure();
    type = state.type(figure);
    attacks = new AttackRefusals(state);
  }

  static Message of(DeadzoneState state, Command command) {
    ActionRefusals refusals = new ActionRefusals(state);
    if (state.figures.isPinned(refusals.figure)) {
      return refusals.about("refused.pinned");
    }
    return refusals.of(command);
  }

  private Message of(Command command) {
    return switch (command) {
      case Command.StandUp _ -> about("refused.not-pinned");
      case Command.Move(int destination, var via) ->
          state.activation.canShort(ActionKind.MOVE)
              ? movement(destination, via, Moving.advance(state, figure))
              : Refusals.used(state, ActionKind.MOVE);
      case Command.Sprint(int destination, var via) -> sprint(destination, via);
      case Command.Shoot(var target, var weapon, boolean withAmmo) ->
          attacks.shot(target, weapon, withAmmo, false);
      case Command.SuppressiveFire(var target, var weapon) ->
          attacks.suppressive(target, weapon, false);
      case Command.ThrowGrenade(int cube) -> attacks.grenade(cube);
      case Command.Fight(var enemy, var weapon) ->
          state.activation.canLong() ? attacks.fight(enemy, weapon) : about("refused.long");
      case Command.Heal(var patient) -> heal(patient);
      case Command.UseMediPack(var patient) -> carried(Item.MEDI_PACK, patient);
      case Command.Reload(var friend) ->
          special(Message.of("refused.nothing-to-reload", "figure", friend));
      case Command.PlaceMine(int cube) -> placeMine(cube);
      case Command.DisarmMine(int cube) ->
          only(Keyword.ENGINEER, Message.of("refused.no-mine", "cube", Cube.name(cube)));
      case Command.EmplaceSentry _ ->
          only(
              Keyword.ENGINEER,
              state.figures.carries(figure, Item.SENTRY)
                  ? Refusals.noRoom(state, figure, state.figures.cube(figure))
                  : Refusals.notCarried(state, Item.SENTRY));
      case Command.PackSentry(var sentry) ->
          only(Keyword.ENGINEER, Message.of("refused.nothing-to-pack", "figure", sentry));
      case Command.PickUp _ -> pickUp();
      case Command.DropItem _ -> about("refused.carries-nothing");
      case Command.SpendDie(var die) -> die(die);
      case Command.FreeMove(int destination) ->
          CommandDice.maySpend(state, CommandDie.FREE_MOVE)
              ? movement(destination, List.of(), 1)
              : die(CommandDie.FREE_MOVE);
      case Command.FreeShot(var target, var weapon, boolean withAmmo) ->
          CommandDice.maySpend(state, CommandDie.FREE_SHOT)
              ? attacks.shot(target, weapon, withAmmo, true)
              : die(CommandDie.FREE_SHOT);
      case Command.FreeSuppressiveFire(var target, var weapon) ->
          CommandDice.maySpend(state, CommandDie.FREE_SHOT)
              ? attacks.suppressive(target, weapon, true)
              : die(CommandDie.FREE_SHOT);
      case Command.FreeFight(var enemy, var weapon) ->
          CommandDice.maySpend(state, CommandDie.FREE_FIGHT)
              ? attacks.fight(enemy, weapon)
              : die(CommandDie.FREE_FIGHT);
      case Command.FieldPatch(var friend, var patch) ->
          CommandDice.maySpend(state, CommandDie.SPECIAL_ORDER)
              ? Message.of("refused.nothing-to-patch", "figure", friend, "patch", patch)
              : die(CommandDie.SPECIAL_ORDER);
      case Command.Activate _,
          Command.Deal _,
          Command.DefendWithFight _,
          Command.DefendWithSurvive _,
          Command.ChooseFoe _,
          Command.AttackLeaver _,
          Command.LetLeave _,
          Command.Concede _,
          Command.Deploy _,
          Command.EndActivation _,
          Command.Pass _,
          Command.RerollCommand _,
          Command.SpendNoDie _ ->
          Message.of("refused.first", "decision", TaskKind.ACT);
    };
  }

  private Message about(String key) {
    return Message.of(key, "figure", state.id(figure));
  }

  // Movement

  private Message movement(int destination, List<Integer> via, int allowance) {
    String cube = Cube.name(destination);
    if (!state.field().terrain().isStandable(destination)) {
      return Message.of("refused.not-standable", "cube", cube);
    }
    if (!state.figures.hasRoom(figure, destination)) {
      return Refusals.noRoom(state, figure, destination);
    }
    if (state.figures.cubesOf(Side.other(Side.of(figure))).contains(destination)
        && !type.canFight()) {
      return about("refused.no-fight-stat");
    }
    return Message.of(
        via.isEmpty() ? "refused.out-of-reach" : "refused.no-path",
        "figure",
        state.id(figure),
        "cube",
        cube,
        "allowance",
        allowance);
  }

  private Message sprint(int destination, List<Integer> via) {
    if (!state.activation.canLong()) {
      return about("refused.long");
    }
    return BreakingAway.holding(state, figure) == 0
        ? movement(destination, via, Moving.sprint(state, figure))
        : about("refused.held");
  }

  // Special and free actions

  private Message special(Message otherwise) {
    return state.activation.canShort(ActionKind.SPECIAL)
        ? otherwise
        : Refusals.used(state, ActionKind.SPECIAL);
  }

  private Message only(Keyword keyword, Message otherwise) {
    return type.has(keyword)
        ? special(otherwise)
        : Message.of("refused.keyword", "figure", state.id(figure), "keyword", keyword);
  }

  private Message heal(FigureId patient) {
    return only(Keyword.MEDIC, Message.of("refused.nothing-to-heal", "figure", patient));
  }

  private Message carried(Item item, FigureId patient) {
    if (!state.figures.carries(figure, item)) {
      return Refusals.notCarried(state, item);
    }
    return special(
        state.isInMelee(figure)
            ? about("refused.in-melee")
            : Message.of("refused.nothing-to-heal", "figure", patient));
  }

  private Message placeMine(int cube) {
    if (!state.figures.carries(figure, Item.MINE)) {
      return Refusals.notCarried(state, Item.MINE);
    }
    return special(
        state.isInMelee(figure)
            ? about("refused.in-melee")
            : Message.of("refused.no-place-for-mine", "cube", Cube.name(cube)));
  }

  private Message pickUp() {
    if (type.has(Keyword.BESTIAL)) {
      return about("refused.bestial");
    }
    if (state.figures.isCarrying(figure)) {
      return about("refused.hands-full");
    }
    if (state.isInMelee(figure)) {
      return about("refused.in-melee");
    }
    return about(
        state.activation.hasPickedUp() ? "refused.picked-up" : "refused.nothing-to-pick-up");
  }

  private Message die(CommandDie die) {
    int side = Side.of(figure);
    if (Figures.isSentry(figure)) {
      return about("refused.sentry-dice");
    }
    if (!state.hasDie(side, die)) {
      return Message.of("refused.no-die", "die", die);
    }
    if (die == CommandDie.EXTRA_DIE) {
      return Message.of("refused.extra-die");
    }
    return Message.of(
        state.activation.hasSpent(die) ? "refused.die-spent" : "refused.die-useless", "die", die);
  }
}
