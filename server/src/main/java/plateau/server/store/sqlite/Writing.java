package plateau.server.store.sqlite;

import java.sql.SQLException;
import plateau.kernel.Result;
import plateau.kernel.json.Json;
import plateau.server.store.ChatLine;
import plateau.server.store.Event;
import plateau.server.store.Status;
import plateau.server.store.StoredSeat;
import plateau.server.store.StoredTable;
import plateau.server.store.TimeControl;

/** What is written into a row; {@link Rows} reads it again. */
final class Writing {

  private Writing() {}

  static void table(Session session, StoredTable table) throws SQLException {
    session.change(
        "insert into game_table values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table.id(),
        table.game(),
        table.rules(),
        Json.write(table.options()),
        table.isPublic() ? 1 : 0,
        table.status().id(),
        table.seed(),
        table.fork().map(StoredTable.Fork::table).orElse(null),
        table.fork().map(StoredTable.Fork::step).orElse(null),
        table.clock().map(TimeControl::bankMs).orElse(null),
        table.clock().map(TimeControl::gainMs).orElse(null),
        table.created(),
        table.result().map(Json::write).orElse(null),
        table.hints().id());
  }

  static void seat(Session session, String table, StoredSeat seat) throws SQLException {
    session.change(
        "insert into seat values (?, ?, ?, ?, ?, ?, ?, ?)",
        table,
        seat.seat(),
        seat.kind().id(),
        seat.name(),
        seat.player().orElse(null),
        seat.tokenHash().orElse(null),
        seat.standIn().orElse(null),
        seat.isOutOfTime() ? 1 : 0);
  }

  static int changedSeat(Session session, String table, StoredSeat seat, String condition)
      throws SQLException {
    return session.change(
        "update seat set kind = ?, name = ?, player = ?, token_hash = ?, stand_in = ?, out_of_time"
            + " = ? where table_id = ? and seat = ?"
            + condition,
        seat.kind().id(),
        seat.name(),
        seat.player().orElse(null),
        seat.tokenHash().orElse(null),
        seat.standIn().orElse(null),
        seat.isOutOfTime() ? 1 : 0,
        table,
        seat.seat());
  }

  static void event(Session session, String table, Event event) throws SQLException {
    String sql = "insert into step values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    switch (event) {
      case Event.Played(int seq, long at, var step, String clientId, long spentMs, String note) ->
          session.change(
              sql,
              table,
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
          session.change(sql, table, seq, Rows.TAKEN_BACK, seat, step, "", "", "", "", at, 0, "");
    }
  }

  static void lastEvent(Session session, String table, Event event, Result result)
      throws SQLException {
    event(session, table, event);
    session.change(
        "update game_table set status = ?, result = ? where id = ?",
        Status.OVER.id(),
        Json.write(result),
        table);
  }

  static void chat(Session session, String table, ChatLine line) throws SQLException {
    session.change(
        "insert into chat values (?, ?, ?, ?, ?, ?)",
        table,
        line.number(),
        line.seat(),
        line.name(),
        line.text(),
        line.at());
  }
}
