package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Item;
import plateau.deadzone.view.Reach;
import plateau.deadzone.view.Sighted;
import plateau.deadzone.view.Spot;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;

/** What the deciding side may know of its commands before it chooses. */
public final class Prospects {

  private final DeadzoneState state;
  private final Function<Command, String> notation;
  private final MoveProspects walks;

  private Prospects(DeadzoneState state, Function<Command, String> notation) {
    this.state = state;
    this.notation = notation;
    walks = new MoveProspects(state, notation);
  }

  /** JADE has nothing to choose and is told nothing. */
  public static Outlook of(DeadzoneState state, Function<Command, String> notation) {
    if (state.scenario.isJade(state.toMove())) {
      return Outlook.NONE;
    }
    Prospects prospects = new Prospects(state, notation);
    return new Outlook(
        state.moves().stream().map(prospects::of).toList(),
        Optional.of(new Sighted(state.isActing() ? Sightings.of(state) : List.of())));
  }

  private Prospect of(Command command) {
    Prospect prospect = Prospect.of(notation.apply(command));
    return switch (command) {
      case Command.Activate(var figure) -> activation(friend(figure), prospect);
      case Command.Deploy(var figure, int cube) ->
          MoveProspects.deployment(state, friend(figure), cube, on(friend(figure), prospect));
      case Command.Heal(var figure) -> on(friend(figure), prospect);
      case Command.UseMediPack(var figure) -> on(friend(figure), prospect);
      case Command.Reload(var figure) -> on(friend(figure), prospect);
      case Command.PackSentry(var figure) -> on(friend(figure), prospect);
      case Command.FieldPatch(var figure, _) -> on(friend(figure), prospect);
      case Command.Move(int to, _) -> walks.to(to, prospect);
      case Command.Sprint(int to, _) -> walks.to(to, prospect);
      case Command.FreeMove(int to) -> walks.to(to, prospect);
      case Command.Shoot(var target, var weapon, boolean ammo) ->
          shot(target, weapon, ammo, prospect);
      case Command.FreeShot(var target, var weapon, boolean ammo) ->
          shot(target, weapon, ammo, prospect);
      case Command.SuppressiveFire(var target, var weapon) ->
          attack(AttackKind.SUPPRESSIVE_FIRE, target, weapon, prospect);
      case Command.FreeSuppressiveFire(var target, var weapon) ->
          attack(AttackKind.SUPPRESSIVE_FIRE, target, weapon, prospect);
      case Command.Fight(var enemy, var weapon) ->
          attack(AttackKind.FIGHT, enemy, weapon, prospect);
      case Command.FreeFight(var enemy, var weapon) ->
          attack(AttackKind.FIGHT, enemy, weapon, prospect);
      case Command.ChooseFoe(var enemy, var weapon) ->
          on(enemy(enemy), with(declared(AttackKind.FIGHT, enemy, weapon).movedIn(), prospect));
      case Command.AttackLeaver(var figure, var weapon) -> leaver(figure, weapon, prospect);
      case Command.DefendWithFight(var weapon) ->
          answered(state.scenario.weapon(state.attack.defender(), weapon), prospect);
      case Command.DefendWithSurvive _ -> answered(Scenario.NO_WEAPON, prospect);
      case Command.SpendDie(var die) when die == CommandDie.EXTRA_DIE -> withDie(prospect);
      case Command.SpendNoDie _ -> underWay(state.copy(), prospect);
      case Command.ThrowGrenade(int cube) ->
          ThrowProspects.at(state, cube, prospect).drawnFrom(new Spot(Cube.name(cube)));
      case Command.PlaceMine(int cube) -> prospect.drawnFrom(new Spot(Cube.name(cube)));
      case Command.DisarmMine(int cube) -> prospect.drawnFrom(new Spot(Cube.name(cube)));
      case Command.PickUp(var item) -> pickUp(item, prospect);
      case Command.DropItem _, Command.EmplaceSentry _, Command.StandUp _ -> here(prospect);
      case Command.SpendDie _,
          Command.Deal _,
          Command.LetLeave _,
          Command.Concede _,
          Command.EndActivation _,
          Command.Pass _,
          Command.RerollCommand _ ->
          prospect;
    };
  }

  // A figure out of control does nothing (A8.1).
  private Prospect activation(int figure, Prospect prospect) {
    Prospect told = on(figure, prospect);
    return state.isControlled(figure)
        ? told.drawnFrom(reach(figure))
        : told.noting(List.of(Message.of("outlook.out-of-control"))).drawnFrom(Reach.NONE);
  }

