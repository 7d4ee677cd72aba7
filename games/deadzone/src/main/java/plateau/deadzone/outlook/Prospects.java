package plateau.deadzone.outlook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.SuccessOdds;
import plateau.deadzone.roster.Item;
import plateau.deadzone.skirmish.AttackKind;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Modifier;
import plateau.deadzone.skirmish.Scenario;
import plateau.deadzone.skirmish.Side;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Journal;

/** What there is to know about each legal command of a position. */
final class Prospects {

  private final DeadzoneState state;
  private final Walks walks;

  Prospects(DeadzoneState state) {
    this.state = state;
    walks = new Walks(state);
  }

  Optional<Prospect> of(Command command) {
    return Optional.ofNullable(
        switch (command) {
          case Command.Activate(var figure) -> start(figure);
          case Command.Deploy(var figure, int cube) -> care(figure, cube);
          case Command.Heal(var figure) -> care(figure);
          case Command.UseMediPack(var figure) -> care(figure);
          case Command.Reload(var figure) -> care(figure);
          case Command.PackSentry(var figure) -> care(figure);
          case Command.FieldPatch(var figure, _) -> care(figure);
          case Command.Move(int to, _) -> walks.to(to);
          case Command.Sprint(int to, _) -> walks.to(to);
          case Command.FreeMove(int to) -> walks.to(to);
          case Command.Shoot(var target, var weapon, boolean ammo) -> shot(target, weapon, ammo);
          case Command.FreeShot(var target, var weapon, boolean ammo) -> shot(target, weapon, ammo);
          case Command.SuppressiveFire(var target, var weapon) ->
              attack(AttackKind.SUPPRESSIVE_FIRE, target, weapon);
          case Command.FreeSuppressiveFire(var target, var weapon) ->
              attack(AttackKind.SUPPRESSIVE_FIRE, target, weapon);
          case Command.Fight(var enemy, var weapon) -> attack(AttackKind.FIGHT, enemy, weapon);
          case Command.FreeFight(var enemy, var weapon) -> attack(AttackKind.FIGHT, enemy, weapon);
          case Command.ChooseFoe(var enemy, var weapon) -> entry(enemy, weapon);
          case Command.AttackLeaver(var figure, var weapon) -> leaver(figure, weapon);
          case Command.DefendWithFight(var weapon) -> defence(weapon);
          case Command.DefendWithSurvive _ -> answered(Scenario.NO_WEAPON);
          case Command.SpendDie(var die) when die == CommandDie.EXTRA_DIE -> withDie();
          case Command.SpendNoDie _ -> new Prospect.Blow(Strikes.underWay(state.copy()));
          case Command.ThrowGrenade(int cube) -> toss(cube);
          case Command.PlaceMine(int cube) -> new Prospect.Spot(Cube.name(cube));
          case Command.DisarmMine(int cube) -> new Prospect.Spot(Cube.name(cube));
          case Command.PickUp _, Command.DropItem _, Command.EmplaceSentry _, Command.StandUp _ ->
              here();
          case Command.SpendDie _,
              Command.Deal _,
              Command.LetLeave _,
              Command.Concede _,
              Command.EndActivation _,
              Command.Pass _,
              Command.RerollCommand _ ->
              null;
        });
  }

  // A figure out of control does nothing (A8.1); one that is pinned stands up first (A4.4).
  private Prospect start(FigureId id) {
    int figure = friend(id);
    String cube = Cube.name(state.figures.cube(figure));
    Side side = Side.ALL.get(Side.of(figure));
    if (!state.isControlled(figure)) {
      return new Prospect.Start(id, side, cube, List.of(), List.of(), List.of());
    }
    DeadzoneState active = state.copy();
    play(active, new Command.Activate(id));
    if (active.figures.isPinned(figure)) {
      play(active, new Command.StandUp());
    }
    List<String> advance = new ArrayList<>();
    List<String> sprint = new ArrayList<>();
    for (Command command : active.moves()) {
      switch (command) {
        case Command.Move(int to, _) -> advance.add(Cube.name(to));
        case Command.Sprint(int to, _) -> sprint.add(Cube.name(to));
        default -> {}
      }
    }
    return new Prospect.Start(id, side, cube, advance, sprint, Sightings.of(active));
  }

  // Neither an activation nor standing up needs a die.
  private static void play(DeadzoneState copy, Command command) {
    copy.play(command, new RecordedChance(List.of()), Journal.OFF);
  }

  private Prospect care(FigureId id) {
    return care(id, state.figures.cube(friend(id)));
  }

  private Prospect care(FigureId id, int cube) {
    return new Prospect.Care(id, Side.ALL.get(Side.of(friend(id))), Cube.name(cube));
  }

  private Prospect here() {
    return new Prospect.Spot(Cube.name(state.figures.cube(state.activation.figure())));
  }

  private Prospect shot(FigureId target, WeaponId weapon, boolean withAmmo) {
    int figure = state.activation.figure();
    return withAmmo
        ? new Prospect.Blow(Strikes.withAmmo(state, figure, enemy(target), weapon(figure, weapon)))
        : attack(AttackKind.SHOT, target, weapon);
  }

  private Prospect attack(AttackKind kind, FigureId target, WeaponId weapon) {
    int figure = state.activation.figure();
    return new Prospect.Blow(
        Strikes.declared(state, kind, figure, enemy(target), weapon(figure, weapon)));
  }

  private Prospect entry(FigureId foe, WeaponId weapon) {
    int figure = state.activation.figure();
    return new Prospect.Blow(Strikes.entry(state, figure, enemy(foe), weapon(figure, weapon)));
  }

  private Prospect leaver(FigureId id, WeaponId weapon) {
    int attacker = friend(id);
    return new Prospect.Blow(
        Strikes.declared(
            state,
            AttackKind.BREAK_AWAY,
            attacker,
            state.activation.figure(),
            weapon(attacker, weapon)));
  }

  private Prospect defence(WeaponId weapon) {
    return answered(weapon(state.attack.defender(), weapon));
  }

  private Prospect answered(int weapon) {
    return new Prospect.Blow(Strikes.answered(state.copy(), weapon));
  }

  private Prospect withDie() {
    DeadzoneState copy = state.copy();
    if (state.isAttackersDie()) {
      copy.attack.addAttackDie();
    } else {
      copy.attack.addDefenceDie();
    }
    return new Prospect.Blow(Strikes.underWay(copy));
  }

  private Prospect toss(int cube) {
    int figure = state.activation.figure();
    double hit =
        state.figures.cube(figure) == cube
            ? 1
            : SuccessOdds.of(Attempt.of(Modifier.BASE, state.type(figure).shoot())).atLeast(1);
    boolean isSmoke = state.figures.carries(figure, Item.SMOKE_GRENADE);
    return new Prospect.Toss(
        Cube.name(cube), hit, isSmoke ? List.of() : Blasts.in(state, cube, Side.of(figure)));
  }

  private int friend(FigureId id) {
    return state.scenario.figure(state.toMove(), id);
  }

  private int enemy(FigureId id) {
    return state.scenario.figure(Side.other(state.toMove()), id);
  }

  private int weapon(int figure, WeaponId id) {
    return state.scenario.weapon(figure, id);
  }
}
