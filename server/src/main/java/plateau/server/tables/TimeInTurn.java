package plateau.server.tables;

import java.util.concurrent.Future;
import java.util.function.Consumer;
import plateau.server.operations.Time;
import plateau.table.Timing;

/**
 * The server's time as one table has it.
 *
 * @param turns where what belongs to the table's turn goes
 */
record TimeInTurn(Time time, Consumer<Runnable> turns) implements Timing {

  @Override
  public long now() {
    return time.now();
  }

  @Override
  public Later after(long ms, Runnable task) {
    Future<?> planned = time.after(ms, () -> turns.accept(task));
    return () -> planned.cancel(false);
  }
}
