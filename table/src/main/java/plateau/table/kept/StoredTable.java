package plateau.table.kept;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.Result;
import plateau.kernel.chance.SaltedSeed;

/**
 * A table as it was agreed, and how far it has come.
 *
 * @param options of the game, all of them
 * @param isPublic whether everybody may find it
 * @param dice their seed and its salt; secret until the match is over
 * @param last the number of its last event
 * @param turnBegan since when the clock runs, unless something has happened later
 * @param shared whose dice these are too, where they are not this table's alone
 * @param rematches the tables at which the same people met before, and meet again
 */
public record StoredTable(
    String id,
    String game,
    String rules,
    Map<String, String> options,
    boolean isPublic,
    HintsFor hints,
    SaltedSeed dice,
    Optional<Fork> fork,
    Optional<SharedDice> shared,
    Optional<TimeControl> clock,
    long created,
    Status status,
    Optional<Result> result,
    int last,
    long turnBegan,
    List<StoredSeat> seats,
    Rematches rematches) {

  public StoredTable {
    options = Map.copyOf(options);
    seats = List.copyOf(seats);
  }

  /** The same table, as it stands now. */
  public StoredTable standing(
      Status nowStatus, Optional<Result> nowResult, int nowLast, List<StoredSeat> nowSeats) {
    return new StoredTable(
        id, game, rules, options, isPublic, hints, dice, fork, shared, clock, created, nowStatus,
        nowResult, nowLast, turnBegan, nowSeats, rematches);
  }

  /** With these rematches before and after it. */
  public StoredTable meeting(Rematches known) {
    return new StoredTable(
        id, game, rules, options, isPublic, hints, dice, fork, shared, clock, created, status,
        result, last, turnBegan, seats, known);
  }

  /** With dice that are not its own, if any are given. */
  public StoredTable sharing(Optional<SharedDice> others) {
    return new StoredTable(
        id, game, rules, options, isPublic, hints, dice, fork, others, clock, created, status,
        result, last, turnBegan, seats, rematches);
  }

  /** The seed of the dice alone; secret until the match is over. */
  public long seed() {
    return dice.number();
  }

  /** With these people on its seats. */
  public StoredTable seated(List<StoredSeat> all) {
    return standing(status, result, last, all);
  }

  /**
   * A rematch: one table follows another, with the same game and the same people.
   *
   * @param table the other one
   * @param by the seat of whoever asked for it
   */
  public record Rematch(String table, int by) {}

  /**
   * What a table follows, and what follows it.
   *
   * @param before the table whose rematch this is
   * @param after the rematch of this one
   */
  public record Rematches(Optional<Rematch> before, Optional<Rematch> after) {

    public static final Rematches NONE = new Rematches(Optional.empty(), Optional.empty());
  }

  /** Where a step was taken over from; empty if it was played here. */
  public Optional<Fork> forkBehind(int step) {
    return fork.filter(before -> step <= before.step());
  }

  /**
   * Where this table goes on from, and the last step that they share.
   *
   * @param table another table, or what no table is called: a match of a tournament, or of a file
   */
  public record Fork(String table, int step) {

    /** What stands in the names of matches that were not played at a table. */
    public static final String ELSEWHERE = "~";

    /** Whether it goes on from a match that no table here has, and whose seed is not kept. */
    public boolean isFromElsewhere() {
      return table.contains(ELSEWHERE);
    }
  }
}
