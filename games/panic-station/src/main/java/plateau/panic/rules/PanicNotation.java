package plateau.panic.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.panic.station.Cell;
import plateau.panic.station.Placement;

/**
 * A verb and its objects: {@code move trooper north}, {@code search storage-1}, {@code place
 * (-1,0)r180}, {@code give gas-can}, {@code vests 1}.
 */
public final class PanicNotation implements Notation<PanicMove> {

  private static final Pattern PLACE =
      Pattern.compile("place \\((0|-?[1-9]\\d?),(0|-?[1-9]\\d?)\\)r(0|90|180|270)");

  // No card lies farther from the reactor than the number of the others.
  private static final int FARTHEST = 19;

  private static final Map<String, PanicMove> MOVES =
      Moves.all().stream().collect(Collectors.toMap(PanicNotation::text, move -> move));

  @Override
  public String write(PanicMove move) {
    return text(move);
  }

  @Override
  public List<MoveForm> forms() {
    return MoveForms.ALL;
  }

  @Override
  public Optional<PanicMove> read(String text) {
    Matcher place = PLACE.matcher(text);
    return place.matches() ? placement(place) : Optional.ofNullable(MOVES.get(text));
  }

  private static Optional<PanicMove> placement(Matcher place) {
    int x = Integer.parseInt(place.group(1));
    int y = Integer.parseInt(place.group(2));
    if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) {
      return Optional.empty();
    }
    int rotation = Integer.parseInt(place.group(3));
    return Optional.of(new PanicMove.PlaceRoom(Placement.of(Cell.at(x, y), rotation)));
  }

  private static String text(PanicMove move) {
    return switch (move) {
      case PanicMove.Move(var role, var direction) -> "move " + role.id() + " " + direction.id();
      case PanicMove.Explore(var room) -> "explore " + room.id();
      case PanicMove.Search(var room) -> "search " + room.id();
      case PanicMove.Attack(var role, var weapon) -> "attack " + role.id() + " " + weapon.id();
      case PanicMove.ThrowGrenade(var role, var direction) ->
          "grenade " + role.id() + " " + direction.id();
      case PanicMove.UseTerminal(var room, var function) ->
          "terminal " + room.id() + " " + function.id();
      case PanicMove.HealInSickBay _ -> "heal";
      case PanicMove.PlayCard(var kind) -> "play " + kind.id();
      case PanicMove.UseFirstAid(var role) -> "first-aid " + role.id();
      case PanicMove.ScanBody(var player) -> "scan " + player.id();
      case PanicMove.BurnHive _ -> "burn";
      case PanicMove.EndTurn _ -> "end";
      case PanicMove.PlaceRoom(int placement) -> "place " + Placement.text(placement);
      case PanicMove.TradeWith(var player) -> "trade " + player.id();
      case PanicMove.Give(var kind) -> "give " + kind.id();
      case PanicMove.AimAtCharacter(var target) -> "aim " + target.id();
      case PanicMove.AimAtParasite(var target) -> "aim " + target.id();
      case PanicMove.PlayVests(int number) -> "vests " + number;
      case PanicMove.RunOn(var direction) -> "run " + direction.id();
      case PanicMove.StayHere _ -> "stay";
      case PanicMove.SearchAlone _ -> "alone";
      case PanicMove.SearchWith(var partner) -> "with " + partner.id();
      case PanicMove.ShiftParasite(var disc) -> "shift " + disc.id();
      case PanicMove.HealOne(var member) -> "heal-2 " + member.id();
      case PanicMove.HealBoth(var first, var second) -> "heal-1 " + first.id() + " " + second.id();
    };
  }
}
