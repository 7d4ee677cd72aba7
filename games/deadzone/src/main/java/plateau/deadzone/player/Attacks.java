package plateau.deadzone.player;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Side;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.FightOdds;
import plateau.deadzone.dice.HitOdds;
import plateau.deadzone.dice.OpposedOdds;
import plateau.deadzone.dice.ShotOdds;
import plateau.deadzone.dice.SuccessOdds;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.skirmish.Combatant;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Explosions;
import plateau.deadzone.skirmish.FightForecast;
import plateau.deadzone.skirmish.Figures;
import plateau.deadzone.skirmish.Grenades;
import plateau.deadzone.skirmish.Modifier;
import plateau.deadzone.skirmish.ShotForecast;

/**
 * What attacks are worth to whoever makes them, in victory points, by their exact odds. For one
 * position; the odds themselves are kept for the whole match.
 */
final class Attacks {

  private static final int DAMAGE_BITS = 5;
  private static final int FIGURE_BITS = 5 + DAMAGE_BITS;
  private static final int WEAPON_BITS = 4;
  private static final int REROLL_BITS = 4;
  private static final int MOST_REROLLS = (1 << REROLL_BITS) - 1;

  private final DeadzoneState state;
  // A figure's number stands for its type, which never changes: types take long to compare.
  private final Map<Long, ShotOdds> shots;
  private final Map<Long, FightOdds> blows;
  private final ShotForecast forecast;

  private Attacks(DeadzoneState state, Map<Long, ShotOdds> shots, Map<Long, FightOdds> blows) {
    this.state = state;
    this.shots = shots;
    this.blows = blows;
    forecast = ShotForecast.in(state);
  }

  static Attacks in(DeadzoneState state) {
    return new Attacks(state, new HashMap<>(), new HashMap<>());
  }

  /** The same for another position of the match. */
  Attacks on(DeadzoneState later) {
    return new Attacks(later, shots, blows);
  }

  // Shots

  /** The best shot of a figure from a cube: 0 when there is none. */
  double bestShot(int shooter, int from, boolean isHeavyAllowed) {
    FigureType type = state.type(shooter);
    double best = 0;
    if (!type.canShoot() || isAmongFoes(shooter, from)) {
      return best;
    }
    for (int left = state.figures.enemiesOf(shooter); left != 0; left = Figures.rest(left)) {
      int target = Figures.first(left);
      best =
          Math.max(
              best, bestShotAt(shooter, from, target, state.figures.cube(target), isHeavyAllowed));
    }
    return best;
  }

  /** The best shot of one figure at another, when they stand in these cubes. */
  double bestShotAt(int shooter, int from, int target, int to, boolean isHeavyAllowed) {
    double best = 0;
    for (Weapon weapon : state.type(shooter).ranged()) {
      if ((isHeavyAllowed || !weapon.has(Keyword.HEAVY)) && isUsable(shooter, weapon, from, to)) {
        int modifiers = forecast.modifiers(weapon, from, to, isFriendIn(shooter, to));
        best = Math.max(best, shot(shooter, weapon, modifiers, 0, target));
        if (weapon.has(Keyword.RAPID_FIRE)) {
          best = Math.max(best, suppression(shooter, weapon, modifiers, 0, target));
        }
      }
    }
    return best;
  }

  private boolean isUsable(int shooter, Weapon weapon, int from, int to) {
    boolean isLoaded = !(weapon.has(Keyword.SLOW_RELOAD) && state.figures.isReloading(shooter));
    return isLoaded && forecast.reaches(weapon, from, to);
  }

  /** A shot from where the shooter stands. */
  double shotNow(int shooter, Weapon weapon, int target, int more, int rerolls) {
    return shot(shooter, weapon, modifiersNow(shooter, weapon, target) | more, rerolls, target);
  }

