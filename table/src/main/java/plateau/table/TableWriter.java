package plateau.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Words;
import plateau.players.seating.PlayerNames;
import plateau.table.kept.SeatKind;
import plateau.table.kept.SharedDice;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.message.EndingWriter;
import plateau.table.message.SeatNames;
import plateau.table.order.SeatBook;

/** A table as JSON: what everybody may know about it besides the position. */
public final class TableWriter {

  /**
   * What only a live table knows.
   *
   * @param toMove null when over, or when nobody has looked
   * @param present the seats where somebody is connected
   */
  public record Now(
      @Nullable Integer step, @Nullable Integer toMove, Set<Integer> present, int spectators) {

    /** Of a table that is not live. */
    public static Now unknown() {
      return new Now(null, null, Set.of(), 0);
    }
  }

  private TableWriter() {}

  public static JsonObject write(StoredTable table, Game<?, ?> game, Now now, Words words) {
    return write(table, game, now, words, Optional.of(table.dice()));
  }

  /**
   * The same of a match that was not played at a table of ours.
   *
   * @param seed of its dice, if it is known
   */
  public static JsonObject write(
      StoredTable table, Game<?, ?> game, Now now, Words words, Optional<SaltedSeed> seed) {
    Optional<SaltedSeed> told =
        seed.filter(
            _ ->
                table.status() == Status.OVER
                    || table.shared().filter(SharedDice::isKnown).isPresent());
    return new JsonObject()
        .put("id", table.id())
        .put("game", table.game())
        .put("gameName", words.say("game.name"))
        .put("options", table.options())
        .put("public", table.isPublic())
        .put("hints", offersHints(table))
        .put("status", table.status())
        .put("created", table.created())
        .put("n", table.last())
        .put("step", now.step())
        .put("toMove", now.toMove())
        .list("seats", seats(table, now.present(), words))
        .put("spectators", now.spectators())
        .put("clock", table.clock())
        .put("seedHash", seed.map(SaltedSeed::hash))
        .put("seed", told.map(known -> Long.toString(known.number())))
        .put("salt", told.map(SaltedSeed::salt).filter(SaltedSeed::isSalt))
        .put("forkedFrom", table.fork())
        .raw("sharedDice", table.shared().map(TableWriter::shared).orElse("null"))
        .put("rematchOf", table.rematches().before().map(StoredTable.Rematch::table))
        .put("rematch", table.rematches().after())
        .raw(
            "result",
            table.result().map(result -> ended(table, game, result, words)).orElse("null"));
  }

  private static String shared(SharedDice dice) {
    return new JsonObject()
        .put("kind", dice.kind())
        .put("of", dice.of())
        .put("counts", dice.countedFor().isPresent())
        .toString();
  }

  // As a live table answers it: to everybody, or to somebody who is alone with computer players.
  private static boolean offersHints(StoredTable table) {
    return table.hints().allow(new SeatBook(table.seats()).isSolo());
  }

  private static List<String> seats(StoredTable table, Set<Integer> present, Words words) {
    List<String> all = new ArrayList<>();
    List<String> names = SeatNames.of(table.id(), table.seats(), words);
    PlayerNames players = new PlayerNames(words);
    for (StoredSeat seat : table.seats()) {
      boolean isComputer = seat.kind() == SeatKind.COMPUTER;
      all.add(
          new JsonObject()
              .put("seat", seat.seat())
              .put("kind", seat.kind())
              .put("name", isFree(seat) ? null : names.get(seat.seat()))
              .put("player", seat.player())
              .put("kept", seat.isKept())
              .put("present", isComputer || present.contains(seat.seat()))
              .put(
                  "standIn",
                  seat.standIn()
                      .map(one -> SeatNames.computer(table.id(), seat.seat(), one, players)))
              .put("temper", seat.deciding().map(players::temper))
              .toString());
    }
    return all;
  }

  private static boolean isFree(StoredSeat seat) {
    return seat.kind() == SeatKind.OPEN && !seat.isKept();
  }

  private static String ended(StoredTable table, Game<?, ?> game, Result result, Words words) {
    return new EndingWriter(game, table.id(), table.seats(), result, words).toString();
  }
}
