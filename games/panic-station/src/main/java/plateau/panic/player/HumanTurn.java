package plateau.panic.player;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Rooms;

/** What a human does in his turn: find the Hive and three gas cans, and burn it. */
final class HumanTurn {

  static final List<Rule> RULES =
      List.of(
          HumanTurn::burnTheHive,
          Equipment::layOut,
          HumanTurn::rushToTheHive,
          Flight::runAway,
          Equipment::useFirstAid,
          Fighting::attackEnemies,
          Fighting::throwGrenade,
          Fighting::shootParasites,
          HumanTurn::scanSuspects,
          Equipment::goToSickBay,
          HumanTurn::countTheInfected,
          Scouting::searchHere,
          HumanTurn::lookForTheHive,
          Scouting::goToUnsearched,
          Friends::bringGasCan,
          Friends::fetchGasCan,
          HumanTurn::lookForMore,
          HumanTurn::openTheDoors);

  private static final int HIVE = 1 << Rooms.HIVE;
  private static final int ROUNDS_BETWEEN_SCANS = 3;

  private static final List<Rule> EXPLORE =
      List.of(Scouting::explore, Terminal::revealRoom, Scouting::goOn);

  private static final List<Rule> SEARCH =
      List.of(Scouting::searchAgain, Scouting::goToSearched, Scouting::explore);

  private static final List<Rule> GET_DOORS_OPENED =
      List.of(Terminal::openDoors, Terminal::goThere);

  private HumanTurn() {}

  static @Nullable PanicMove burnTheHive(Situation now) {
    return now.ifLegal(new PanicMove.BurnHive());
  }

  /** With enough gas cans the trooper goes, unless somebody in the Hive would take one of them. */
  static @Nullable PanicMove rushToTheHive(Situation now) {
    if (!now.canBurn() || !now.isHiveLaid()) {
      return null;
    }
    Routes routes = Travel.routes(now, HIVE);
    if (!routes.leadFrom(now.room(Role.TROOPER))) {
      return Rule.first(GET_DOORS_OPENED, now);
    }
    if (isHiveGuarded(now)) {
      return Travel.towards(now, HIVE, Role.ANDROID);
    }
    boolean isShort = routes.cost(now.room(Role.TROOPER)) >= now.actionPoints();
    PanicMove adrenaline = new PanicMove.PlayCard(CardKind.ADRENALINE);
    return isShort && now.isLegal(adrenaline)
        ? adrenaline
        : Travel.towards(now, HIVE, Role.TROOPER);
  }

  private static boolean isHiveGuarded(Situation now) {
    boolean canSpareOne = now.gasCans() > now.gasCansToBurn();
    return !canSpareOne && now.suspicionIn(Rooms.HIVE) >= now.temper().attacksFrom() / 2;
  }

  /** The body scanner, on the most suspect of those who are not proven. */
  static @Nullable PanicMove scanSuspects(Situation now) {
    PanicMove best = null;
    double most = 0;
    for (PanicMove move : now.legal()) {
      if (move instanceof PanicMove.ScanBody(Colour player)
          && !now.isProven(player.seat())
          && now.suspicion(player.seat()) > most) {
        most = now.suspicion(player.seat());
        best = move;
      }
    }
    return best;
  }

  static @Nullable PanicMove countTheInfected(Situation now) {
    boolean isTime = now.turnsSinceHeatScan() >= ROUNDS_BETWEEN_SCANS * now.players();
    return isTime ? Terminal.heatScan(now) : null;
  }

  static @Nullable PanicMove lookForTheHive(Situation now) {
    return now.isHiveLaid() ? null : Rule.first(EXPLORE, now);
  }

  /** Searches again while gas cans or a key card are missing and he can stand a bite. */
  static @Nullable PanicMove lookForMore(Situation now) {
    boolean hasAll = now.canBurn() && now.isHiveLaid() && canReachHive(now);
    return hasAll || isWeak(now) ? null : Rule.first(SEARCH, now);
  }

  private static boolean canReachHive(Situation now) {
    return Travel.routes(now, HIVE).leadFrom(now.room(Role.TROOPER));
  }

  /** With nothing else to do, for those who have no key card. */
  static @Nullable PanicMove openTheDoors(Situation now) {
    return now.isHiveLaid() ? Rule.first(GET_DOORS_OPENED, now) : null;
  }

  private static boolean isWeak(Situation now) {
    int health = 0;
    for (Role role : Role.ALL) {
      health += now.character(Member.index(now.me(), role)).health();
    }
    return health <= now.temper().healsAt();
  }
}
