package plateau.panic.rules;

import java.util.List;
import plateau.kernel.basis.Named;
import plateau.kernel.journal.Entry;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Status;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.TerminalFunction;

/** What can happen in a game, for the journal. Section 16 says who may read it. */
public sealed interface Happening extends Entry {

  /** A happening that a short account leaves out. */
  sealed interface Detail extends Happening {
    @Override
    default boolean isDetail() {
      return true;
    }
  }

  /** A happening that one seat alone may know. */
  sealed interface Private extends Happening {
    int seat();

    @Override
    default boolean visibleTo(int reader) {
      return reader == seat();
    }
  }

  // Set-up and turns

  record FirstPlayer(Colour player) implements Happening {}

  record Dealt(int seat, List<CardKind> cards) implements Private {
    public Dealt {
      cards = List.copyOf(cards);
    }
  }

  record AlertAtSetUp() implements Happening {}

  record TurnBegan(int turn, Colour player) implements Happening {
    @Override
    public boolean isHeading() {
      return true;
    }
  }

  record MarkerActivated(Colour player) implements Detail {}

  record PairArrived(Colour player) implements Detail {}

  record TurnEnded(Colour player, int left) implements Detail {}

  // Parasites

  record ParasitePhaseBegan(int phase, Colour next) implements Happening {}

  record ParasitesMoved(int die, Direction direction, int count) implements Happening {}

  record ParasitesAttacked(Colour player, Room room, int damage) implements Happening {}

  record ParasiteAppeared(Disc disc, Room room, int die) implements Happening {}

  record ParasiteShifted(Disc disc, Room room) implements Happening {}

  record ParasiteDied(Disc disc) implements Happening {}

  record ParasiteTurnedGrey(Disc disc) implements Happening {}

  // The station

  record Moved(Member character, Room room) implements Happening {}

  record StayedInRun(Member character) implements Detail {}

  record Explored(Colour player, Room room) implements Detail {}

  record WentUnder(RoomCard card) implements Happening {}

  record FoundNoPlace(RoomCard card) implements Happening {}

  /** The place for programs, and for people on which side of a card that was there before. */
  record RoomLaid(RoomCard card, String place, Direction side, RoomCard beside)
      implements Happening {}

  record TerminalUsed(Colour player, Room room, TerminalFunction function) implements Happening {}

  record SickBayUsed(Colour player) implements Happening {}

  record HeatScanTaken(int infected, int humans) implements Happening {}

  record HiveBurned(Member character) implements Happening {}

  // Searching

  record Searched(Colour player, Room room) implements Happening {}

  record SearchedAlone(Colour player) implements Detail {}

  record SearchedTogether(Colour player, Colour partner) implements Happening {}

  record TookCard(Colour player) implements Happening {}

  record Drew(int seat, CardKind card) implements Private {}

  record AlertDrawn(Colour player) implements Happening {}

  record Reshuffled(int count) implements Happening {}

  // Cards

  record CardPlayed(Colour player, CardKind card) implements Happening {}

  record BodyScanned(Colour player, Colour target) implements Happening {}

  record SawHand(int seat, Colour target, List<CardKind> cards) implements Private {
    public SawHand {
      cards = List.copyOf(cards);
    }
  }

  record KitUsed(Member character) implements Happening {}

  record Healed(Member character, int health) implements Happening {}

  // Attacks and wounds

  record Attacked(Member character, Weapon weapon) implements Happening {}

  record Aimed(List<Named> targets) implements Happening {
    public Aimed {
      targets = List.copyOf(targets);
    }
  }

  record KnifeHit(int die) implements Happening {}

  record KnifeMissed(int die) implements Happening {}

  record GrenadeThrown(Member character, Room room) implements Happening {}

  record NoVestPlayed(Colour player) implements Happening {}

  record VestsPlayed(Colour player, int count) implements Happening {}

  record Wounded(Member character, int lost, int left) implements Happening {}

  record Died(Member character) implements Happening {}

  record Eliminated(Colour player) implements Happening {}

  // Trade and infection

  record TradeBegan(Colour player, Colour partner, Room room) implements Happening {}

  /** That a card lies face down, not which one. */
  record CardOffered(Colour player, Colour partner) implements Happening {}

  record Traded(Colour player, Colour partner) implements Detail {}

  record Swapped(int seat, Colour partner, CardKind gave, CardKind got) implements Private {}

  record BecameInfected(int seat, Colour by) implements Private {}

  record BecameHost(int seat) implements Private {}

  /** At the end everything is revealed (section 15). */
  record Revealed(Colour player, Status status, List<CardKind> hand) implements Happening {
    public Revealed {
      hand = List.copyOf(hand);
    }
  }

  record RevealedEliminated(Colour player, Status status) implements Happening {}
}
