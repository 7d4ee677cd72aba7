package plateau.table.replay;

import java.util.Optional;
import java.util.function.Function;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Match;
import plateau.table.TableWriter;
import plateau.table.kept.StoredTable;
import plateau.table.message.Curve;
import plateau.table.message.Frames;
import plateau.table.message.Request;
import plateau.table.message.Telling;

/** What a replay page shows of a match that is over. */
public final class FramesWriter {

  private static final int MOST = 200;
  private static final int USUAL = 50;

  private FramesWriter() {}

  /**
   * So many frames of a match as the address asks for.
   *
   * @param seed of its dice, if it is known
   * @param asked what stands in the address, by name
   */
  public static <S extends State<S, M>, M> JsonObject write(
      Match<S, M> match,
      StoredTable table,
      Optional<SaltedSeed> seed,
      Function<String, Optional<String>> asked,
      Telling<S, M> telling) {
    Game<S, M> game = match.game();
    int last = match.lastStep();
    int from = (int) Request.whole(asked.apply("from").orElse(null), "from", 0, last);
    int count = (int) Request.whole(asked.apply("count").orElse(null), "count", USUAL, MOST);
    String as = asked.apply("as").orElse("all");
    JsonObject written =
        new JsonObject()
            .raw(
                "table",
                TableWriter.write(table, game, TableWriter.Now.unknown(), telling.words(), seed)
                    .toString())
            .put("from", from)
            .put("steps", last)
            .put("as", as)
            .list("frames", Frames.of(match, telling, eyes(as, table)).written(from, count));
    if (from == 0) {
      written
          .raw(
              "curve",
              game.gauges()
                  .map(gauges -> Curve.written(match, gauges, telling.words()))
                  .orElse("null"))
          .put("scene", game.scene(match.setup()));
    }
    return written;
  }

  private static int eyes(String as, StoredTable table) {
    return switch (as) {
      case "all" -> Seat.REFEREE;
      case "spectator" -> Seat.SPECTATOR;
      default -> {
        int last = table.seats().size() - 1;
        if (!as.matches("[0-9]{1,2}") || Integer.parseInt(as) > last) {
          throw Request.wrong("as", "all, spectator, 0–" + last);
        }
        yield Integer.parseInt(as);
      }
    };
  }
}
