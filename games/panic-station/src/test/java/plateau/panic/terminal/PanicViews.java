package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;
import plateau.panic.crew.Status;
import plateau.panic.parasite.Disc;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.view.BodyScanSeen;
import plateau.panic.view.CharacterSeen;
import plateau.panic.view.HeatScanSeen;
import plateau.panic.view.LaidCard;
import plateau.panic.view.Outcome;
import plateau.panic.view.Own;
import plateau.panic.view.PanicView;
import plateau.panic.view.ParasiteSeen;
import plateau.panic.view.Pending;
import plateau.panic.view.PlayerSeen;
import plateau.panic.view.Rules;
import plateau.panic.view.TaskKind;
import plateau.panic.view.ThisTurn;
import plateau.panic.view.TradeSeen;

/** Makes views of Panic Station: four players in the reactor, Red to act, and what a test adds. */
final class PanicViews {

  private final List<LaidCard> station = new ArrayList<>();
  private final List<PlayerSeen> players = new ArrayList<>();
  private final List<ParasiteSeen> parasites = new ArrayList<>();
  private final List<TradeSeen> trades = new ArrayList<>();
  private final List<BodyScanSeen> bodyScans = new ArrayList<>();
  private Pending decision = pending(TaskKind.TURN_ACTION, Optional.empty());
  private boolean doorsOpen;
  private Optional<RoomCard> top = Optional.of(RoomCard.of("team-2"));
  private Optional<Own> own = Optional.empty();
  private Optional<Outcome> outcome = Optional.empty();
  private Colour marker = Colour.GREEN;
  private boolean markerActivated;

  PanicViews() {
    lay("reactor", 0, 0, 0, false);
    for (Colour colour : Colour.ALL.subList(0, 4)) {
      players.add(player(colour, "reactor", "reactor"));
    }
  }

  static PlayerSeen player(Colour colour, String trooper, String android) {
    return new PlayerSeen(
        colour, true, true, character(trooper, 4), character(android, 4), 5, List.of(), 0, 0);
  }

  static CharacterSeen character(String room, int health) {
    return new CharacterSeen(Room.of(room), health);
  }

  PanicViews lay(String card, int x, int y, int rotation, boolean red) {
    station.add(new LaidCard(RoomCard.of(card), x, y, rotation, red));
    return this;
  }

  PanicViews with(PlayerSeen player) {
    if (player.colour().seat() < players.size()) {
      players.set(player.colour().seat(), player);
    } else {
      players.add(player);
    }
    return this;
  }

  PanicViews parasite(int disc, String room, boolean black) {
    parasites.add(new ParasiteSeen(Disc.of(disc), Room.of(room).orElseThrow(), black));
    return this;
  }

  PanicViews doorsOpen() {
    doorsOpen = true;
    return this;
  }

  PanicViews noStack() {
    top = Optional.empty();
    return this;
  }

  PanicViews marker(Colour holder, boolean activated) {
    marker = holder;
    markerActivated = activated;
    return this;
  }

  PanicViews placing(String card) {
    decision = pending(TaskKind.PLACE_ROOM, Optional.of(RoomCard.of(card)));
    return this;
  }

  PanicViews deciding(TaskKind kind) {
    decision = pending(kind, Optional.empty());
    return this;
  }

  PanicViews seenBy(Colour colour, Status status, CardKind... hand) {
    own =
        Optional.of(
            new Own(colour, status, Arrays.asList(hand), List.of(), List.of(), Optional.empty()));
    return this;
  }

  PanicViews knowing(Colour... infected) {
    own =
        own.map(
            before ->
                new Own(
                    before.colour(),
                    before.status(),
                    before.hand(),
                    before.drawn(),
                    List.of(infected),
                    before.offered()));
    return this;
  }

  PanicViews trade(
      int turn, Colour player, Colour partner, Optional<CardKind> gave, Optional<CardKind> got) {
    trades.add(new TradeSeen(turn, player, partner, Room.of(0), gave, got));
    return this;
  }

  PanicViews scan(BodyScanSeen scan) {
    bodyScans.add(scan);
    return this;
  }

  PanicViews over(Outcome end) {
    outcome = Optional.of(end);
    return this;
  }

  PanicView view() {
    boolean isOver = outcome.isPresent();
    return new PanicView(
        7,
        Colour.RED,
        Colour.RED,
        isOver ? Optional.empty() : Optional.of(decision),
        new ThisTurn(
            3, false, false, false, false, false, List.of(), List.of(), List.of(), List.of(),
            List.of()),
        marker,
        markerActivated,
        1,
        doorsOpen,
        station,
        List.of(),
        top,
        top.isPresent() ? 12 : 0,
        List.of(),
        players,
        parasites,
        5,
        5,
        30,
        List.of(),
        List.of(),
        List.of(CardKind.PARASITE_ALERT, CardKind.AMMO, CardKind.AMMO),
        0,
        trades,
        bodyScans,
        List.of(new HeatScanSeen(6, 1, 3)),
        own,
        outcome,
        new Rules(3, 3, false, false, 40, 4, true, 5));
  }

  private static Pending pending(TaskKind kind, Optional<RoomCard> card) {
    return new Pending(
        kind,
        Colour.RED,
        Optional.of(Role.TROOPER),
        Room.of("reactor"),
        card,
        Optional.of(Colour.GREEN),
        Optional.empty(),
        List.of(),
        0,
        0);
  }
}
