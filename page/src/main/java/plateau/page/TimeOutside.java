package plateau.page;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import plateau.table.Timing;

/** The browser's time, for all tables. */
final class TimeOutside implements Timing {

  private final Outside outside;
  private final Map<Integer, Runnable> waiting = new HashMap<>();
  private int last;

  TimeOutside(Outside outside) {
    this.outside = outside;
  }

  @Override
  public long now() {
    return System.currentTimeMillis();
  }

  @Override
  public Later after(long ms, Runnable task) {
    int number = ++last;
    waiting.put(number, task);
    outside.wake(number, Math.toIntExact(ms));
    return () -> waiting.remove(number);
  }

  void passed(int number) {
    Optional.ofNullable(waiting.remove(number)).ifPresent(Runnable::run);
  }
}
