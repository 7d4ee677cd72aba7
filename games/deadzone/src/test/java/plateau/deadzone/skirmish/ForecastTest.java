package plateau.deadzone.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.dice.FightOdds;
import plateau.deadzone.dice.HitOdds;
import plateau.deadzone.dice.ShotOdds;
import plateau.deadzone.dice.Successes;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** The odds that are told are those of the dice that the rules roll. */
class ForecastTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();
  private static final Command SURVIVE = new Command.DefendWithSurvive();
  private static final int TRIALS = 4_000;
  private static final double FAR = 5 * Math.sqrt(0.25 / TRIALS);

  /** A command that was legal in a position of a random game. */
  private record Occasion<T extends Command>(DeadzoneState state, T command, String where) {

    int figure() {
      return state.activation.figure();
    }
  }

  private static <T extends Command> List<Occasion<T>> occasions(Class<T> type, int most) {
    List<Occasion<T>> found = new ArrayList<>();
    for (long seed = 1; found.size() < most; seed++) {
      Map<String, String> options = Map.of("north-team", seed % 2 == 0 ? "ash-brood" : "ironworks");
      Chance chance = new Seeded(seed);
      DeadzoneState state = GAME.start(Setup.of(GAME.info(), 2, options), chance, Journal.OFF);
      while (state.toMove() != Seat.OVER) {
        List<Command> moves = state.moves();
        for (Command move : moves) {
          if (type.isInstance(move)) {
            String where = "seed " + seed + ", round " + state.round() + ": " + move;
            found.add(new Occasion<>(state.copy(), type.cast(move), where));
          }
        }
        state.play(moves.get(chance.below(moves.size())), chance, Journal.OFF);
      }
    }
    return found.subList(0, most);
  }

  @Test
  void theModifiersOfAShotAreThoseOfTheRules() {
    for (Occasion<Command.Shoot> shot : occasions(Command.Shoot.class, 500)) {
      DeadzoneState state = shot.state;
      int target = enemy(shot, shot.command.target());
      int weapon = state.scenario.weapon(shot.figure(), shot.command.weapon());
      state.attack.declare(AttackKind.SHOT, shot.figure(), target, weapon);
      assertThat(modifiers(shot)).as(shot.where).isEqualTo(Shooting.modifiers(state, state.attack));
    }
  }

  @Test
  void theOddsOfAShotAreThoseOfItsDice() {
    List<Occasion<Command.Shoot>> shots = occasions(Command.Shoot.class, 400);
    for (int i = 0; i < shots.size(); i += 80) {
      Occasion<Command.Shoot> shot = shots.get(i);
      int target = enemy(shot, shot.command.target());
      ShotOdds odds =
          ShotForecast.normal(
              body(shot.state, shot.figure()),
              weapon(shot),
              modifiers(shot) | Modifier.AMMO.when(shot.command.withAmmo()),
              shot.state.activation.isAimSteady() ? Successes.ALL : 0,
              body(shot.state, target));
      assertThat(played(shot.state, shot.command, target, SURVIVE))
          .as(shot.where)
          .satisfies(seen -> assertThat(seen.dead()).isCloseTo(odds.hit().dead(), within(FAR)))
          .satisfies(
              seen -> assertThat(seen.injured()).isCloseTo(odds.hit().injured(), within(FAR)));
    }
  }

  @Test
  void theOddsOfAFightAreThoseOfItsDice() {
    List<Occasion<Command.Fight>> fights = occasions(Command.Fight.class, 60);
    for (int i = 0; i < fights.size(); i += 15) {
      Occasion<Command.Fight> fight = fights.get(i);
      DeadzoneState state = fight.state;
      int attacker = fight.figure();
      int defender = enemy(fight, fight.command.enemy());
      Weapon weapon = state.weapon(state.scenario.weapon(attacker, fight.command.weapon()));
      FightForecast forecast =
          new FightForecast(
              body(state, attacker),
              body(state, defender),
              false,
              state.figures.friendsWith(attacker) != 0,
              state.figures.friendsWith(defender) != 0,
              state.figures.isPinned(defender),
              state.activation.isBloodRushed() ? 1 : 0);
      FightOdds survived = forecast.survived(weapon);
      HitOdds seen = played(state, fight.command, defender, SURVIVE);
      assertThat(seen.dead()).as(fight.where).isCloseTo(survived.defender().dead(), within(FAR));
      if (forecast.mayBeAnswered()) {
        Weapon answer = state.type(defender).melee().getFirst();
        FightOdds answered = forecast.answered(weapon, answer);
        Command back = new Command.DefendWithFight(WeaponId.of(answer));
        assertThat(played(state, fight.command, attacker, back).dead())
            .as(fight.where)
            .isCloseTo(answered.attacker().dead(), within(FAR));
      }
    }
  }

  @Test
  void theModifiersOfAFightAreThoseOfTheRules() {
    for (Occasion<Command.Fight> fight : occasions(Command.Fight.class, 60)) {
      DeadzoneState state = fight.state;
      int attacker = fight.figure();
      int defender = enemy(fight, fight.command.enemy());
      boolean wasPinned = state.figures.isPinned(defender);
      FightForecast forecast =
          new FightForecast(
              body(state, attacker),
              body(state, defender),
              false,
              state.figures.friendsWith(attacker) != 0,
              state.figures.friendsWith(defender) != 0,
              wasPinned,
              0);
      state.attack.declare(AttackKind.FIGHT, attacker, defender, 0);
      if (wasPinned) {
        state.attack.setWasPinned();
      }
      assertThat(forecast.modifiers())
          .as(fight.where)
          .isEqualTo(Fighting.modifiersOfAttacker(state, state.attack));
      assertThat(forecast.modifiersOfDefender(false))
          .as(fight.where)
          .isEqualTo(Fighting.modifiersOfDefender(state, state.attack));
    }
  }

  // How often a figure is injured anew or dead when the command is played with other dice.
  private static HitOdds played(DeadzoneState state, Command command, int figure, Command defence) {
    int dead = 0;
    int injured = 0;
    for (int trial = 0; trial < TRIALS; trial++) {
      Chance chance = new Seeded(trial);
      DeadzoneState after = state.copy();
      after.play(command, chance, Journal.OFF);
      while (after.toMove() != Seat.OVER && isReaction(after.moves())) {
        List<Command> moves = after.moves();
        after.play(moves.contains(defence) ? defence : moves.getLast(), chance, Journal.OFF);
      }
      if (!after.figures.isStanding(figure)) {
        dead++;
      } else if (after.figures.damage(figure) > state.figures.damage(figure)) {
        injured++;
      }
    }
    double unhurt = TRIALS - injured - dead;
    return new HitOdds(unhurt / TRIALS, injured / (double) TRIALS, dead / (double) TRIALS, 0);
  }

  private static boolean isReaction(List<Command> moves) {
    return moves.getLast() instanceof Command.SpendNoDie
        || moves.getLast() instanceof Command.DefendWithSurvive;
  }

  private static int modifiers(Occasion<Command.Shoot> shot) {
    DeadzoneState state = shot.state;
    int to = state.figures.cube(enemy(shot, shot.command.target()));
    boolean isFriendThere = state.figures.cubesOf(Side.of(shot.figure())).contains(to);
    return ShotForecast.in(state)
        .modifiers(weapon(shot), state.figures.cube(shot.figure()), to, isFriendThere);
  }

  private static Weapon weapon(Occasion<Command.Shoot> shot) {
    return shot.state.weapon(shot.state.scenario.weapon(shot.figure(), shot.command.weapon()));
  }

  private static int enemy(Occasion<?> occasion, FigureId id) {
    return occasion.state.scenario.figure(Side.other(Side.of(occasion.figure())), id);
  }

  private static Combatant body(DeadzoneState state, int figure) {
    return new Combatant(state.type(figure), state.figures.damage(figure));
  }
}
