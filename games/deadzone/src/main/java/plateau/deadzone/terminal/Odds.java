package plateau.deadzone.terminal;

import java.util.Optional;
import java.util.stream.Collectors;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.FightOdds;
import plateau.deadzone.dice.HitOdds;
import plateau.deadzone.dice.ShotOdds;
import plateau.deadzone.dice.SuccessOdds;
import plateau.deadzone.dice.Successes;
import plateau.deadzone.odds.FightForecast;
import plateau.deadzone.odds.ShotForecast;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.skirmish.AttackKind;
import plateau.deadzone.skirmish.Modifier;
import plateau.deadzone.view.ActivationSeen;
import plateau.deadzone.view.AttackSeen;
import plateau.kernel.words.Words;

/** What may come of a command, in exact odds. */
final class Odds {

  private final Position position;
  private final ShotForecast forecast;
  private final Words words;

  Odds(Position position, Words words) {
    this.position = position;
    this.words = words;
    forecast = new ShotForecast(position.field(), position.smoke());
  }

  /** The odds of a command that rolls dice at once; empty for the others. */
  Optional<String> of(Command command) {
    return switch (command) {
      case Command.Shoot(var target, var weapon, boolean ammo) -> shot(target, weapon, ammo);
      case Command.FreeShot(var target, var weapon, boolean ammo) -> shot(target, weapon, ammo);
      case Command.SuppressiveFire(var target, var weapon) -> suppression(target, weapon);
      case Command.FreeSuppressiveFire(var target, var weapon) -> suppression(target, weapon);
      case Command.Fight(var enemy, var weapon) -> fight(enemy, weapon, false);
      case Command.FreeFight(var enemy, var weapon) -> fight(enemy, weapon, false);
      case Command.ChooseFoe(var enemy, var weapon) -> fight(enemy, weapon, true);
      case Command.ThrowGrenade(int cube) -> grenade(cube);
      case Command.DefendWithFight(var weapon) -> defence(Optional.of(weapon));
      case Command.DefendWithSurvive _ -> defence(Optional.empty());
      default -> Optional.empty();
    };
  }

  private Optional<String> shot(FigureId target, WeaponId id, boolean withAmmo) {
    Soldier shooter = position.active().orElseThrow();
    Soldier enemy = position.soldier(1 - shooter.side(), target);
    Weapon weapon = Position.weapon(shooter, id);
    int modifiers = modifiers(shooter, weapon, enemy) | Modifier.AMMO.when(withAmmo);
    ShotOdds odds = ShotForecast.normal(shooter.body(), weapon, modifiers, rerolls(), enemy.body());
    String harm = harm(odds.hit());
    return Optional.of(
        words.say(
            odds.pinned() > 0 ? "odds.shot-pinning" : "odds.shot",
            "dice",
            dice(modifiers),
            "modifiers",
            named(modifiers),
            "harm",
            harm,
            "pinned",
            percent(odds.pinned())));
  }

  private Optional<String> suppression(FigureId target, WeaponId id) {
    Soldier shooter = position.active().orElseThrow();
    Soldier enemy = position.soldier(1 - shooter.side(), target);
    Weapon weapon = Position.weapon(shooter, id);
    int modifiers = modifiers(shooter, weapon, enemy) | Modifier.SUPPRESSIVE.when(true);
    ShotOdds odds =
        ShotForecast.suppressive(shooter.body(), weapon, modifiers, rerolls(), enemy.body());
    return Optional.of(
        words.say(
            "odds.suppression",
            "dice",
            dice(modifiers),
            "modifiers",
            named(modifiers),
            "pinned",
            percent(odds.pinned())));
  }

  private int modifiers(Soldier shooter, Weapon weapon, Soldier target) {
    boolean isFriendThere = position.hasOther(shooter, target.cube());
    return forecast.modifiers(weapon, shooter.cube(), target.cube(), isFriendThere);
  }

  private int rerolls() {
    boolean isSteady = position.view().activation().filter(ActivationSeen::steadyAim).isPresent();
    return isSteady ? Successes.ALL : 0;
  }

