package plateau.server.store.sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.Result;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.json.Given;
import plateau.kernel.json.JsonReader;
import plateau.kernel.match.Step;
import plateau.table.kept.ChatLine;
import plateau.table.kept.Event;
import plateau.table.kept.HintsFor;
import plateau.table.kept.SeatKind;
import plateau.table.kept.SharedDice;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TimeControl;
import plateau.table.kept.UndoLine;

/** What a row says. */
final class Rows {

  static final String PLAYED = "played";
  static final String TAKEN_BACK = "taken-back";

  private Rows() {}

  static StoredTable table(ResultSet row) throws SQLException {
    return new StoredTable(
        row.getString("id"),
        row.getString("game"),
        row.getString("rules"),
        texts(row.getString("options")),
        row.getBoolean("is_public"),
        HintsFor.valueOf(row.getString("hints").toUpperCase(Locale.ROOT)),
        new SaltedSeed(row.getLong("seed"), row.getString("salt")),
        fork(row),
        shared(row),
        clock(row),
        row.getLong("created"),
        Status.of(row.getString("status")).orElseThrow(),
        Optional.ofNullable(row.getString("result")).map(Rows::result),
        row.getInt("last"),
        row.getLong("turn_began"),
        List.of(),
        new StoredTable.Rematches(
            rematch(row, "rematch_of", "rematch_by"), rematch(row, "rematch", "asked_by")));
  }

  static StoredSeat seat(ResultSet row) throws SQLException {
    return new StoredSeat(
        row.getInt("seat"),
        SeatKind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
        row.getString("name"),
        Optional.ofNullable(row.getString("player")),
        Optional.ofNullable(row.getString("token_hash")),
        Optional.ofNullable(row.getString("stand_in")),
        row.getBoolean("out_of_time"));
  }

  static Event event(ResultSet row) throws SQLException {
    int seq = row.getInt("seq");
    long at = row.getLong("at");
    int seat = row.getInt("seat");
    int number = row.getInt("step");
    if (row.getString("kind").equals(TAKEN_BACK)) {
      return new Event.TakenBack(seq, at, seat, number);
    }
    Step step =
        new Step(
            number,
            seat,
            row.getString("move"),
            Event.draws(row.getString("draws")),
            row.getString("digest"));
    return new Event.Played(
        seq, at, step, row.getString("client_id"), row.getLong("spent_ms"), row.getString("note"));
  }

  static ChatLine chat(ResultSet row) throws SQLException {
    return new ChatLine(
        row.getInt("number"),
        row.getInt("seat"),
        row.getString("name"),
        row.getString("text"),
        row.getLong("at"));
  }

  static UndoLine undo(ResultSet row) throws SQLException {
    return new UndoLine(
        row.getInt("number"),
        row.getInt("seq"),
        row.getInt("seat"),
        UndoLine.Says.valueOf(row.getString("says").toUpperCase(Locale.ROOT)),
        row.getInt("target"),
        row.getLong("at"));
  }

  private static Optional<StoredTable.Fork> fork(ResultSet row) throws SQLException {
    String table = row.getString("fork_table");
    return table == null
        ? Optional.empty()
        : Optional.of(new StoredTable.Fork(table, row.getInt("fork_step")));
  }

  private static Optional<SharedDice> shared(ResultSet row) throws SQLException {
    String kind = row.getString("dice_with");
    return kind == null
        ? Optional.empty()
        : Optional.of(
            new SharedDice(
                SharedDice.Kind.of(kind),
                row.getString("dice_of"),
                Optional.ofNullable(row.getString("counted_for"))));
  }

  private static Optional<StoredTable.Rematch> rematch(ResultSet row, String table, String by)
      throws SQLException {
    String id = row.getString(table);
    return id == null ? Optional.empty() : Optional.of(new StoredTable.Rematch(id, row.getInt(by)));
  }

  private static Optional<TimeControl> clock(ResultSet row) throws SQLException {
    long bank = row.getLong("bank_ms");
    return row.wasNull()
        ? Optional.empty()
        : Optional.of(new TimeControl(bank, row.getLong("gain_ms")));
  }

  private static Map<String, String> texts(String json) {
    Map<String, String> texts = new LinkedHashMap<>();
    given(json).fields().forEach((name, value) -> texts.put(name, value.text()));
    return texts;
  }

  private static Result result(String json) {
    Given given = given(json);
    return new Result(
        given.text("code"), given.field("winners").wholes(), given.field("scores").wholes());
  }

  private static Given given(String json) {
    return Given.object(
        JsonReader.read(json),
        (given, wanted) ->
            new IllegalStateException(
                "%s of the row is no %s: %s".formatted(given.path(), wanted.id(), json)));
  }
}