  /** Suppressive fire from where the shooter stands. */
  double suppressionNow(int shooter, Weapon weapon, int target, int rerolls) {
    int modifiers = modifiersNow(shooter, weapon, target);
    return suppression(shooter, weapon, modifiers, rerolls, target);
  }

  private int modifiersNow(int shooter, Weapon weapon, int target) {
    int to = state.figures.cube(target);
    return forecast.modifiers(weapon, state.figures.cube(shooter), to, isFriendIn(shooter, to));
  }

  private double shot(int shooter, Weapon weapon, int modifiers, int rerolls, int target) {
    ShotOdds odds =
        shots.computeIfAbsent(
            keyOfShot(shooter, weapon, modifiers, rerolls, target),
            _ -> ShotForecast.normal(body(shooter), weapon, modifiers, rerolls, body(target)));
    return Worth.of(odds.hit(), state.type(target)) + odds.pinned() * pinning(target);
  }

  private double suppression(int shooter, Weapon weapon, int modifiers, int rerolls, int target) {
    int suppressive = Modifier.ofSuppression(modifiers);
    ShotOdds odds =
        shots.computeIfAbsent(
            keyOfShot(shooter, weapon, suppressive, rerolls, target),
            _ ->
                ShotForecast.suppressive(
                    body(shooter), weapon, suppressive, rerolls, body(target)));
    return odds.pinned() * pinning(target);
  }

  private long keyOfShot(int shooter, Weapon weapon, int modifiers, int rerolls, int target) {
    long bodies = (keyOf(shooter) << FIGURE_BITS) | keyOf(target);
    long how = ((long) modifiers << REROLL_BITS) | Math.min(rerolls, MOST_REROLLS);
    int number = state.type(shooter).ranged().indexOf(weapon);
    return (((how << WEAPON_BITS) | number) << (2 * FIGURE_BITS)) | bodies;
  }

  private long keyOf(int figure) {
    return ((long) figure << DAMAGE_BITS) | state.figures.damage(figure);
  }

  private double pinning(int figure) {
    return Worth.ofPinning(state, figure);
  }

  // Fights

  /** The best fight of a figure with one of the enemies in a cube: 0 when there is none. */
  double bestFight(int attacker, int cube, boolean hasMovedIn) {
    double best = 0;
    int enemies = state.figures.in(Side.other(Side.of(attacker)), cube);
    if (state.type(attacker).canFight()) {
      for (int left = enemies; left != 0; left = Figures.rest(left)) {
        best = Math.max(best, fight(attacker, Figures.first(left), cube, hasMovedIn));
      }
    }
    return best;
  }

  /** A fight with an enemy whose cube the attacker enters. */
  double charge(int attacker, int defender, int cube) {
    return state.type(attacker).canFight() ? fight(attacker, defender, cube, true) : 0;
  }

  private double fight(int attacker, int defender, int cube, boolean hasMovedIn) {
    double best = Double.NEGATIVE_INFINITY;
    for (Weapon weapon : state.type(attacker).melee()) {
      best = Math.max(best, fight(attacker, weapon, defender, cube, hasMovedIn));
    }
    return best;
  }

  /** A fight with this weapon; the defender answers as is best for it. */
  double fight(int attacker, Weapon weapon, int defender, int cube, boolean hasMovedIn) {
    FightForecast fight = forecast(attacker, defender, cube, hasMovedIn);
    double worth = worth(fight, attacker, weapon, defender, null);
    if (fight.mayBeAnswered()) {
      for (Weapon answer : state.type(defender).melee()) {
        worth = Math.min(worth, worth(fight, attacker, weapon, defender, answer));
      }
    }
    return worth;
  }

  /** What a defence is worth to the defender, with this weapon or, with none, with Survive. */
  double defence(
      int attacker, Weapon weapon, int defender, boolean hasMovedIn, @Nullable Weapon answer) {
    int cube = state.figures.cube(defender);
    FightForecast fight = forecast(attacker, defender, cube, hasMovedIn);
    return -worth(fight, attacker, weapon, defender, answer);
  }

