package plateau.table;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.table.order.SeatBook;

/**
 * The computer players of a table. One thinks at a time, on the shared threads, on a position of
 * its own; the table goes on talking meanwhile. What they decide depends on the seed of the match,
 * the seat and the step alone, so a restart in the middle changes nothing. Belongs to the table's
 * mailbox.
 */
final class Computers<S extends State<S, M>, M> {

  // Whoever sits there now, and how often time went back: with others, what a player remembers may
  // be wrong.
  private record Basis(int seats, int lastTakenBack) {}

  private final Thinking thinking;
  private final Observer observer;
  private final SeatBook seats;
  private final Position<S, M> position;
  private final Game<S, M> game;
  private final long seed;
  private final Map<Integer, SteadyPlayer<S, M>> players = new HashMap<>();
  private @Nullable Basis basis;
  private boolean isThinking;

  Computers(Ports ports, SeatBook seats, Position<S, M> position, long seed) {
    this.thinking = ports.thinking();
    this.observer = ports.observer();
    this.seats = seats;
    this.position = position;
    this.game = position.game();
    this.seed = seed;
  }

  boolean isThinking() {
    return isThinking;
  }

  /** Lets the player whose turn it is decide, and tells later what. */
  void think(Consumer<M> decided) {
    isThinking = true;
    Basis now = new Basis(seats.changes(), position.lastTakenBack());
    if (!now.equals(basis)) {
      basis = now;
      players.clear();
    }
    S copy = position.match().state().copy();
    int step = position.match().lastStep() + 1;
    SteadyPlayer<S, M> player =
        players.computeIfAbsent(
            copy.toMove(), seat -> new SteadyPlayer<>(game, seats.seating(), seat, seed, observer));
    thinking.decide(() -> player.decide(copy, step), decided);
  }

  /** The decision has come. */
  void done() {
    isThinking = false;
  }
}
