package plateau.server.store.sql;

import java.util.Arrays;
import java.util.List;
import plateau.table.kept.Event;

/** What a database keeps of an event; {@link Rows} reads it again. */
public record EventRow(String match, Event event) {

  /** In the order of {@link #values}. */
  public static final String COLUMNS =
      "match, seq, kind, seat, step, move, draws, digest, client_id, at, spent_ms, note";

  /** Changes nothing when the number of the event is taken. */
  static final String INSERT =
      "insert into step ("
          + COLUMNS
          + ") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing";

  public int seq() {
    return event.seq();
  }

  public List<Object> values() {
    return switch (event) {
      case Event.Played(int seq, long at, var step, String clientId, long spentMs, String note) ->
          Arrays.asList(
              match,
              seq,
              Rows.PLAYED,
              step.seat(),
              step.number(),
              step.move(),
              Event.text(step.draws()),
              step.digest(),
              clientId,
              at,
              spentMs,
              note);
      case Event.TakenBack(int seq, long at, int seat, int step) ->
          Arrays.asList(match, seq, Rows.TAKEN_BACK, seat, step, "", "", "", "", at, 0L, "");
    };
  }
}