  private FightForecast forecast(int attacker, int defender, int cube, boolean hasMovedIn) {
    int friends = state.figures.in(Side.of(attacker), cube) & ~Figures.bit(attacker);
    int foes = state.figures.in(Side.of(defender), cube) & ~Figures.bit(defender);
    boolean isRushed = state.activation.figure() == attacker && state.activation.isBloodRushed();
    return new FightForecast(
        body(attacker),
        body(defender),
        hasMovedIn,
        friends != 0,
        foes != 0,
        state.figures.isPinned(defender),
        isRushed ? 1 : 0);
  }

  private double worth(
      FightForecast fight, int attacker, Weapon weapon, int defender, @Nullable Weapon answer) {
    FightOdds odds =
        blows.computeIfAbsent(
            keyOfBlow(fight, attacker, weapon, defender, answer),
            _ -> answer == null ? fight.survived(weapon) : fight.answered(weapon, answer));
    return Worth.of(odds.defender(), fight.defender().type())
        - Worth.of(odds.attacker(), fight.attacker().type());
  }

  private long keyOfBlow(
      FightForecast fight, int attacker, Weapon weapon, int defender, @Nullable Weapon answer) {
    long how = fight.frenzy();
    how = (how << 1) | (fight.hasMovedIn() ? 1 : 0);
    how = (how << 1) | (fight.hasFriends() ? 1 : 0);
    how = (how << 1) | (fight.foeHasFriends() ? 1 : 0);
    how = (how << 1) | (fight.wasPinned() ? 1 : 0);
    how = (how << WEAPON_BITS) | state.type(attacker).melee().indexOf(weapon);
    int back = answer == null ? 0 : 1 + state.type(defender).melee().indexOf(answer);
    how = (how << WEAPON_BITS) | back;
    return (((how << FIGURE_BITS) | keyOf(attacker)) << FIGURE_BITS) | keyOf(defender);
  }

  /** What a leaver risks who breaks away from the enemies in its cube (A7.2). */
  double breakAway(int leaver) {
    double worst = 0;
    int cube = state.figures.cube(leaver);
    for (int left = state.figures.enemiesWith(leaver); left != 0; left = Figures.rest(left)) {
      int enemy = Figures.first(left);
      if (!state.figures.isPinned(enemy) && state.type(enemy).canFight()) {
        FightForecast fight = forecast(enemy, leaver, cube, false);
        for (Weapon weapon : state.type(enemy).melee()) {
          worst = Math.max(worst, worth(fight, enemy, weapon, leaver, null));
        }
      }
    }
    return worst;
  }

  // Explosions

  /** A frag grenade in a cube: what it does to enemies, less what it does to friends. */
  double explosion(int side, int cube) {
    double worth = 0;
    for (int figures = state.figures.in(0, cube) | state.figures.in(1, cube);
        figures != 0;
        figures = Figures.rest(figures)) {
      int figure = Figures.first(figures);
      HitOdds hit =
          HitOdds.of(
              OpposedOdds.of(
                  Explosions.blast(), Attempt.of(Modifier.BASE, state.type(figure).survive())),
              state.type(figure),
              state.figures.damage(figure),
              0);
      double harm = Worth.of(hit, state.type(figure)) + (1 - hit.dead()) * pinning(figure);
      worth += Side.of(figure) == side ? -2 * harm : harm;
    }
    return worth;
  }

  /** The chance that a throw goes where it should. */
  double throwing(int figure) {
    return SuccessOdds.of(Grenades.attempt(state, figure)).atLeast(1);
  }

  // Where

  boolean isAmongFoes(int figure, int cube) {
    return state.figures.isIn(Side.other(Side.of(figure)), cube);
  }

  private boolean isFriendIn(int figure, int cube) {
    return state.figures.isIn(Side.of(figure), cube);
  }

  private Combatant body(int figure) {
    return new Combatant(state.type(figure), state.figures.damage(figure));
  }
}
