package plateau.panic.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.kernel.basis.Seat;
import plateau.panic.cards.Card;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Crew;
import plateau.panic.crew.Role;
import plateau.panic.crew.Status;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Cell;
import plateau.panic.station.Direction;
import plateau.panic.station.Passage;
import plateau.panic.station.Placement;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Station;
import plateau.panic.view.CharacterSeen;
import plateau.panic.view.Ending;
import plateau.panic.view.LaidCard;
import plateau.panic.view.Outcome;
import plateau.panic.view.Own;
import plateau.panic.view.PanicView;
import plateau.panic.view.ParasiteSeen;
import plateau.panic.view.PlayerSeen;
import plateau.panic.view.Rules;
import plateau.panic.view.TaskKind;
import plateau.panic.view.ThisTurn;
import plateau.panic.view.Way;
import plateau.panic.view.WholePlayer;
import plateau.panic.view.WholeView;

/** Section 16: builds what a seat may know. */
final class Views {

  private Views() {}

  static Object of(PanicState state, int seat) {
    return seat == Seat.REFEREE ? whole(state) : seen(state, seat);
  }

  static PanicView seen(PanicState state, int seat) {
    Records records = new Records(state, seat);
    RoomStack stack = state.stack;
    return new PanicView(
        state.turnNumber,
        Colour.ALL.get(state.first),
        Colour.ALL.get(state.current),
        Pendings.of(state),
        thisTurn(state.turn),
        Colour.ALL.get(state.marker),
        state.markerActive,
        state.phases,
        state.doorsOpen,
        station(state),
        ways(state.station),
        stack.isEmpty() ? Optional.empty() : Optional.of(RoomCard.ALL.get(stack.card(0))),
        stack.size(),
        cards(stack.cards().subList(stack.size() - stack.seenAtBottom(), stack.size())),
        players(state, records),
        parasites(state),
        state.parasites.greyInSupply(),
        state.parasites.blackInSupply(),
        state.piles.deckSize(),
        records.deckOf(),
        records.alerts(),
        Card.kindsOf(state.piles.discardPile()),
        Long.bitCount(state.piles.outOfGame()),
        records.trades(),
        records.bodyScans(),
        records.heatScans(),
        seat < 0 ? Optional.empty() : Optional.of(own(state, records, seat)),
        outcome(state),
        rules(state.options));
  }

