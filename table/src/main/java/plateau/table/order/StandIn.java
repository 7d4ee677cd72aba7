package plateau.table.order;

import java.util.Map;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Level;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.players.seating.Seating;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/** Computer players for seats whose people are away. */
public final class StandIn {

  private static final String STANDARD = Level.NORMAL.id();

  private StandIn() {}

  /** Who takes a seat of any match when nobody says. */
  public static <S extends State<S, M>, M> String of(Game<S, M> game) {
    GameInfo info = game.info();
    return of(game, Setup.of(info, info.minSeats(), Map.of()), 0);
  }

  /**
   * Who takes this seat when nobody says: the first computer player of the usual table that can.
   */
  public static <S extends State<S, M>, M> String of(Game<S, M> game, Setup setup, int seat) {
    return game.usualTable().stream()
        .filter(player -> !player.equals(PlayerKind.HUMAN))
        .filter(player -> fits(game, player, setup, seat))
        .findFirst()
        .orElse(STANDARD);
  }

  /**
   * The computer player with this name for a seat of a match that has begun, or the usual one.
   *
   * @throws Refusal when the game has no such player, or when it cannot play this seat
   */
  public static <S extends State<S, M>, M> String named(
      Game<S, M> game, Setup setup, int seat, Optional<String> name) {
    String player =
        name.map(known -> named(game, seat, known)).orElseGet(() -> of(game, setup, seat));
    if (!fits(game, player, setup, seat)) {
      throw new Refusal(Code.MALFORMED, Message.of("refusal.unfit-player", "player", player));
    }
    return player;
  }

  /**
   * The computer player with this name, for a seat.
   *
   * @throws Refusal when the game has no such player
   */
  public static <S extends State<S, M>, M> String named(Game<S, M> game, int seat, String player) {
    if (player.contains(",")) {
      throw Request.wrong("player", of(game));
    }
    try {
      return Seating.computer(game, player, seat);
    } catch (Problem unknown) {
      throw new Refusal(Code.MALFORMED, unknown.message());
    }
  }

  // Some need a set-up of their own, and a match that has begun keeps the one it has.
  private static <S extends State<S, M>, M> boolean fits(
      Game<S, M> game, String player, Setup setup, int seat) {
    String named = Seating.player(game, player);
    int colon = named.indexOf(':');
    String id = colon < 0 ? named : named.substring(0, colon);
    return Seating.kinds(game).stream()
        .filter(kind -> kind.id().equals(id))
        .allMatch(kind -> kind.seated(setup, seat).equals(setup));
  }
}
