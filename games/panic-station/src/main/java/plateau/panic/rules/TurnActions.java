package plateau.panic.rules;

import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.cards.Piles;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.station.Direction;
import plateau.panic.station.Rooms;
import plateau.panic.station.TerminalFunction;

/** 8.2, decision 1: the actions that are offered, before the duty of the first turn (8.10). */
final class TurnActions {

  private static final int DIRECTIONS = 4;

  private static final CardKind[] PLAYABLE = {
    CardKind.AMMO,
    CardKind.KEY_CARD,
    CardKind.MACHINE_GUN,
    CardKind.TARGETING_SCOPE,
    CardKind.COMBAT_KNIFE,
    CardKind.ADRENALINE
  };

  private TurnActions() {}

  static void list(PanicState state, MoveList moves) {
    int trooper = state.roomOf(Role.TROOPER);
    int android = state.roomOf(Role.ANDROID);
    int other = android == trooper ? Crew.NOWHERE : android;
    boolean security = state.passesSecurity(state.current);
    listMoves(state, Role.TROOPER, trooper, security, moves);
    listMoves(state, Role.ANDROID, android, security, moves);
    listExplores(state, trooper, other, moves);
    listSearch(state, trooper, moves);
    listSearch(state, other, moves);
    listAttacks(state, moves);
    if (state.canPlayCards(state.current)) {
      listGrenades(state, Role.TROOPER, trooper, security, moves);
      listGrenades(state, Role.ANDROID, android, security, moves);
    }
    listTerminal(state, trooper, moves);
    listTerminal(state, other, moves);
    listSickBay(state, moves);
    if (state.canPlayCards(state.current)) {
      listCards(state, moves);
    }
    if (BurningHive.mayBurnHive(state)) {
      moves.append(Moves.BURN_HIVE);
    }
    moves.append(Moves.END_TURN);
  }

  private static void listMoves(
      PanicState state, Role role, int room, boolean security, MoveList moves) {
    for (int i = 0; i < DIRECTIONS && room != Crew.NOWHERE; i++) {
      if (state.station.leads(room, Direction.ALL.get(i), security)) {
        moves.append(Moves.move(role, i));
      }
    }
  }

  private static void listExplores(PanicState state, int room, int other, MoveList moves) {
    int offered = Exploring.offered(state);
    if (room != Crew.NOWHERE && (offered >> room & 1) != 0) {
      moves.append(Moves.explore(room));
    }
    if (other != Crew.NOWHERE && (offered >> other & 1) != 0) {
      moves.append(Moves.explore(other));
    }
  }

  private static void listSearch(PanicState state, int room, MoveList moves) {
    if (room != Crew.NOWHERE && Searching.isOffered(state, room)) {
      moves.append(Moves.search(room));
    }
  }

  private static void listAttacks(PanicState state, MoveList moves) {
    if (state.piles.table(state.current) == 0) {
      return;
    }
    for (Role role : Role.ALL) {
      for (Weapon weapon : Weapon.ALL) {
        if (Attacking.isReady(state, role, weapon) && Aiming.hasTarget(state, role, weapon)) {
          moves.append(Moves.attack(role, weapon));
        }
      }
    }
  }

  /** R71: into a room that holds a parasite or another player's character. */
  private static void listGrenades(
      PanicState state, Role role, int room, boolean security, MoveList moves) {
    if (room == Crew.NOWHERE || !state.piles.holds(state.current, CardKind.GRENADE)) {
      return;
    }
    for (int i = 0; i < DIRECTIONS; i++) {
      Direction direction = Direction.ALL.get(i);
      int next = state.station.neighbour(room, direction);
      if (next != Rooms.NOWHERE
          && state.station.leads(room, direction, security)
          && (state.parasites.in(next) | state.crew.othersIn(next, state.current)) != 0) {
        moves.append(Moves.grenade(role, i));
      }
    }
  }

  private static void listTerminal(PanicState state, int room, MoveList moves) {
    if (state.turn.terminalUsed || room == Crew.NOWHERE || !UsingTerminal.isTerminal(room)) {
      return;
    }
    for (TerminalFunction function : TerminalFunction.ALL) {
      if (UsingTerminal.isOffered(state, function)) {
        moves.append(Moves.terminal(room, function));
      }
    }
  }

  private static void listSickBay(PanicState state, MoveList moves) {
    if (!state.turn.sickBayUsed
        && (HealingInSickBay.isInBed(state, Role.TROOPER)
            || HealingInSickBay.isInBed(state, Role.ANDROID))) {
      moves.append(Moves.HEAL_IN_SICK_BAY);
    }
  }

  private static void listCards(PanicState state, MoveList moves) {
    Piles piles = state.piles;
    int seat = state.current;
    if ((piles.hand(seat) & Card.ITEMS) == 0) {
      return;
    }
    for (CardKind kind : PLAYABLE) {
      if (piles.holds(seat, kind)) {
        moves.append(Moves.play(kind));
      }
    }
    if (piles.holds(seat, CardKind.FIRST_AID_KIT)) {
      for (Role role : Role.ALL) {
        if (UsingFirstAid.hasPatient(state, role)) {
          moves.append(Moves.firstAid(role));
        }
      }
    }
    if (piles.holds(seat, CardKind.BODY_SCANNER)) {
      for (int target = 0; target < state.seats(); target++) {
        if (ScanningBody.mayScan(state, target)) {
          moves.append(Moves.scan(target));
        }
      }
    }
  }
}
