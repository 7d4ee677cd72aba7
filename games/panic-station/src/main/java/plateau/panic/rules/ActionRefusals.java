package plateau.panic.rules;

import plateau.kernel.words.Message;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.station.TerminalFunction;
import plateau.panic.view.TaskKind;

/** Why an action (8.2) is not offered to the current player. */
final class ActionRefusals {

  private ActionRefusals() {}

  static Message of(PanicState state, PanicMove move) {
    return switch (move) {
      case PanicMove.Move(var role, var direction) -> Refusals.passage(state, role, direction);
      case PanicMove.Explore(var room) -> explore(state, room);
      case PanicMove.Search(var room) -> search(state, room);
      case PanicMove.Attack(var role, var weapon) -> attack(state, role, weapon);
      case PanicMove.ThrowGrenade(var role, var direction) -> grenade(state, role, direction);
      case PanicMove.UseTerminal(var room, var function) -> terminal(state, room, function);
      case PanicMove.HealInSickBay _ ->
          Message.of(state.turn.sickBayUsed ? "refused.bay-used" : "refused.no-patient");
      case PanicMove.PlayCard(var card) -> play(state, card);
      case PanicMove.UseFirstAid _ ->
          state.canPlay(state.current, CardKind.FIRST_AID_KIT)
              ? Message.of("refused.no-patient")
              : Refusals.card(state, CardKind.FIRST_AID_KIT);
      case PanicMove.ScanBody(var player) ->
          state.canPlay(state.current, CardKind.BODY_SCANNER)
              ? Message.of("refused.not-near", "player", player)
              : Refusals.card(state, CardKind.BODY_SCANNER);
      case PanicMove.BurnHive _ -> burn(state);
      case PanicMove.EndTurn _ -> Message.of("refused.search-first");
      default -> Message.of("refused.first", "decision", TaskKind.TURN_ACTION);
    };
  }

  private static Message explore(PanicState state, Room room) {
    if (!state.isInRoom(room.number())) {
      return Message.of("refused.not-there", "room", room);
    }
    if (state.stack.isEmpty()) {
      return Message.of("refused.stack-empty");
    }
    if (state.turn.exploreFailed) {
      return Message.of("refused.explore-failed");
    }
    RoomCard card = RoomCard.ALL.get(state.stack.card(0));
    if ((Exploring.offered(state) >> room.number() & 1) != 0) {
      return Message.of("refused.search-first");
    }
    return Message.of(
        state.station.fits(card.number()) ? "refused.fits-elsewhere" : "refused.fits-nowhere",
        "card",
        card,
        "room",
        room);
  }

  private static Message search(PanicState state, Room room) {
    if (!state.isInRoom(room.number())) {
      return Message.of("refused.not-there", "room", room);
    }
    boolean hasIcon = (Rooms.SEARCHABLE >> room.number() & 1) != 0;
    return Message.of(hasIcon ? "refused.no-cards" : "refused.no-icon", "room", room);
  }

  private static Message attack(PanicState state, Role role, Weapon weapon) {
    if (state.roomOf(role) == Crew.NOWHERE) {
      return Message.of("refused.dead", "role", role);
    }
    return Message.of(
        Attacking.isReady(state, role, weapon) ? "refused.nothing-to-hit" : "refused.not-ready",
        "weapon",
        weapon);
  }

  private static Message grenade(PanicState state, Role role, Direction direction) {
    if (!state.canPlay(state.current, CardKind.GRENADE)) {
      return Refusals.card(state, CardKind.GRENADE);
    }
    int room = state.roomOf(role);
    boolean leads =
        room != Crew.NOWHERE
            && state.station.leads(room, direction, state.passesSecurity(state.current));
    return leads
        ? Message.of("refused.nobody-there", "direction", direction)
        : Refusals.passage(state, role, direction);
  }

  private static Message terminal(PanicState state, Room room, TerminalFunction function) {
    if (!UsingTerminal.isTerminal(room.number())) {
      return Message.of("refused.no-terminal", "room", room);
    }
    if (!state.isInRoom(room.number())) {
      return Message.of("refused.not-there", "room", room);
    }
    if (state.turn.terminalUsed) {
      return Message.of("refused.terminal-used");
    }
    if (UsingTerminal.isOffered(state, function)) {
      return Message.of("refused.search-first");
    }
    return Message.of(
        function == TerminalFunction.OPEN_DOORS
            ? "refused.doors-open"
            : "refused.nothing-to-reveal");
  }

  private static Message play(PanicState state, CardKind card) {
    return state.canPlay(state.current, card)
        ? Message.of("refused.not-played", "card", card)
        : Refusals.card(state, card);
  }

  private static Message burn(PanicState state) {
    if (state.infection.isInfected(state.current)) {
      return Message.of("refused.burn-infected");
    }
    if (state.crew.room(state.current, Role.TROOPER) != Rooms.HIVE) {
      return Message.of("refused.burn-where");
    }
    return Message.of("refused.burn-cans", "needed", state.options.gasCansToBurn());
  }
}
