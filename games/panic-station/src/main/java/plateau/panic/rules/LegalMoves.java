package plateau.panic.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.station.Direction;
import plateau.panic.station.Station;

/** Section 18: the options of the decision on top of the agenda. */
final class LegalMoves {

  private static final int ALL_DIRECTIONS = 4;

  private LegalMoves() {}

  static List<PanicMove> of(PanicState state) {
    MoveList moves = new MoveList();
    long task = state.agenda.top();
    switch (Agenda.kind(task)) {
      case TURN_ACTION -> {
        TurnActions.list(state, moves);
        return FirstSearch.allowedActions(state, moves);
      }
      case PLACE_ROOM -> {
        listPlacements(state, task, moves);
        return FirstSearch.allowedPlacements(state, moves);
      }
      case RUN -> {
        listRuns(state, Role.ALL.get(Agenda.a(task)), moves);
        return FirstSearch.allowedActions(state, moves);
      }
      case MEETING -> listMeeting(state, Role.ALL.get(Agenda.a(task)), moves);
      case OFFER -> listGifts(state, state.current, moves);
      case ANSWER -> listGifts(state, Agenda.b(task), moves);
      case AIM -> Aiming.list(state, task, moves);
      case VESTS -> listVests(state, task, moves);
      case TEAM_SEARCH -> listTeams(state, Agenda.a(task), moves);
      case SHIFT_PARASITE -> listShifts(state, moves);
      case HEAL_IN_BAY -> SharingHealing.listShares(state, moves);
      case FIRST_AID -> SharingHealing.listTreatments(state, Role.ALL.get(Agenda.a(task)), moves);
      default -> throw new IllegalStateException("nobody decides " + Agenda.kind(task));
    }
    return moves;
  }

  /** The only option, or null when there are several; then they stay known. */
  static @Nullable PanicMove onlyOne(PanicState state) {
    List<PanicMove> moves = state.moves();
    if (moves.size() > 1) {
      return null;
    }
    state.forgetMoves();
    return moves.getFirst();
  }

  private static void listPlacements(PanicState state, long task, MoveList moves) {
    int[] placements = new int[Station.MOST_PLACEMENTS];
    int count = PlacingRoom.placements(state, task, placements);
    for (int i = 0; i < count; i++) {
      moves.append(new PanicMove.PlaceRoom(placements[i]));
    }
  }

  private static void listRuns(PanicState state, Role role, MoveList moves) {
    int room = state.roomOf(role);
    boolean security = state.passesSecurity(state.current);
    for (int i = 0; i < ALL_DIRECTIONS; i++) {
      if (state.station.leads(room, Direction.ALL.get(i), security)) {
        moves.append(Moves.run(i));
      }
    }
    moves.append(Moves.STAY_HERE);
  }

  /** Section 9 point 2: trade with one of those present, attack, or make ready for it (R76). */
  private static void listMeeting(PanicState state, Role role, MoveList moves) {
    int others = state.crew.othersIn(state.roomOf(role), state.current);
    for (int seat = 0; seat < state.seats(); seat++) {
      if ((others & Crew.pair(seat)) != 0) {
        moves.append(Moves.trade(seat));
      }
    }
    if (state.turn.actionPoints > 0) {
      for (Weapon weapon : Weapon.ALL) {
        if (Attacking.isReady(state, role, weapon)) {
          moves.append(Moves.attack(role, weapon));
        }
      }
      listWeaponCards(state, role, moves);
    }
  }

  private static void listWeaponCards(PanicState state, Role role, MoveList moves) {
    if (role == Role.ANDROID) {
      listPlay(state, CardKind.AMMO, moves);
      listPlay(state, CardKind.MACHINE_GUN, moves);
    }
    listPlay(state, CardKind.COMBAT_KNIFE, moves);
  }

  private static void listPlay(PanicState state, CardKind kind, MoveList moves) {
    if (state.canPlay(state.current, kind)) {
      moves.append(Moves.play(kind));
    }
  }

  /** Section 10 point 2; cards of one kind once. */
  private static void listGifts(PanicState state, int seat, MoveList moves) {
    for (CardKind kind : CardKind.ALL) {
      if (state.piles.holds(seat, kind) && Giving.mayGive(state, seat, kind)) {
        moves.append(Moves.give(kind));
      }
    }
  }

  private static void listVests(PanicState state, long task, MoveList moves) {
    int most = PlayingVests.mostVests(state, task);
    for (int number = 0; number <= most; number++) {
      moves.append(Moves.vests(number));
    }
  }

  private static void listTeams(PanicState state, int room, MoveList moves) {
    moves.append(Moves.SEARCH_ALONE);
    int partners = TeamSearching.partners(state, room);
    for (int seat = 0; partners != 0 && seat < state.seats(); seat++) {
      if (TeamSearching.isPartner(partners, seat)) {
        moves.append(Moves.searchWith(seat));
      }
    }
  }

  private static void listShifts(PanicState state, MoveList moves) {
    for (int left = state.parasites.onBoard(); left != 0; left &= left - 1) {
      moves.append(Moves.shift(Integer.numberOfTrailingZeros(left)));
    }
  }
}