  // One that is pinned stands up first (A4.4).
  private Reach reach(int figure) {
    DeadzoneState active = state.copy();
    play(active, new Command.Activate(state.id(figure)));
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
    return new Reach(advance, sprint, Sightings.of(active));
  }

  // Neither an activation nor standing up needs a die.
  private static void play(DeadzoneState copy, Command command) {
    copy.play(command, new RecordedChance(List.of()), Journal.OFF);
  }

  private Prospect on(int figure, Prospect prospect) {
    return prospect.touching(List.of(ViewPaths.of(state, figure)));
  }

  private Prospect here(Prospect prospect) {
    int figure = state.activation.figure();
    return on(figure, prospect).drawnFrom(new Spot(Cube.name(state.figures.cube(figure))));
  }

  private Prospect shot(FigureId target, WeaponId weapon, boolean withAmmo, Prospect prospect) {
    AttackOdds shot = declared(AttackKind.SHOT, target, weapon);
    return on(enemy(target), with(withAmmo ? shot.withAmmo() : shot, prospect));
  }

  private Prospect attack(AttackKind kind, FigureId target, WeaponId weapon, Prospect prospect) {
    return on(enemy(target), with(declared(kind, target, weapon), prospect));
  }

  private AttackOdds declared(AttackKind kind, FigureId target, WeaponId weapon) {
    int figure = state.activation.figure();
    return AttackOdds.declared(
        state, notation, kind, figure, enemy(target), state.scenario.weapon(figure, weapon));
  }

  private static Prospect with(AttackOdds strike, Prospect prospect) {
    return withOdds(strike.diceOfAttacker(), strike.odds(), prospect);
  }

  private static Prospect withOdds(Message dice, List<Odds> odds, Prospect prospect) {
    Prospect told = prospect.noting(List.of(dice));
    return odds.isEmpty() ? told.noting(List.of(Message.of("outlook.harmless"))) : told.with(odds);
  }

  private Prospect leaver(FigureId id, WeaponId weapon, Prospect prospect) {
    int attacker = friend(id);
    int leaver = state.activation.figure();
    AttackOdds strike =
        AttackOdds.declared(
            state,
            notation,
            AttackKind.BREAK_AWAY,
            attacker,
            leaver,
            state.scenario.weapon(attacker, weapon));
    return on(attacker, with(strike, prospect));
  }

  private Prospect answered(int weapon, Prospect prospect) {
    AttackOdds strike = new AttackOdds(state.copy(), notation).answeredWith(weapon);
    return withOdds(strike.diceOfDefender(), strike.oddsForBoth(), both(prospect));
  }

  private Prospect withDie(Prospect prospect) {
    DeadzoneState copy = state.copy();
    if (state.isAttackersDie()) {
      copy.attack.addAttackDie();
    } else {
      copy.attack.addDefenceDie();
    }
    return underWay(copy, prospect);
  }

  private Prospect underWay(DeadzoneState copy, Prospect prospect) {
    AttackOdds strike = new AttackOdds(copy, notation);
    return state.isAttackersDie()
        ? with(strike, both(prospect))
        : withOdds(strike.diceOfDefender(), strike.oddsForBoth(), both(prospect));
  }

  private Prospect both(Prospect prospect) {
    Attack attack = state.attack;
    return on(attack.defender(), on(attack.attacker(), prospect));
  }

  // A13: what lies face down is one of those that nobody has seen.
  private Prospect pickUp(Optional<Item> item, Prospect prospect) {
    int cube = state.figures.cube(state.activation.figure());
    Prospect told =
        prospect
            .touching(List.of(ViewPaths.ofToken(Items.find(state.tokens, cube, item))))
            .drawnFrom(new Spot(Cube.name(cube)));
    return item.isPresent() ? told : told.with(List.of(Odds.of(finds(cube))));
  }

  private List<Share> finds(int cube) {
    Map<Item, Integer> counts = new EnumMap<>(Item.class);
    List<Item> unseen = state.tokens.unseen();
    unseen.forEach(item -> counts.merge(item, 1, Integer::sum));
    return counts.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .map(
            found ->
                new Share(
                    Message.of("outlook.finds", "item", found.getKey()),
                    (double) found.getValue() / unseen.size(),
                    List.of(),
                    List.<Entry>of(new Event.TokenRevealed(Cube.name(cube), found.getKey()))))
        .toList();
  }

  private int friend(FigureId id) {
    return state.scenario.figure(state.toMove(), id);
  }

  private int enemy(FigureId id) {
    return state.scenario.figure(Side.other(state.toMove()), id);
  }
}
