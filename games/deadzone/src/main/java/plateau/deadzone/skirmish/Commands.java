package plateau.deadzone.skirmish;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.Patch;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Item;

/**
 * The commands of one scenario, each made when it is first needed and then kept, so that a list of
 * moves allocates nothing else. Many threads may ask: two may make the same command, and both are
 * equal.
 */
final class Commands {

  static final Command.Deal DEAL = new Command.Deal();
  static final Command.DefendWithSurvive SURVIVE = new Command.DefendWithSurvive();
  static final Command.LetLeave LET_LEAVE = new Command.LetLeave();
  static final Command.DropItem DROP_ITEM = new Command.DropItem();
  static final Command.EmplaceSentry EMPLACE_SENTRY = new Command.EmplaceSentry();
  static final Command.EndActivation END_ACTIVATION = new Command.EndActivation();
  static final Command.Pass PASS = new Command.Pass();
  static final Command.SpendNoDie NO_DIE = new Command.SpendNoDie();
  static final Command.StandUp STAND_UP = new Command.StandUp();

  private static final List<Command.SpendDie> SPEND =
      CommandDie.ALL.stream().map(Command.SpendDie::new).toList();
  private static final Command.PickUp PICK_UP_FACE_DOWN = new Command.PickUp(Optional.empty());
  private static final List<Command.PickUp> PICK_UP =
      Item.ALL.stream().map(item -> new Command.PickUp(Optional.of(item))).toList();

  /** The kinds of commands that name a cube. */
  enum AtCube {
    DISARM_MINE,
    MOVE,
    PLACE_MINE,
    FREE_MOVE,
    SPRINT,
    THROW_GRENADE
  }

  /** The kinds of commands that name a figure. */
  enum OnFigure {
    ACTIVATE,
    HEAL,
    PACK_SENTRY,
    RELOAD,
    PATCH_DAMAGE,
    PATCH_RELOAD,
    USE_MEDI_PACK
  }

  /** The kinds of commands that name a figure and a weapon. */
  enum WithWeapon {
    CHOOSE_FOE,
    ATTACK_LEAVER,
    FIGHT,
    SHOOT,
    SHOOT_WITH_AMMO,
    FREE_FIGHT,
    FREE_SHOT,
    FREE_SHOT_WITH_AMMO,
    FREE_SUPPRESSIVE_FIRE,
    SUPPRESSIVE_FIRE
  }

  private final Scenario scenario;
  private final @Nullable Command[] atCubes = new Command[AtCube.values().length * Cube.COUNT];
  private final @Nullable Command[] onFigures =
      new Command[OnFigure.values().length * Figures.COUNT];
  private final @Nullable Command[] withWeapons;
  private final @Nullable Command[] deployments = new Command[Figures.COUNT * Cube.COUNT];
  private final @Nullable Command[] defences;

  Commands(Scenario scenario) {
    this.scenario = scenario;
    withWeapons = new Command[WithWeapon.values().length * Figures.COUNT * scenario.weapons()];
    defences = new Command[scenario.weapons()];
  }

  static Command spend(CommandDie die) {
    return SPEND.get(die.ordinal());
  }

  static Command pickUp(Tokens tokens, int token) {
    return tokens.isFaceDown(token) ? PICK_UP_FACE_DOWN : PICK_UP.get(tokens.item(token).ordinal());
  }

  Command of(AtCube kind, int cube) {
    int at = kind.ordinal() * Cube.COUNT + cube;
    Command known = atCubes[at];
    if (known == null) {
      known = make(kind, cube);
      atCubes[at] = known;
    }
    return known;
  }

  Command of(OnFigure kind, int figure) {
    int at = kind.ordinal() * Figures.COUNT + figure;
    Command known = onFigures[at];
    if (known == null) {
      known = make(kind, figure);
      onFigures[at] = known;
    }
    return known;
  }

  Command of(WithWeapon kind, int figure, int weapon) {
    int at = (kind.ordinal() * Figures.COUNT + figure) * scenario.weapons() + weapon;
    Command known = withWeapons[at];
    if (known == null) {
      known = make(kind, figure, WeaponId.of(scenario.weapon(weapon)));
      withWeapons[at] = known;
    }
    return known;
  }

  Command deploy(int figure, int cube) {
    int at = figure * Cube.COUNT + cube;
    Command known = deployments[at];
    if (known == null) {
      known = new Command.Deploy(scenario.id(figure), cube);
      deployments[at] = known;
    }
    return known;
  }

  Command defendWith(int weapon) {
    Command known = defences[weapon];
    if (known == null) {
      known = new Command.DefendWithFight(WeaponId.of(scenario.weapon(weapon)));
      defences[weapon] = known;
    }
    return known;
  }

  private static Command make(AtCube kind, int cube) {
    return switch (kind) {
      case DISARM_MINE -> new Command.DisarmMine(cube);
      case MOVE -> new Command.Move(cube);
      case PLACE_MINE -> new Command.PlaceMine(cube);
      case FREE_MOVE -> new Command.FreeMove(cube);
      case SPRINT -> new Command.Sprint(cube);
      case THROW_GRENADE -> new Command.ThrowGrenade(cube);
    };
  }

  private Command make(OnFigure kind, int figure) {
    var id = scenario.id(figure);
    return switch (kind) {
      case ACTIVATE -> new Command.Activate(id);
      case HEAL -> new Command.Heal(id);
      case PACK_SENTRY -> new Command.PackSentry(id);
      case RELOAD -> new Command.Reload(id);
      case PATCH_DAMAGE -> new Command.FieldPatch(id, Patch.DAMAGE);
      case PATCH_RELOAD -> new Command.FieldPatch(id, Patch.RELOAD);
      case USE_MEDI_PACK -> new Command.UseMediPack(id);
    };
  }

  private Command make(WithWeapon kind, int figure, WeaponId weapon) {
    var id = scenario.id(figure);
    return switch (kind) {
      case CHOOSE_FOE -> new Command.ChooseFoe(id, weapon);
      case ATTACK_LEAVER -> new Command.AttackLeaver(id, weapon);
      case FIGHT -> new Command.Fight(id, weapon);
      case SHOOT -> new Command.Shoot(id, weapon, false);
      case SHOOT_WITH_AMMO -> new Command.Shoot(id, weapon, true);
      case FREE_FIGHT -> new Command.FreeFight(id, weapon);
      case FREE_SHOT -> new Command.FreeShot(id, weapon, false);
      case FREE_SHOT_WITH_AMMO -> new Command.FreeShot(id, weapon, true);
      case FREE_SUPPRESSIVE_FIRE -> new Command.FreeSuppressiveFire(id, weapon);
      case SUPPRESSIVE_FIRE -> new Command.SuppressiveFire(id, weapon);
    };
  }
}
