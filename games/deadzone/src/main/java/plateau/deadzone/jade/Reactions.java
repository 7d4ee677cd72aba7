package plateau.deadzone.jade;

import plateau.deadzone.command.Command;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Profile;

/** JADE when it is attacked, and when an enemy leaves (B4.5, R55). */
public final class Reactions {

  private Reactions() {}

  /** The better of Fight and Survive; when they are equal, what its profile is for. */
  public static Command defence(FigureType defender, boolean wasPinned) {
    boolean isFight =
        defender.profile() == Profile.COMBAT
            ? defender.fight() <= defender.survive()
            : defender.fight() < defender.survive();
    return isFight && defender.canFight() && !wasPinned
        ? new Command.DefendWithFight(WeaponId.of(Fighting.strongest(defender.melee())))
        : new Command.DefendWithSurvive();
  }

  /** Who attacks an enemy that breaks away from this cube: the one that fights best. */
  public static Command leaver(Table table, int side, int cube) {
    int best = Scene.NOBODY;
    for (int figure = table.first(side); figure < table.end(side); figure++) {
      boolean isAble =
          table.isAlive(figure)
              && table.cube(figure) == cube
              && !table.isPinned(figure)
              && table.type(figure).canFight();
      if (isAble && (best == Scene.NOBODY || isBetter(table.type(figure), table.type(best)))) {
        best = figure;
      }
    }
    return best == Scene.NOBODY
        ? new Command.LetLeave()
        : new Command.AttackLeaver(
            table.id(best), WeaponId.of(Fighting.strongest(table.type(best).melee())));
  }

  // The lowest Fight number, then the highest melee power, then roster order.
  private static boolean isBetter(FigureType figure, FigureType other) {
    return figure.fight() != other.fight()
        ? figure.fight() < other.fight()
        : Fighting.strongest(figure.melee()).power() > Fighting.strongest(other.melee()).power();
  }
}
