package plateau.server.store.sql;

/**
 * Where a database has its events.
 *
 * @param tables all tables, as {@code t}, each with the number of its last event
 * @param eventsBehind the events of a match behind a number, in order
 */
public record Finding(String tables, String eventsBehind) {

  /** The rematch of the table {@code t}. */
  public static final String REMATCH =
      " (select id from game_table where rematch_of = t.id) as rematch,"
          + " (select rematch_by from game_table where rematch_of = t.id) as asked_by";

  /** All of them are steps. */
  public static final Finding AMONG_STEPS =
      new Finding(
          "select t.*, (select max(seq) from step where match = t.id) as last,"
              + REMATCH
              + " from game_table t",
          "select * from step where match = ? and seq > ? order by seq");
}
