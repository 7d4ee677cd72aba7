package plateau.server.table;

import java.util.Optional;
import plateau.arena.Seating;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.player.PlayerKind;
import plateau.kernel.words.Problem;

/** Computer players for seats whose people are away. */
public final class StandIn {

  private static final String STANDARD = "greedy";

  private StandIn() {}

  /** Who takes a seat when nobody says: the first computer player of the usual table. */
  public static String of(Game<?, ?> game) {
    return game.usualTable().stream()
        .filter(player -> !player.equals(PlayerKind.HUMAN))
        .findFirst()
        .orElse(STANDARD);
  }

  /**
   * The computer player with this name, or the usual one.
   *
   * @throws Refusal when the game has no such player
   */
  public static <S extends State<S, M>, M> String named(Game<S, M> game, Optional<String> name) {
    String player = name.orElseGet(() -> of(game));
    if (player.contains(",")) {
      throw Request.wrong("player", of(game));
    }
    try {
      return Seating.read(game, player, Seating.People.ABSENT).toString();
    } catch (Problem unknown) {
      throw new Refusal(Refusal.Code.MALFORMED, unknown.told());
    }
  }
}
