package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Words;
import plateau.panic.crew.Role;
import plateau.panic.station.Room;
import plateau.panic.view.CharacterSeen;
import plateau.panic.view.PanicView;
import plateau.panic.view.PlayerSeen;
import plateau.terminal.Style;

/** Who and what stands in a room. */
final class Occupants {

  private final PanicView view;
  private final Words words;

  Occupants(PanicView view, Words words) {
    this.view = view;
    this.words = words;
  }

  /** A token for each player who is there, then one for each face of parasites. */
  List<Token> in(Room room) {
    List<Token> tokens = new ArrayList<>();
    for (PlayerSeen player : view.players()) {
      String pair = pair(player, room);
      if (!pair.isEmpty()) {
        tokens.add(new Token(pair, Pieces.style(player.colour())));
      }
    }
    parasites(room, false).ifPresent(tokens::add);
    parasites(room, true).ifPresent(tokens::add);
    return tokens;
  }

  private String pair(PlayerSeen player, Room room) {
    String trooper =
        isIn(player.trooper(), room) ? Pieces.letter(player.colour(), Role.TROOPER, words) : "";
    String android =
        isIn(player.android(), room) ? Pieces.letter(player.colour(), Role.ANDROID, words) : "";
    return trooper + android;
  }

  private Optional<Token> parasites(Room room, boolean black) {
    long count = parasitesIn(room, black);
    String sign = black ? Pieces.BLACK_PARASITE : Pieces.GREY_PARASITE;
    return count == 0
        ? Optional.empty()
        : Optional.of(new Token(count == 1 ? sign : sign + count, Style.RED));
  }

  private long parasitesIn(Room room, boolean black) {
    return view.parasites().stream()
        .filter(parasite -> parasite.room().equals(room) && parasite.black() == black)
        .count();
  }

  private static boolean isIn(CharacterSeen character, Room room) {
    return character.room().filter(room::equals).isPresent();
  }
}
