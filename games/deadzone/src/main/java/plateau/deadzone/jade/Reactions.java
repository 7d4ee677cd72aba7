package plateau.deadzone.jade;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.jade.procedure.Rule;
import plateau.deadzone.jade.procedure.Strength;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.journal.Journal;

/** JADE when it is attacked, and when an enemy leaves (B4.5, R55); the journal is told why. */
public final class Reactions {

  private Reactions() {}

  /** The better of Fight and Survive; when they are equal, what its profile is for. */
  public static Command defence(
      FigureId id, FigureType defender, boolean wasPinned, Journal journal) {
    if (isFight(defender) && defender.canFight() && !wasPinned) {
      WeaponId weapon = WeaponId.of(Strength.strongest(defender.melee()));
      if (journal.isOn()) {
        journal.add(
            new JadeReason.JadeFoughtBack(
                id,
                Rule.REACTION_DEFENCE,
                weapon,
                defender.fight(),
                defender.survive(),
                tieBreak(defender, wasPinned)));
      }
      return new Command.DefendWithFight(weapon);
    }
    if (journal.isOn()) {
      journal.add(
          new JadeReason.JadeSurvived(
              id,
              Rule.REACTION_DEFENCE,
              defender.canFight() ? defender.fight() + "+" : "–",
              defender.survive(),
              tieBreak(defender, wasPinned)));
    }
    return new Command.DefendWithSurvive();
  }

  private static boolean isFight(FigureType defender) {
    return defender.profile() == Profile.COMBAT
        ? defender.fight() <= defender.survive()
        : defender.fight() < defender.survive();
  }

  private static TieBreak tieBreak(FigureType defender, boolean wasPinned) {
    if (wasPinned || !defender.canFight()) {
      return TieBreak.ONLY_ONE;
    }
    return defender.fight() == defender.survive() ? TieBreak.PROFILE : TieBreak.BETTER_NUMBER;
  }

  /** Who attacks an enemy that breaks away from this cube: the one that fights best. */
  public static Command leaver(Table table, int side, int cube, Journal journal) {
    List<Integer> able = ableIn(table, side, cube);
    if (able.isEmpty()) {
      return new Command.LetLeave();
    }
    int best = able.getFirst();
    for (int figure : able) {
      if (isBetter(table.type(figure), table.type(best))) {
        best = figure;
      }
    }
    WeaponId weapon = WeaponId.of(strongest(table.type(best)));
    if (journal.isOn()) {
      journal.add(
          new JadeReason.JadeHeld(
              table.id(best),
              Rule.REACTION_LEAVER,
              weapon,
              able.stream().map(table::id).toList(),
              tieBreak(table, best, able)));
    }
    return new Command.AttackLeaver(table.id(best), weapon);
  }

  private static List<Integer> ableIn(Table table, int side, int cube) {
    List<Integer> able = new ArrayList<>();
    for (int figure = table.first(side); figure < table.end(side); figure++) {
      if (table.isAlive(figure)
          && table.cube(figure) == cube
          && !table.isPinned(figure)
          && table.type(figure).canFight()) {
        able.add(figure);
      }
    }
    return able;
  }

  // The lowest Fight number, then the highest melee power, then roster order.
  private static boolean isBetter(FigureType figure, FigureType other) {
    return figure.fight() != other.fight()
        ? figure.fight() < other.fight()
        : strongest(figure).power() > strongest(other).power();
  }

  private static TieBreak tieBreak(Table table, int best, List<Integer> able) {
    if (able.size() == 1) {
      return TieBreak.ONLY_ONE;
    }
    FigureType type = table.type(best);
    List<FigureType> asGood =
        able.stream()
            .filter(figure -> figure != best)
            .map(table::type)
            .filter(other -> other.fight() == type.fight())
            .toList();
    if (asGood.isEmpty()) {
      return TieBreak.BETTER_NUMBER;
    }
    boolean isStronger =
        asGood.stream().allMatch(other -> strongest(other).power() < strongest(type).power());
    return isStronger ? TieBreak.STRONGEST_WEAPON : TieBreak.ROSTER_ORDER;
  }

  private static Weapon strongest(FigureType figure) {
    return Strength.strongest(figure.melee());
  }
}
