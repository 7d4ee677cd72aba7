package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.words.Words;
import plateau.panic.cards.CardKind;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.station.Rooms;
import plateau.panic.view.CharacterSeen;
import plateau.panic.view.PanicView;
import plateau.panic.view.PlayerSeen;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/** What everybody sees of the players: health and place of their pairs, hand size, table. */
final class PlayerTable {

  private static final String MARKER = "▸";
  private static final int GAP = 2;
  private static final int LEAST_TABLE = 14;
  private static final int LIST_INDENT = 4;

  private final PanicView view;
  private final Words words;
  private final Page page;

  PlayerTable(PanicView view, Words words, Page page) {
    this.view = view;
    this.words = words;
    this.page = page;
  }

  /** In columns, or on a narrow screen one player after the other. */
  List<String> lines() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(head());
    view.players().forEach(player -> rows.add(row(player)));
    List<Integer> widths = new ArrayList<>();
    for (int column = 0; column < rows.getFirst().size() - 1; column++) {
      int at = column;
      widths.add(rows.stream().mapToInt(row -> Ink.widthOf(row.get(at))).max().orElse(0) + GAP);
    }
    int start = widths.stream().mapToInt(Integer::intValue).sum();
    boolean narrow = start + LEAST_TABLE > page.width();
    return rows.stream()
        .skip(narrow ? 1 : 0)
        .flatMap(row -> (narrow ? list(row) : line(row, widths)).stream())
        .toList();
  }

  private List<String> head() {
    List<String> head = new ArrayList<>();
    for (String title : List.of("player", "trooper", "android", "cards", "table")) {
      head.add(page.ink().paint(Style.FAINT, words.say("board.head." + title)));
    }
    head.set(0, "  " + head.getFirst());
    return head;
  }

  private List<String> row(PlayerSeen player) {
    String sign = player.colour() == view.current() && view.outcome().isEmpty() ? MARKER : " ";
    String letter = Pieces.letter(player.colour(), words);
    String name = letter + " " + words.name(player.colour());
    String seat = " " + page.ink().paint(Style.FAINT, "(" + (player.colour().seat() + 1) + ")");
    return List.of(
        sign + " " + page.ink().paint(Pieces.style(player.colour()), name) + seat,
        character(player.trooper(), player.begun()),
        character(player.android(), player.begun()),
        player.alive() ? words.say("board.hand-size", "count", player.hand()) : "",
        player.alive() ? table(player) : words.say("board.eliminated"));
  }

  private String character(CharacterSeen character, boolean begun) {
    if (character.health() == 0) {
      return page.ink().paint(Style.FAINT, words.say("board.dead"));
    }
    String place =
        begun ? character.room().map(this::place).orElse("–") : words.say("board.outside");
    String health = words.say("board.health", "health", character.health());
    Style style = character.health() <= 2 ? Style.RED : Style.NORMAL;
    return page.ink().paint(style, health) + " " + place;
  }

  private String place(Room room) {
    String name = words.say("board.room." + RoomCard.ALL.get(Rooms.card(room.number())).id());
    return Rooms.isTwoRooms(Rooms.card(room.number())) && !Rooms.isInner(room.number())
        ? name + "/" + words.say("board.entrance")
        : name;
  }

  private String table(PlayerSeen player) {
    List<CardKind> cards = new ArrayList<>(player.table());
    cards.removeIf(card -> card == CardKind.AMMO);
    String permanent = CardList.of(cards, words);
    if (player.bullets() == 0) {
      return permanent;
    }
    String bullets = words.say("board.bullets", "count", player.bullets());
    return permanent.isEmpty() ? bullets : bullets + " · " + permanent;
  }

  private List<String> line(List<String> row, List<Integer> widths) {
    StringBuilder start = new StringBuilder();
    for (int column = 0; column < widths.size(); column++) {
      start.append(Ink.padded(row.get(column), widths.get(column)));
    }
    String indent = " ".repeat(Ink.widthOf(start.toString()));
    return Wrapping.lines(row.getLast(), page.width(), start.toString(), indent).stream()
        .map(String::stripTrailing)
        .toList();
  }

  private List<String> list(List<String> row) {
    List<String> facts = new ArrayList<>(row.subList(1, row.size()));
    facts.removeIf(String::isEmpty);
    return Wrapping.lines(
        String.join(" · ", facts), page.width(), row.getFirst() + "  ", " ".repeat(LIST_INDENT));
  }
}
