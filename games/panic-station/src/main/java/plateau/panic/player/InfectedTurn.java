package plateau.panic.player;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Rooms;

/** What an infected player does in his turn: hide at first, then infect and hinder. */
final class InfectedTurn {

  static final List<Rule> RULES =
      List.of(
          Equipment::layOut,
          InfectedTurn::callAHeatScan,
          Flight::runAway,
          Equipment::useFirstAid,
          Hunting::hunt,
          Fighting::attackEnemies,
          InfectedTurn::guardTheHive,
          Scouting::searchHere,
          InfectedTurn::hide,
          InfectedTurn::hoard);

  private static final int HIVE = 1 << Rooms.HIVE;

  private static final List<Rule> LIKE_A_HUMAN =
      List.of(Fighting::shootParasites, Scouting::explore, Scouting::goOn);

  private static final List<Rule> HOARD =
      List.of(Scouting::goToUnsearched, Scouting::searchAgain, Scouting::goToSearched);

  private InfectedTurn() {}

  /**
   * A heat scan wins when no human is left, or a single one without a gas can (15.2), unless he
   * would be the last one infected. The way to a terminal is worth it in the first case only.
   */
  static @Nullable PanicMove callAHeatScan(Situation now) {
    int humans = Hunting.countPrey(now);
    if (humans > 1 || Hunting.mayBeTheLast(now)) {
      return null;
    }
    PanicMove scan = Terminal.heatScan(now);
    return scan == null && humans == 0 ? Terminal.goThere(now) : scan;
  }

  /** Whoever enters the Hive then must trade. */
  static @Nullable PanicMove guardTheHive(Situation now) {
    if (Hunting.isHiding(now) || !now.isHiveLaid() || (now.myRooms() & HIVE) != 0) {
      return null;
    }
    PanicMove android = Travel.towards(now, HIVE, Role.ANDROID);
    return android != null ? android : Travel.towards(now, HIVE, Role.TROOPER);
  }

  static @Nullable PanicMove hide(Situation now) {
    return Hunting.isHiding(now) ? Rule.first(LIKE_A_HUMAN, now) : null;
  }

  /** Gas cans in his hand burn nothing, and each search of a red room brings a parasite. */
  static @Nullable PanicMove hoard(Situation now) {
    return Hunting.isHiding(now) ? null : Rule.first(HOARD, now);
  }
}
