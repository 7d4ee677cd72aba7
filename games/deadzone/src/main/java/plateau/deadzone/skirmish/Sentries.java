package plateau.deadzone.skirmish;

import plateau.deadzone.roster.Armoury;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.text.Names;
import plateau.kernel.words.Language;

/** The sentry guns of a side, {@code sentry-gun-1} and so on (A11.2). */
final class Sentries {

  private Sentries() {}

  static FigureType numbered(int number) {
    FigureType gun = Armoury.standard().sentryGun();
    return new FigureType(
        gun.id() + "-" + number,
        new Names(
            gun.name(Language.ENGLISH) + " " + number, gun.name(Language.FRENCH) + " " + number),
        gun.role(),
        gun.stats(),
        gun.arms(),
        gun.keywords(),
        gun.item(),
        gun.profile());
  }
}