  private static WholeView whole(PanicState state) {
    List<WholePlayer> players = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      players.add(
          new WholePlayer(
              Colour.ALL.get(seat),
              state.infection.status(seat),
              Card.idsOf(state.piles.hand(seat)),
              Card.idsOf(state.piles.table(seat)),
              colours(PanicState.seats(state.infection.knownTo(seat))),
              state.infection.hasServed(seat)));
    }
    return new WholeView(
        seen(state, Seat.REFEREE),
        players,
        colours(state.infection.order()),
        Infections.of(state),
        Arrays.stream(state.piles.deck()).mapToObj(Card::id).toList(),
        Card.idsOf(state.piles.discardPile()),
        Card.idsOf(state.piles.outOfGame()),
        cards(state.stack.cards()),
        Pendings.agenda(state),
        History.summary(state.history));
  }

  private static Own own(PanicState state, Records records, int seat) {
    return new Own(
        Colour.ALL.get(seat),
        state.infection.status(seat),
        Card.kindsOf(state.piles.hand(seat)),
        records.drawn(),
        colours(PanicState.seats(state.infection.knownTo(seat))),
        offeredBy(state, seat));
  }

  private static Optional<CardKind> offeredBy(PanicState state, int seat) {
    if (seat != state.current || state.agenda.isEmpty()) {
      return Optional.empty();
    }
    long task = state.agenda.top();
    return Agenda.kind(task) == TaskKind.ANSWER
        ? Optional.of(CardKind.ALL.get(Agenda.c(task)))
        : Optional.empty();
  }

  private static ThisTurn thisTurn(TurnNotes turn) {
    return new ThisTurn(
        turn.actionPoints,
        turn.searchOwed,
        turn.terminalUsed,
        turn.sickBayUsed,
        turn.exploreFailed,
        turn.stackExceptionUsed,
        rooms(turn.attacked()),
        rooms(turn.settled(Role.TROOPER)),
        rooms(turn.settled(Role.ANDROID)),
        rooms(turn.ran(Role.TROOPER)),
        rooms(turn.ran(Role.ANDROID)));
  }

  private static List<LaidCard> station(PanicState state) {
    List<LaidCard> laid = new ArrayList<>();
    for (RoomCard card : RoomCard.ALL) {
      if (state.station.isLaid(card.number())) {
        int placement = state.station.placement(card.number());
        int cell = Placement.cell(placement);
        laid.add(
            new LaidCard(
                card,
                Cell.x(cell),
                Cell.y(cell),
                Placement.rotation(placement),
                state.station.isRed(card.number())));
      }
    }
    return laid;
  }

  private static List<Way> ways(Station station) {
    List<Way> ways = new ArrayList<>();
    for (Room room : Room.ALL) {
      for (Direction direction : Direction.ALL) {
        Passage passage = station.passage(room.number(), direction);
        if (passage != Passage.NONE) {
          Room there = Room.of(station.neighbour(room.number(), direction));
          ways.add(new Way(room, direction, Optional.of(there), passage));
        } else if (station.endsOpen(room.number(), direction)) {
          ways.add(new Way(room, direction, Optional.empty(), passage));
        }
      }
    }
    return ways;
  }

  private static List<PlayerSeen> players(PanicState state, Records records) {
    List<PlayerSeen> players = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      players.add(
          new PlayerSeen(
              Colour.ALL.get(seat),
              state.crew.isAlive(seat),
              (state.begun >> seat & 1) != 0,
              character(state, 2 * seat),
              character(state, 2 * seat + 1),
              state.piles.handSize(seat),
              Card.kindsOf(state.piles.table(seat)),
              state.piles.bullets(seat),
              records.drawnBy(seat)));
    }
    return players;
  }

  private static CharacterSeen character(PanicState state, int member) {
    int room = state.crew.room(member);
    return new CharacterSeen(
        room == Crew.NOWHERE ? Optional.empty() : Optional.of(Room.of(room)),
        state.crew.health(member));
  }

  private static List<ParasiteSeen> parasites(PanicState state) {
    List<ParasiteSeen> seen = new ArrayList<>();
    for (Disc disc : Disc.ALL) {
      if ((state.parasites.onBoard() >> disc.number() & 1) != 0) {
        Room room = Room.of(state.parasites.room(disc.number()));
        seen.add(new ParasiteSeen(disc, room, state.parasites.showsBlack(disc.number())));
      }
    }
    return seen;
  }

  private static Optional<Outcome> outcome(PanicState state) {
    Ending ending = state.ending;
    if (ending == null) {
      return Optional.empty();
    }
    List<Status> statuses = new ArrayList<>();
    List<List<CardKind>> hands = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      statuses.add(state.infection.status(seat));
      hands.add(Card.kindsOf(state.piles.hand(seat)));
    }
    return Optional.of(
        new Outcome(
            ending,
            colours(PanicState.seats(state.winners)),
            statuses,
            colours(state.infection.order()),
            Infections.of(state),
            hands,
            Arrays.stream(state.piles.deck()).mapToObj(Card::kindOf).toList()));
  }

  private static Rules rules(Options options) {
    return new Rules(
        options.infectionCards(),
        options.gasCansToBurn(),
        options.hostCardLastResort(),
        options.masterAndServant(),
        options.maxParasitePhases(),
        options.bulletsPerAmmo(),
        options.firstAidCostsAp(),
        options.minimumHand());
  }

  private static List<Colour> colours(List<Integer> seats) {
    return seats.stream().map(Colour.ALL::get).toList();
  }

  private static List<RoomCard> cards(List<Integer> numbers) {
    return numbers.stream().map(RoomCard.ALL::get).toList();
  }

  private static List<Room> rooms(int bits) {
    return PanicState.seats(bits).stream().map(Room.ALL::get).toList();
  }
}
