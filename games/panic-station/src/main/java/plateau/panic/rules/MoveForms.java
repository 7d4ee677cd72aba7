package plateau.panic.rules;

import java.util.List;
import plateau.kernel.MoveForm;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.TerminalFunction;

/** The grammar of moves, in the order of section 18. */
final class MoveForms {

  private static final String ROLE = MoveForm.idOf(Role.ALL);
  private static final String DIRECTION = MoveForm.idOf(Direction.ALL);
  private static final String ROOM = MoveForm.idOf(Room.ALL);
  private static final String CARD = MoveForm.idOf(CardKind.ALL);
  private static final String PLAYER = MoveForm.idOf(Colour.ALL);
  private static final String CHARACTER = MoveForm.idOf(Member.ALL);
  private static final String PARASITE = MoveForm.idOf(Disc.ALL);
  private static final String COORDINATE = "(?:0|-?[1-9]\\d?)";
  private static final String CELL = "\\(" + COORDINATE + "," + COORDINATE + "\\)";

  static final List<MoveForm> ALL =
      List.of(
          new MoveForm("move", "move {role} {direction}", "move " + ROLE + " " + DIRECTION),
          new MoveForm("explore", "explore {room}", "explore " + ROOM),
          new MoveForm("search", "search {room}", "search " + ROOM),
          new MoveForm(
              "attack",
              "attack {role} {weapon}",
              "attack " + ROLE + " " + MoveForm.idOf(Weapon.ALL)),
          new MoveForm(
              "grenade", "grenade {role} {direction}", "grenade " + ROLE + " " + DIRECTION),
          new MoveForm(
              "terminal",
              "terminal {room} {function}",
              "terminal " + ROOM + " " + MoveForm.idOf(TerminalFunction.ALL)),
          plain("heal"),
          new MoveForm("play", "play {card}", "play " + CARD),
          new MoveForm("first-aid", "first-aid {role}", "first-aid " + ROLE),
          new MoveForm("scan", "scan {player}", "scan " + PLAYER),
          plain("burn"),
          plain("end"),
          new MoveForm(
              "place", "place ({x},{y})r{rotation}", "place " + CELL + "r(?:0|90|180|270)"),
          new MoveForm("trade", "trade {player}", "trade " + PLAYER),
          new MoveForm("give", "give {card}", "give " + CARD),
          new MoveForm("aim-character", "aim {character}", "aim " + CHARACTER),
          new MoveForm("aim-parasite", "aim {parasite}", "aim " + PARASITE),
          new MoveForm("vests", "vests {number}", "vests \\d"),
          new MoveForm("run", "run {direction}", "run " + DIRECTION),
          plain("stay"),
          plain("alone"),
          new MoveForm("with", "with {player}", "with " + PLAYER),
          new MoveForm("shift", "shift {parasite}", "shift " + PARASITE),
          new MoveForm("heal-2", "heal-2 {character}", "heal-2 " + CHARACTER),
          new MoveForm(
              "heal-1", "heal-1 {character} {character}", "heal-1 " + CHARACTER + " " + CHARACTER));

  private MoveForms() {}

  private static MoveForm plain(String word) {
    return new MoveForm(word, word, word);
  }
}
