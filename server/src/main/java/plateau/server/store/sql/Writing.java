package plateau.server.store.sql;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Result;
import plateau.kernel.json.Json;
import plateau.table.kept.ChatLine;
import plateau.table.kept.Event;
import plateau.table.kept.SharedDice;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TimeControl;
import plateau.table.kept.UndoLine;

/** What is written into a row; {@link Rows} reads it again. */
final class Writing {

  private Writing() {}

  /** Whether it was written: a table has but one rematch, and on a day one try counts. */
  static boolean table(Session session, StoredTable table) throws SQLException {
    if (row(session, table) == 0) {
      return false;
    }
    for (StoredSeat seat : table.seats()) {
      seat(session, table.id(), seat);
    }
    return true;
  }

  private static int row(Session session, StoredTable table) throws SQLException {
    Optional<StoredTable.Rematch> before = table.rematches().before();
    return session.change(
        "insert into game_table (id, game, rules, options, is_public, status, seed, fork_table,"
            + " fork_step, bank_ms, gain_ms, created, result, hints, turn_began,"
            + " salt, rematch_of, rematch_by, dice_with, dice_of, counted_for)"
            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            + (" on conflict (" + onlyOnce(table) + ") do nothing"),
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
        table.hints().id(),
        table.turnBegan(),
        table.dice().salt(),
        before.map(StoredTable.Rematch::table).orElse(null),
        before.map(StoredTable.Rematch::by).orElse(null),
        table.shared().map(dice -> dice.kind().id()).orElse(null),
        table.shared().map(SharedDice::of).orElse(null),
        table.shared().flatMap(SharedDice::countedFor).orElse(null));
  }

  // What only the first may be; a table whose name is taken is a fault, and fails.
  private static String onlyOnce(StoredTable table) {
    return table.shared().flatMap(SharedDice::countedFor).isPresent()
        ? "game, dice_of, counted_for"
        : "rematch_of";
  }

  private static void seat(Session session, String table, StoredSeat seat) throws SQLException {
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

  /** Whether the seat was still as expected, and so is changed now. */
  static boolean seat(Session session, String table, StoredSeat from, StoredSeat to)
      throws SQLException {
    return session.change(
            "update seat set kind = ?, name = ?, player = ?, token_hash = ?, stand_in = ?,"
                + " out_of_time = ? where table_id = ? and seat = ? and kind = ? and name = ? and"
                + " coalesce(player, '') = ? and coalesce(token_hash, '') = ? and"
                + " coalesce(stand_in, '') = ? and out_of_time = ?",
            to.kind().id(),
            to.name(),
            to.player().orElse(null),
            to.tokenHash().orElse(null),
            to.standIn().orElse(null),
            to.isOutOfTime() ? 1 : 0,
            table,
            from.seat(),
            from.kind().id(),
            from.name(),
            from.player().orElse(""),
            from.tokenHash().orElse(""),
            from.standIn().orElse(""),
            from.isOutOfTime() ? 1 : 0)
        == 1;
  }

  /** Of a match that begins, or is taken in. */
  static void event(Session session, String table, Event event) throws SQLException {
    session.change(EventRow.INSERT, new EventRow(table, event).values().toArray());
  }

  /** Whether the number of the event that ends the match was still free. */
  static boolean lastEvent(Session session, String table, Event event, Result result)
      throws SQLException {
    return session.write(List.of(new EventRow(table, event)))[0]
        && session.change(
                "update game_table set status = ?, result = ? where id = ?",
                Status.OVER.id(),
                Json.write(result),
                table)
            == 1;
  }

  /** Whether the number of the line was still free. */
  static boolean chat(Session session, String table, ChatLine line) throws SQLException {
    return session.change(
            "insert into chat (table_id, number, seat, name, text, at) values (?, ?, ?, ?, ?, ?)"
                + " on conflict do nothing",
            table,
            line.number(),
            line.seat(),
            line.name(),
            line.text(),
            line.at())
        == 1;
  }

  /** Whether the number of the line was still free. */
  static boolean undo(Session session, String table, UndoLine line) throws SQLException {
    return session.change(
            "insert into undo_talk (table_id, number, seq, seat, says, target, at)"
                + " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
            table,
            line.number(),
            line.seq(),
            line.seat(),
            line.says().id(),
            line.target(),
            line.at())
        == 1;
  }
}
