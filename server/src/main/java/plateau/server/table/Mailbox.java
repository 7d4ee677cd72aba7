package plateau.server.table;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Does one thing after another, on a virtual thread that lives only while there is something to do.
 * So what belongs to a mailbox needs no lock, and an idle one costs a few words of memory.
 */
final class Mailbox {

  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final Consumer<Throwable> onFailure;

  Mailbox(Consumer<Throwable> onFailure) {
    this.onFailure = onFailure;
  }

  void post(Runnable task) {
    tasks.add(task);
    if (waiting.getAndIncrement() == 0) {
      Thread.startVirtualThread(this::work);
    }
  }

  boolean isEmpty() {
    return waiting.get() == 0;
  }

  private void work() {
    do {
      Runnable task = tasks.remove();
      try {
        task.run();
      } catch (RuntimeException | Error e) {
        onFailure.accept(e);
      }
    } while (waiting.decrementAndGet() > 0);
  }
}
