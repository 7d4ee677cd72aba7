package plateau.panic.rules;

import plateau.kernel.words.Message;
import plateau.panic.station.Cell;
import plateau.panic.station.Placement;
import plateau.panic.view.TaskKind;

/** What a move means, in words. */
final class Descriptions {

  private Descriptions() {}

  /** A place for a room is told by its neighbour, as far as the position has one there. */
  static Message of(PanicState state, PanicMove move) {
    if (move instanceof PanicMove.PlaceRoom(int placement) && isPlacing(state)) {
      return PlacingRoom.beside(state, state.agenda.top(), placement)
          .map(beside -> place(beside, Placement.rotation(placement)))
          .orElseGet(() -> of(move));
    }
    return of(move);
  }

  private static boolean isPlacing(PanicState state) {
    return !state.agenda.isEmpty() && Agenda.kind(state.agenda.top()) == TaskKind.PLACE_ROOM;
  }

  private static Message place(Beside beside, int rotation) {
    String key = rotation == 0 ? "move.place" : "move.place-turned";
    return Message.of(key, "side", beside.side(), "beside", beside.card(), "rotation", rotation);
  }

  static Message of(PanicMove move) {
    return switch (move) {
      case PanicMove.Move(var role, var direction) ->
          Message.of("move.move", "role", role, "direction", direction);
      case PanicMove.Explore(var room) -> Message.of("move.explore", "room", room);
      case PanicMove.Search(var room) -> Message.of("move.search", "room", room);
      case PanicMove.Attack(var role, var weapon) ->
          Message.of("move.attack", "role", role, "weapon", weapon);
      case PanicMove.ThrowGrenade(var role, var direction) ->
          Message.of("move.grenade", "role", role, "direction", direction);
      case PanicMove.UseTerminal(var room, var function) ->
          Message.of("move.terminal", "room", room, "function", function);
      case PanicMove.HealInSickBay _ -> Message.of("move.heal");
      case PanicMove.PlayCard(var kind) -> Message.of("move.play", "card", kind);
      case PanicMove.UseFirstAid(var role) -> Message.of("move.first-aid", "role", role);
      case PanicMove.ScanBody(var player) -> Message.of("move.scan", "player", player);
      case PanicMove.BurnHive _ -> Message.of("move.burn");
      case PanicMove.EndTurn _ -> Message.of("move.end");
      case PanicMove.PlaceRoom(int placement) -> placeOnTheGrid(placement);
      case PanicMove.TradeWith(var player) -> Message.of("move.trade", "player", player);
      case PanicMove.Give(var kind) -> Message.of("move.give", "card", kind);
      case PanicMove.AimAtCharacter(var target) -> Message.of("move.aim", "target", target);
      case PanicMove.AimAtParasite(var target) -> Message.of("move.aim", "target", target);
      case PanicMove.PlayVests(int number) ->
          number == 0 ? Message.of("move.no-vest") : Message.of("move.vests", "count", number);
      case PanicMove.RunOn(var direction) -> Message.of("move.run", "direction", direction);
      case PanicMove.StayHere _ -> Message.of("move.stay");
      case PanicMove.SearchAlone _ -> Message.of("move.alone");
      case PanicMove.SearchWith(var partner) -> Message.of("move.with", "player", partner);
      case PanicMove.ShiftParasite(var disc) -> Message.of("move.shift", "disc", disc);
      case PanicMove.HealOne(var member) -> Message.of("move.heal-one", "character", member);
      case PanicMove.HealBoth(var first, var second) ->
          Message.of("move.heal-both", "first", first, "second", second);
    };
  }

  private static Message placeOnTheGrid(int placement) {
    int cell = Placement.cell(placement);
    return Message.of(
        "move.place-on-the-grid",
        "x",
        Cell.x(cell),
        "y",
        Cell.y(cell),
        "rotation",
        Placement.rotation(placement));
  }
}
