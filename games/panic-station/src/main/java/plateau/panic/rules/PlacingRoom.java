package plateau.panic.rules;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.kernel.MoveForm;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.panic.rules.PanicMove.PlaceRoom;
import plateau.panic.station.Cell;
import plateau.panic.station.Direction;
import plateau.panic.station.Placement;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.station.Station;
import plateau.panic.view.Surroundings;
import plateau.panic.view.TaskKind;

/** 8.3, decision 2: where the new room goes. */
final class PlacingRoom extends Action<PlaceRoom> {

  PlacingRoom() {
    super(new OnTheGrid(), TaskKind.PLACE_ROOM);
  }

  /** Told by its neighbour, as far as the position has one there. */
  @Override
  Message words(PanicState state, PlaceRoom move) {
    return isAsked(state)
        ? beside(state, state.agenda.top(), move.placement())
            .map(beside -> words(beside, Placement.rotation(move.placement())))
            .orElseGet(move::describe)
        : move.describe();
  }

  private static boolean isAsked(PanicState state) {
    return !state.agenda.isEmpty() && Agenda.kind(state.agenda.top()) == TaskKind.PLACE_ROOM;
  }

  private static Message words(Beside beside, int rotation) {
    String key = rotation == 0 ? "move.place" : "move.place-turned";
    return Message.of(key, "side", beside.side(), "beside", beside.card(), "rotation", rotation);
  }

  @Override
  void offer(PanicState state, long task, MoveList moves) {
    int[] placements = new int[Station.MOST_PLACEMENTS];
    int card = state.stack.card(Agenda.b(task));
    int from = Agenda.a(task);
    int count = placements(state, card, from, placements);
    for (int i = 0; i < count; i++) {
      moves.append(new PlaceRoom(placements[i]));
    }
  }

  @Override
  Message whyNot(PanicState state, long task, PlaceRoom move) {
    RoomCard card = RoomCard.ALL.get(state.stack.card(Agenda.b(task)));
    return Message.of(
        state.turn.searchOwed ? "refused.place-search-first" : "refused.place", "card", card);
  }

  @Override
  boolean leavesSearch(PanicState state, PlaceRoom move) {
    int card = state.stack.card(Agenda.b(state.agenda.top()));
    return FirstSearch.isPossibleWith(state, card, move.placement());
  }

  @Override
  Prospect foretell(Things things, PlaceRoom move, Prospect prospect) {
    Station station = things.state.station;
    long task = things.state.agenda.top();
    RoomCard card = RoomCard.ALL.get(things.state.stack.card(Agenda.b(task)));
    int rotation = Placement.rotation(move.placement());
    List<Direction> doors =
        Direction.ALL.stream().filter(side -> card.edge(side, rotation).isDoor()).toList();
    List<RoomCard> neighbours =
        doors.stream()
            .map(side -> station.cardAt(Cell.next(Placement.cell(move.placement()), side)))
            .filter(other -> other != Rooms.NOWHERE)
            .map(RoomCard.ALL::get)
            .toList();
    Beside beside = beside(things.state, task, move.placement()).orElseThrow();
    return prospect.drawnFrom(new Surroundings(beside.card(), beside.side(), doors, neighbours));
  }

  /** Then points 5 and 7. */
  @Override
  void play(PanicState state, PlaceRoom move, Chance chance, Journal journal) {
    long task = state.agenda.pop();
    int card = state.stack.take(Agenda.b(task));
    if (journal.isOn()) {
      journal.add(laid(state, task, card, move.placement()));
    }
    state.station.lay(card, move.placement());
    if (card == Rooms.HIVE) {
      HeatScan.take(state, journal);
    } else if (state.station.isDead()) {
      Endings.deadStation(state, journal);
    }
  }

  private static Happening laid(PanicState state, long task, int card, int placement) {
    Beside beside = beside(state, task, placement).orElseThrow();
    return new Happening.RoomLaid(
        RoomCard.ALL.get(card), Placement.text(placement), beside.side(), beside.card());
  }

  /** The place as people name it. */
  private static Optional<Beside> beside(PanicState state, long task, int placement) {
    return Beside.of(state.station, Placement.cell(placement), Agenda.a(task));
  }

  /** Writes the places for a card next to a room, or {@link Exploring#ANYWHERE}; how many. */
  static int placements(PanicState state, int card, int from, int[] into) {
    return from == Exploring.ANYWHERE
        ? state.station.placementsAnywhere(card, into)
        : state.station.placements(card, from, into);
  }

  /** By coordinates: {@code place (-1,0)r180}. */
  private static final class OnTheGrid implements Phrase<PlaceRoom> {

    private static final Pattern PLACE = Pattern.compile(pattern("("));

    // No card lies farther from the reactor than the number of the others.
    private static final int FARTHEST = 19;

    private static String pattern(String group) {
      String coordinate = group + "0|-?[1-9]\\d?)";
      String rotation = group + "0|90|180|270)";
      return "place \\(" + coordinate + "," + coordinate + "\\)r" + rotation;
    }

    @Override
    public List<MoveForm> forms() {
      return List.of(new MoveForm("place", "place ({x},{y})r{rotation}", pattern("(?:")));
    }

    @Override
    public Optional<PlaceRoom> read(String text) {
      Matcher place = PLACE.matcher(text);
      if (!place.matches()) {
        return Optional.empty();
      }
      int x = Integer.parseInt(place.group(1));
      int y = Integer.parseInt(place.group(2));
      int rotation = Integer.parseInt(place.group(3));
      return Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST
          ? Optional.empty()
          : Optional.of(new PlaceRoom(Placement.of(Cell.at(x, y), rotation)));
    }

    @Override
    public String text(PlaceRoom move) {
      return "place " + Placement.text(move.placement());
    }

    @Override
    public Message words(PlaceRoom move) {
      int cell = Placement.cell(move.placement());
      return Message.of(
          "move.place-on-the-grid",
          "x",
          Cell.x(cell),
          "y",
          Cell.y(cell),
          "rotation",
          Placement.rotation(move.placement()));
    }
  }
}
