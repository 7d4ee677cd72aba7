package plateau.server.store.sql;

/**
 * Where a database has its events.
 *
 * @param tables all tables, as {@code t}, each with the number of its last event
 * @param eventsBehind the events of a match behind a number, in order
 */
public record Finding(String tables, String eventsBehind) {

  /** All of them are steps. */
  public static final Finding AMONG_STEPS =
      new Finding(
          "select t.*, (select max(seq) from step where match = t.id) as last from game_table t",
          "select * from step where match = ? and seq > ? order by seq");
}
