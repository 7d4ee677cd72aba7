package plateau.app.db;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.words.Problem;
import plateau.players.seating.Seating;
import plateau.table.kept.SeatKind;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;

/** Whether the seats of a table can be as they are kept. */
final class SeatCheck<S extends State<S, M>, M> {

  private static final String HASH = "[0-9a-f]{64}";

  private final Game<S, M> game;
  private final StoredTable table;
  private final List<Difference> found = new ArrayList<>();

  private SeatCheck(Game<S, M> game, StoredTable table) {
    this.game = game;
    this.table = table;
  }

  static <S extends State<S, M>, M> List<Difference> of(Game<S, M> game, StoredTable table) {
    SeatCheck<S, M> check = new SeatCheck<>(game, table);
    check.checkCount();
    check.checkTokens();
    table.seats().forEach(check::check);
    return check.found;
  }

  private void checkCount() {
    int least = game.info().minSeats();
    int most = game.info().maxSeats();
    int count = table.seats().size();
    if (count < least || count > most) {
      found.add(Difference.of(table.id(), "seats", "count", count, "least", least, "most", most));
    }
  }

  // Whoever has a token would sit on both seats.
  private void checkTokens() {
    Set<String> known = new HashSet<>();
    table.seats().stream()
        .filter(seat -> seat.tokenHash().filter(hash -> !known.add(hash)).isPresent())
        .forEach(seat -> found.add(ofSeat(seat, "token-twice")));
  }

  private void check(StoredSeat seat) {
    if (seat.seat() != table.seats().indexOf(seat)) {
      found.add(ofSeat(seat, "seat-number"));
    }
    if (!isTokenFit(seat)) {
      found.add(ofSeat(seat, "token"));
    }
    if (table.status() != Status.WAITING && seat.kind() == SeatKind.OPEN) {
      found.add(ofSeat(seat, "open-seat"));
    }
    seat.deciding()
        .flatMap(this::unknown)
        .ifPresent(problem -> found.add(ofSeat(seat, "player", "why", problem.message())));
  }

  // At a rematch, seats are kept for those who sat there before.
  private boolean isTokenFit(StoredSeat seat) {
    return switch (seat.kind()) {
      case OPEN -> seat.tokenHash().isEmpty() || table.rematches().before().isPresent();
      case COMPUTER -> seat.player().isPresent();
      case PERSON, BOT -> seat.tokenHash().filter(hash -> hash.matches(HASH)).isPresent();
    };
  }

  private Optional<Problem> unknown(String player) {
    try {
      Seating.read(game, player, Seating.People.ABSENT);
      return Optional.empty();
    } catch (Problem unknown) {
      return Optional.of(unknown);
    }
  }

  private Difference ofSeat(StoredSeat seat, String key, Object... more) {
    List<Object> values = new ArrayList<>(List.of("seat", seat.seat() + 1));
    values.addAll(List.of(more));
    return Difference.of(table.id(), key, values.toArray());
  }
}
