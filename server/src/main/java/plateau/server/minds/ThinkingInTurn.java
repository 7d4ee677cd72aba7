package plateau.server.minds;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import plateau.players.seating.Advice;
import plateau.table.Thinking;
import plateau.table.Timing;

/**
 * The server's minds as one table has them.
 *
 * @param turns where what belongs to the table's turn goes
 */
public record ThinkingInTurn(Minds minds, Consumer<Runnable> turns) implements Thinking {

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  @Override
  public <M> void decide(Supplier<M> work, Consumer<M> then) {
    minds.decide(() -> tell(work.get(), then));
  }

  @Override
  public <M> Optional<Timing.Later> advise(Supplier<Advice<M>> work, Consumer<Advice<M>> then) {
    return minds.advise(() -> tellUnlessCancelled(work, then)).map(task -> () -> task.cancel(true));
  }

  private <T> void tellUnlessCancelled(Supplier<T> work, Consumer<T> then) {
    try {
      tell(work.get(), then);
    } catch (CancellationException _) {
      // Nobody waits for it any more.
    }
  }

  private <T> void tell(T found, Consumer<T> then) {
    turns.accept(() -> then.accept(found));
  }
}
