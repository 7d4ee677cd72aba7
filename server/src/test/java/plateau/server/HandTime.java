package plateau.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import plateau.server.operations.Time;

/** Time that goes on when a test says so. */
final class HandTime implements Time {

  private record Planned(long due, FutureTask<?> task) {}

  private final List<Planned> planned = new ArrayList<>();
  private long now;

  @Override
  public synchronized long now() {
    return now;
  }

  @Override
  public synchronized Future<?> after(long ms, Runnable task) {
    FutureTask<?> later = new FutureTask<>(Executors.callable(task));
    planned.add(new Planned(now + ms, later));
    notifyAll();
    return later;
  }

  /** Returns when something was planned for so long after now. */
  synchronized void awaitPlan(Duration from) {
    while (planned.stream().noneMatch(plan -> plan.due() == now + from.toMillis())) {
      try {
        wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** Lets time pass, and does what has become due. */
  void pass(Duration duration) {
    dueAfter(duration).forEach(due -> due.task().run());
  }

  private synchronized List<Planned> dueAfter(Duration duration) {
    now += duration.toMillis();
    List<Planned> due = planned.stream().filter(plan -> plan.due() <= now).toList();
    planned.removeAll(due);
    return due;
  }

  @Override
  public synchronized void close() {
    planned.clear();
  }
}
