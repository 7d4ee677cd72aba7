package plateau.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.players.seating.SeatedPlayer;
import plateau.players.seating.Seating;
import plateau.server.operations.Metrics.Counter;

/**
 * The computer players of a table. One thinks at a time, on the shared threads, on a position of
 * its own; the table goes on talking meanwhile. What they decide depends on the seed of the match,
 * the seat and the step alone, so a restart in the middle changes nothing. Belongs to the table's
 * mailbox.
 */
final class Computers<S extends State<S, M>, M> {

  private static final Logger LOG = LoggerFactory.getLogger(Computers.class);

  private final TableServices services;
  private final Game<S, M> game;
  private final long seed;
  private final Map<Integer, SeatedPlayer<S, M>> players = new HashMap<>();
  private boolean isThinking;

  Computers(TableServices services, Game<S, M> game, long seed) {
    this.services = services;
    this.game = game;
    this.seed = seed;
  }

  boolean isThinking() {
    return isThinking;
  }

  /** Somebody else sits there, or time went back: what a player remembers may be wrong. */
  void forget() {
    players.clear();
  }

  /** Lets the player whose turn it is decide, and tells later what. */
  void think(SeatBook seats, Position<S, M> position, Consumer<M> decided) {
    isThinking = true;
    S copy = position.match().state().copy();
    int step = position.match().lastStep() + 1;
    SeatedPlayer<S, M> player =
        players.computeIfAbsent(
            copy.toMove(),
            seat -> Seating.read(game, seats.seating(), Seating.People.WELCOME).seated(seat, seed));
    services.thinkers().think(() -> decided.accept(decide(player, copy, step)));
  }

  /** The decision has come. */
  void done() {
    isThinking = false;
  }

  // A player that breaks must not stop the match.
  private M decide(SeatedPlayer<S, M> player, S state, int step) {
    services.metrics().count(Counter.COMPUTER_DECISIONS);
    S copy = state.copy();
    try {
      M move = player.decide(copy, step);
      if (state.allows(move)) {
        return move;
      }
      LOG.error("a computer player of {} chose an illegal move at step {}", game.info().id(), step);
    } catch (RuntimeException e) {
      services.metrics().count(Counter.FAILURES);
      LOG.error("a computer player of {} broke at step {}", game.info().id(), step, e);
    }
    return state.moves().get(Seeded.forStep(seed, step).below(state.moves().size()));
  }
}
