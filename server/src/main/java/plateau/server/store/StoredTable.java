package plateau.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.Result;

/**
 * A table as it was agreed, and how far it has come.
 *
 * @param options of the game, all of them
 * @param isPublic whether everybody may find it
 * @param seed of the dice; secret until the match is over
 * @param last the number of its last event
 * @param turnBegan since when the clock runs, unless something has happened later
 */
public record StoredTable(
    String id,
    String game,
    String rules,
    Map<String, String> options,
    boolean isPublic,
    HintsFor hints,
    long seed,
    Optional<Fork> fork,
    Optional<TimeControl> clock,
    long created,
    Status status,
    Optional<Result> result,
    int last,
    long turnBegan,
    List<StoredSeat> seats) {

  public StoredTable {
    options = Map.copyOf(options);
    seats = List.copyOf(seats);
  }

  /** The same table, as it stands now. */
  public StoredTable standing(
      Status nowStatus, Optional<Result> nowResult, int nowLast, List<StoredSeat> nowSeats) {
    return new StoredTable(
        id, game, rules, options, isPublic, hints, seed, fork, clock, created, nowStatus, nowResult,
        nowLast, turnBegan, nowSeats);
  }

  /** With these people on its seats. */
  public StoredTable seated(List<StoredSeat> all) {
    return standing(status, result, last, all);
  }

  /** The table from which this one was forked, and the last step that they share. */
  public record Fork(String table, int step) {}
}
