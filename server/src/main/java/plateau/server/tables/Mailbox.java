package plateau.server.tables;

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
    if (isFirst(task)) {
      Thread.startVirtualThread(this::work);
    }
  }

  /**
   * The same on the caller's own virtual thread, unless another is at work here already. The caller
   * may be kept busy with what others post meanwhile.
   */
  void run(Runnable task) {
    if (isFirst(task)) {
      work();
    }
  }

  private boolean isFirst(Runnable task) {
    tasks.add(task);
    return waiting.getAndIncrement() == 0;
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
