package plateau.panic.rules;

import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.station.Direction;
import plateau.panic.station.Passage;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.view.TaskKind;

/**
 * Why a move is not legal now, for the seat that decides: it may hear about its own hand and about
 * what is public, nothing else.
 */
final class Refusals {

  private Refusals() {}

  static Message of(PanicState state, PanicMove move) {
    long task = state.agenda.top();
    TaskKind kind = Agenda.kind(task);
    return switch (move) {
      case PanicMove.Attack attack when kind == TaskKind.MEETING -> inMeeting(state, attack, task);
      case PanicMove.PlayCard(var card) when kind == TaskKind.MEETING ->
          inMeeting(state, card, task);
      case PanicMove.TradeWith(var player) when kind == TaskKind.MEETING ->
          Message.of("refused.not-present", "player", player);
      case PanicMove.PlaceRoom _ when kind == TaskKind.PLACE_ROOM -> place(state, task);
      case PanicMove.Give(var card) when kind == TaskKind.OFFER || kind == TaskKind.ANSWER ->
          give(state, card);
      case PanicMove.AimAtCharacter(var target) when kind == TaskKind.AIM ->
          Message.of("refused.no-target", "target", target);
      case PanicMove.AimAtParasite(var target) when kind == TaskKind.AIM ->
          Message.of("refused.no-target", "target", target);
      case PanicMove.PlayVests _ when kind == TaskKind.VESTS ->
          Message.of("refused.vests", "most", PlayingVests.mostVests(state, task));
      case PanicMove.RunOn(var direction) when kind == TaskKind.RUN ->
          passage(state, Role.ALL.get(Agenda.a(task)), direction);
      case PanicMove.SearchWith(var partner) when kind == TaskKind.TEAM_SEARCH ->
          Message.of("refused.not-present", "player", partner);
      case PanicMove.ShiftParasite(var disc) when kind == TaskKind.SHIFT_PARASITE ->
          Message.of("refused.no-target", "target", disc);
      case PanicMove.HealOne _ when isHealing(kind) -> Message.of("refused.no-patient");
      case PanicMove.HealBoth _ when isHealing(kind) -> Message.of("refused.no-patient");
      default ->
          kind == TaskKind.TURN_ACTION
              ? ActionRefusals.of(state, move)
              : Message.of("refused.first", "decision", kind);
    };
  }

  private static boolean isHealing(TaskKind kind) {
    return kind == TaskKind.HEAL_IN_BAY || kind == TaskKind.FIRST_AID;
  }

  private static Message inMeeting(PanicState state, PanicMove.Attack attack, long task) {
    Role role = Role.ALL.get(Agenda.a(task));
    if (state.turn.actionPoints == 0) {
      return Message.of("refused.no-points-to-attack");
    }
    if (attack.role() != role) {
      return Message.of("refused.other-character", "role", role);
    }
    return Message.of("refused.not-ready", "weapon", attack.weapon());
  }

  private static Message inMeeting(PanicState state, CardKind card, long task) {
    if (state.turn.actionPoints == 0) {
      return Message.of("refused.no-points-to-attack");
    }
    boolean isWeapon =
        card == CardKind.COMBAT_KNIFE
            || (Role.ALL.get(Agenda.a(task)) == Role.ANDROID
                && (card == CardKind.AMMO || card == CardKind.MACHINE_GUN));
    return isWeapon ? card(state, card) : Message.of("refused.not-in-a-meeting", "card", card);
  }

  private static Message place(PanicState state, long task) {
    RoomCard card = RoomCard.ALL.get(state.stack.card(Agenda.b(task)));
    return Message.of(
        state.turn.searchOwed ? "refused.place-search-first" : "refused.place", "card", card);
  }

  private static Message give(PanicState state, CardKind card) {
    int seat = state.decider;
    if (!state.piles.holds(seat, card)) {
      return Message.of("refused.not-in-hand", "card", card);
    }
    if (card == CardKind.HOST) {
      return Message.of("refused.give-host");
    }
    return Message.of(
        card == CardKind.infectionOf(seat) ? "refused.give-own" : "refused.give-foreign",
        "card",
        card);
  }

  /** 8.9: why a card cannot be played from the hand of the deciding seat. */
  static Message card(PanicState state, CardKind card) {
    if (!state.piles.holds(state.decider, card)) {
      return Message.of("refused.not-in-hand", "card", card);
    }
    return Message.of("refused.five-cards", "card", card, "least", state.options.minimumHand() + 1);
  }

  /** Why a character of the current player cannot go that way. */
  static Message passage(PanicState state, Role role, Direction direction) {
    int room = state.roomOf(role);
    if (room == Crew.NOWHERE) {
      return Message.of("refused.dead", "role", role);
    }
    boolean isClosed =
        state.station.passage(room, direction) == Passage.SECURITY
            && !state.passesSecurity(state.current);
    if (isClosed) {
      return Message.of("refused.closed-door", "direction", direction);
    }
    if (state.station.leads(room, direction, state.passesSecurity(state.current))) {
      return Message.of("refused.search-first");
    }
    boolean isRoom = state.station.neighbour(room, direction) != Rooms.NOWHERE;
    return Message.of(
        isRoom ? "refused.wall" : "refused.no-room", "role", role, "direction", direction);
  }
}