  private Optional<String> fight(FigureId target, WeaponId id, boolean hasMovedIn) {
    Soldier attacker = position.active().orElseThrow();
    Soldier defender = position.soldier(1 - attacker.side(), target);
    Weapon weapon = Position.weapon(attacker, id);
    FightForecast fight = forecast(attacker, defender, hasMovedIn, defender.seen().pinned());
    String survived = words.say("odds.fight", "harm", harm(fight.survived(weapon).defender()));
    String answered =
        fight.mayBeAnswered()
            ? defender.type().melee().stream()
                .map(answer -> answered(fight.answered(weapon, answer), answer))
                .collect(Collectors.joining(" "))
            : "";
    return Optional.of(
        words.say(
            "odds.fight-dice",
            "dice",
            dice(fight.modifiers()),
            "modifiers",
            named(fight.modifiers()),
            "odds",
            (survived + " " + answered).strip()));
  }

  private String answered(FightOdds odds, Weapon answer) {
    return words.say(
        "odds.fight-answered",
        "weapon",
        answer,
        "harm",
        harm(odds.defender()),
        "own",
        harm(odds.attacker()));
  }

  private FightForecast forecast(
      Soldier attacker, Soldier defender, boolean hasMovedIn, boolean wasPinned) {
    boolean isRushed =
        position.view().activation().filter(ActivationSeen::bloodRush).isPresent()
            && position.active().filter(attacker::equals).isPresent();
    return new FightForecast(
        attacker.body(),
        defender.body(),
        hasMovedIn,
        position.hasOther(attacker, defender.cube()),
        position.hasOther(defender, defender.cube()),
        wasPinned,
        isRushed ? 1 : 0);
  }

  // The defender's own odds, before it chooses how to defend itself.
  private Optional<String> defence(Optional<WeaponId> answer) {
    return position
        .view()
        .attack()
        .filter(attack -> attack.kind() == AttackKind.FIGHT)
        .map(attack -> defence(attack, answer));
  }

  private String defence(AttackSeen attack, Optional<WeaponId> answer) {
    Soldier attacker = position.active().orElseThrow();
    Soldier defender = position.soldier(1 - attacker.side(), attack.defender());
    Weapon weapon = Position.weapon(attacker, attack.weapon());
    FightForecast fight = forecast(attacker, defender, attack.movedIn(), attack.wasPinned());
    if (answer.isEmpty()) {
      return words.say("odds.defence", "own", harm(fight.survived(weapon).defender()));
    }
    FightOdds odds = fight.answered(weapon, Position.weapon(defender, answer.get()));
    return words.say(
        "odds.defence-answered", "own", harm(odds.defender()), "harm", harm(odds.attacker()));
  }

  private Optional<String> grenade(int cube) {
    Soldier thrower = position.active().orElseThrow();
    double hit =
        thrower.isIn(cube)
            ? 1
            : SuccessOdds.of(Attempt.of(Modifier.BASE, thrower.type().shoot())).atLeast(1);
    return Optional.of(words.say("odds.grenade", "cube", Cube.name(cube), "hit", percent(hit)));
  }

  private String harm(HitOdds hit) {
    return words.say("odds.harm", "dead", percent(hit.dead()), "injured", percent(hit.injured()));
  }

  private static int dice(int modifiers) {
    return Math.max(1, Modifier.diceWith(modifiers));
  }

  private String named(int modifiers) {
    return Modifier.listOf(modifiers).stream().map(this::named).collect(Collectors.joining(", "));
  }

  private String named(Modifier modifier) {
    int dice = modifier.dice();
    String change = dice == 0 ? "" : dice > 0 ? " +" + dice : " −" + -dice;
    return words.name(modifier) + change;
  }

  // What can happen is never told to be impossible, nor what may fail to be certain.
  private static String percent(double chance) {
    long rounded = Math.round(100 * chance);
    if (rounded == 0 && chance > 0) {
      return "<1";
    }
    return rounded == 100 && chance < 1 - 1e-9 ? ">99" : Long.toString(rounded);
  }
}
