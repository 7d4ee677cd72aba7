package plateau.panic.rules;

import plateau.kernel.journal.Journal;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Status;
import plateau.panic.view.Ending;

/** Section 15: when the game ends, and who wins. */
final class Endings {

  private Endings() {}

  /** 15.1, after an event before which this many players lived. */
  static void checkDeaths(PanicState state, int livedBefore, Journal journal) {
    int living = state.crew.livingPlayers();
    if (living < livedBefore && living > 0 && state.livingHumans() == 0) {
      end(state, Ending.NO_HUMAN_LEFT, ruleL(state), journal);
    } else if (state.crew.areAllTroopersDead()) {
      end(state, Ending.TROOPERS_DEAD, livingInfected(state), journal);
    }
  }

  /** 15.2, right after the count of a heat scan. */
  static void checkHeatScan(PanicState state, Journal journal) {
    int humans = state.livingHumans();
    if (humans == 0) {
      end(state, Ending.ALL_INFECTED, ruleL(state), journal);
    } else if (humans == 1 && isStranded(state)) {
      end(state, Ending.LAST_HUMAN_STRANDED, livingInfected(state), journal);
    }
  }

  /** R58: no gas can in the last human's hand, in the deck or in the discard pile. */
  private static boolean isStranded(PanicState state) {
    long inReach = state.piles.deckMask() | state.piles.discardPile();
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.crew.isAlive(seat) && !state.infection.isInfected(seat)) {
        inReach |= state.piles.hand(seat);
      }
    }
    return (inReach & CardKind.GAS_CAN.mask()) == 0;
  }

  static void hiveBurned(PanicState state, Journal journal) {
    int humans = living(state) & ~state.infection.infected();
    end(state, Ending.HIVE_BURNED, humans, journal);
  }

  static void deadStation(PanicState state, Journal journal) {
    end(state, Ending.DEAD_STATION, livingInfected(state), journal);
  }

  static void roundLimit(PanicState state, Journal journal) {
    int winners = state.livingHumans() == 0 ? ruleL(state) : livingInfected(state);
    end(state, Ending.ROUND_LIMIT, winners, journal);
  }

  /**
   * All living infected players, but not the last one infected if he is alive and not the first.
   */
  private static int ruleL(PanicState state) {
    int winners = livingInfected(state);
    if (state.infection.orderLength() >= 2) {
      winners &= ~(1 << state.infection.last());
    }
    return winners;
  }

  private static int livingInfected(PanicState state) {
    int winners = living(state) & state.infection.infected();
    if (state.options.masterAndServant()) {
      winners &= state.infection.servants() | hostBit(state);
    }
    return winners;
  }

  private static int hostBit(PanicState state) {
    int host = state.infection.host();
    return host == Infection.NO_HOST ? 0 : 1 << host;
  }

  /** A bit for each living player. */
  static int living(PanicState state) {
    int living = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      living |= state.crew.isAlive(seat) ? 1 << seat : 0;
    }
    return living;
  }

  /** At the end everything is revealed. */
  private static void end(PanicState state, Ending how, int winners, Journal journal) {
    state.end(how, winners);
    for (int seat = 0; journal.isOn() && seat < state.seats(); seat++) {
      journal.add(revealed(state, seat));
    }
  }

  private static Happening revealed(PanicState state, int seat) {
    Colour player = Colour.ALL.get(seat);
    Status status = state.infection.status(seat);
    return state.crew.isAlive(seat)
        ? new Happening.Revealed(player, status, Card.kindsOf(state.piles.hand(seat)))
        : new Happening.RevealedEliminated(player, status);
  }
}
