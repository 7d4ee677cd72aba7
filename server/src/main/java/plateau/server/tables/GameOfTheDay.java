package plateau.server.tables;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.Preset;
import plateau.kernel.State;
import plateau.kernel.basis.Sha256;
import plateau.server.operations.Time;
import plateau.server.wire.Asker;
import plateau.table.kept.HintsFor;
import plateau.table.kept.SharedDice;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;
import plateau.table.order.NewTables.NewTable;
import plateau.table.order.SoloOrders;
import plateau.table.order.Token;

/**
 * What everybody may play today with the same chance. The first try of each token counts; others
 * are practice. Days are those of UTC.
 */
public final class GameOfTheDay {

  private static final int SEED_DIGITS = 16;
  private static final int HEX = 16;
  private static final int MOST_RESULTS = 1000;

  private final Tables tables;
  private final Time time;

  public GameOfTheDay(Tables tables, Time time) {
    this.tables = tables;
    this.time = time;
  }

  /** The day that it is now. */
  public LocalDate today() {
    return Instant.ofEpochMilli(time.now()).atZone(ZoneOffset.UTC).toLocalDate();
  }

  /**
   * What is played today.
   *
   * @throws Refusal where the game has no such thing
   */
  public static Preset of(Game<?, ?> game) {
    return game.daily().orElseThrow(() -> Refusal.of(Code.NO_DAILY, "game", game.info().id()));
  }

  /** As {@code POST /api/games/{game}/daily} answers. */
  public <S extends State<S, M>, M> String play(Game<S, M> game, Request request, Asker asker) {
    String token = SoloOrders.token(request);
    Optional<String> counted = Optional.of(Token.hash(token));
    NewTable<S, M> first = ordered(game, request, token, counted);
    if (mine(game, token).isEmpty() && tables.put(first, asker)) {
      return tables.begun(first, asker);
    }
    return tables.begin(ordered(game, request, token, Optional.empty()), asker);
  }

  private <S extends State<S, M>, M> NewTable<S, M> ordered(
      Game<S, M> game, Request request, String token, Optional<String> counted) {
    HintsFor hints = counted.isPresent() ? HintsFor.NONE : HintsFor.ONE;
    LocalDate day = today();
    return tables
        .newTables()
        .sharing(
            SharedDice.daily(day.toString(), counted),
            seed(game, day),
            game,
            SoloOrders.daily(of(game), request, token, hints));
  }

  // Who does not know the secret cannot know the seed of a day before somebody has played.
  private long seed(Game<?, ?> game, LocalDate day) {
    String secret = tables.store().secret(Token.fresh());
    String text = String.join(" ", secret, game.info().id(), day.toString());
    String hash = Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
    return Long.parseUnsignedLong(hash.substring(0, SEED_DIGITS), HEX);
  }

  /** The table of today that counts for whoever holds this token. */
  public Optional<StoredTable> mine(Game<?, ?> game, String token) {
    return tables.store().counted(game.info().id(), today().toString(), Token.hash(token));
  }

  /** The tables of a day that count and are over, the latest ones. */
  public List<StoredTable> finished(Game<?, ?> game, LocalDate day) {
    return tables.store().counted(game.info().id(), day.toString(), MOST_RESULTS);
  }
}
