package plateau.table.message;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.players.seating.PlayerNames;
import plateau.table.kept.SeatKind;
import plateau.table.kept.StoredSeat;

/** What the seats of a table are called, each otherwise than the others. */
public final class SeatNames {

  /** The name of one seat, put into words where it is said. */
  public record One(String table, List<StoredSeat> seats, int seat, Function<Language, Words> words)
      implements Bilingual {

    @Override
    public String id() {
      return Integer.toString(seat);
    }

    @Override
    public String name(Language language) {
      return of(table, seats, words.apply(language)).get(seat);
    }
  }

  private SeatNames() {}

  /** One for each seat, also for those that are free. */
  public static List<String> of(String table, List<StoredSeat> seats, Words words) {
    PlayerNames players = new PlayerNames(words);
    List<String> names = new ArrayList<>();
    for (StoredSeat seat : seats) {
      names.add(
          isNamed(seat)
              ? seat.name()
              : seat.player()
                  .map(player -> computer(table, seat.seat(), player, players))
                  .orElseGet(() -> players.ofSeat(seat.seat(), seat.name())));
    }
    return PlayerNames.apart(names);
  }

  /** What a computer player on this seat is called; some are somebody in the game itself. */
  public static String computer(String table, int seat, String player, PlayerNames players) {
    return players.persona(player).orElseGet(() -> Cast.at(table, seat));
  }

  // A seat may be kept for a person who has not come yet.
  private static boolean isNamed(StoredSeat seat) {
    return (seat.kind() == SeatKind.PERSON || seat.isKept()) && !seat.name().isEmpty();
  }
}
