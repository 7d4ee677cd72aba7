package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.kernel.words.Message;

/** Why a figure that somebody points at cannot be chosen now. */
public final class Pointing {

  private final DeadzoneState state;
  private final int figure;
  private final FigureId id;

  private Pointing(DeadzoneState state, int figure) {
    this.state = state;
    this.figure = figure;
    id = state.id(figure);
  }

  public static Optional<Message> whyNot(DeadzoneState state, String thing) {
    int figure = ViewPaths.figure(state, thing);
    return figure == Figures.NOBODY ? Optional.empty() : new Pointing(state, figure).whyNot();
  }

  /** Of the commands that one would expect from pointing there, why the first is not legal. */
  private Optional<Message> whyNot() {
    boolean isOwn = Side.of(figure) == state.agenda.side();
    if (figure == state.activation.figure()) {
      return Optional.empty();
    }
    TaskKind kind = state.agenda.kind();
    if (!isOwn && (kind == TaskKind.TURN || kind == TaskKind.EXTRA_TURN)) {
      return Optional.of(Message.of("refused.enemy", "figure", id));
    }
    List<Command> expected = expected(kind, isOwn);
    if (kind == TaskKind.ACT && isOwn && expected.isEmpty()) {
      FigureId active = state.id(state.activation.figure());
      return Optional.of(Message.of("refused.active", "figure", active));
    }
    expected.add(new Command.Activate(id));
    return expected.stream().anyMatch(state::allows)
        ? Optional.empty()
        : Optional.of(Refusals.of(state, expected.getFirst()));
  }

  private List<Command> expected(TaskKind kind, boolean isOwn) {
    List<Command> expected = new ArrayList<>();
    switch (kind) {
      case DEPLOY -> expected.addAll(isOwn ? deployments() : List.of());
      case ACT -> expected.addAll(isOwn ? help() : attacks());
      case FOE -> weapons(false).forEach(with -> expected.add(new Command.ChooseFoe(id, with)));
      case LEAVER ->
          arms(state.scenario.melee(figure))
              .forEach(with -> expected.add(new Command.AttackLeaver(id, with)));
      default -> {}
    }
    return expected;
  }

  private List<Command> deployments() {
    List<Command> legal = new ArrayList<>();
    for (Command command : state.moves()) {
      if (command instanceof Command.Deploy(var other, _) && other.equals(id)) {
        legal.add(command);
      }
    }
    return legal.isEmpty() ? List.of(new Command.Deploy(id, 0)) : legal;
  }

  // What the active figure could ever do for a friend.
  private List<Command> help() {
    List<Command> help = new ArrayList<>();
    for (Command command : state.moves()) {
      if (command instanceof Command.FieldPatch(var other, _) && other.equals(id)) {
        help.add(command);
      }
    }
    int active = state.activation.figure();
    if (state.has(active, Keyword.MEDIC)) {
      help.add(new Command.Heal(id));
    }
    if (state.figures.carries(active, Item.MEDI_PACK)) {
      help.add(new Command.UseMediPack(id));
    }
    if (state.has(active, Keyword.GUNNER)) {
      help.add(new Command.Reload(id));
    }
    if (Figures.isSentry(figure)) {
      help.add(new Command.PackSentry(id));
    }
    return help;
  }

  private List<Command> attacks() {
    List<Command> shots = new ArrayList<>();
    for (WeaponId weapon : weapons(true)) {
      shots.add(new Command.Shoot(id, weapon, false));
      shots.add(new Command.SuppressiveFire(id, weapon));
      shots.add(new Command.FreeShot(id, weapon, false));
    }
    List<Command> fights = new ArrayList<>();
    for (WeaponId weapon : weapons(false)) {
      fights.add(new Command.Fight(id, weapon));
      fights.add(new Command.FreeFight(id, weapon));
    }
    boolean isHere = state.figures.cube(figure) == state.figures.cube(state.activation.figure());
    List<Command> attacks = new ArrayList<>(isHere ? fights : shots);
    attacks.addAll(isHere ? shots : fights);
    return attacks;
  }

  private List<WeaponId> weapons(boolean ranged) {
    int active = state.activation.figure();
    return arms(ranged ? state.scenario.ranged(active) : state.scenario.melee(active));
  }

  private List<WeaponId> arms(byte[] numbers) {
    List<WeaponId> arms = new ArrayList<>();
    for (byte number : numbers) {
      arms.add(WeaponId.of(state.weapon(number)));
    }
    return arms;
  }
}
