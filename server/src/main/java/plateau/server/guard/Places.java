package plateau.server.guard;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Message;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/**
 * Room for a few requests at a time, of all and of each address. Who finds none waits a while; an
 * address whose requests wait holds up nobody else. Safe for many threads.
 */
final class Places {

  /**
   * How much room there is.
   *
   * @param waiting of one address; more are refused at once
   * @param patience after which one that waits is refused
   */
  record Room(int inAll, int ofOneAddress, int waiting, Duration patience) {}

  /** A request that may go on, until it is closed. */
  interface Place extends AutoCloseable {
    @Override
    void close();
  }

  private final Room room;
  private final Semaphore free;
  private final Map<String, Line> lines = new ConcurrentHashMap<>();

  /** The requests of one address, those that wait too. */
  private final class Line {
    private final Semaphore own = new Semaphore(room.ofOneAddress(), true);
    private int length;
  }

  Places(Room room) {
    this.room = room;
    this.free = new Semaphore(room.inAll(), true);
  }

  /** A place for a request of this address, or a refusal. */
  Place take(String address) {
    Line line = lines.compute(address, (_, known) -> longer(known));
    if (!isFree(line.own)) {
      leave(address);
      throw tooMany();
    }
    if (!isFree(free)) {
      line.own.release();
      leave(address);
      throw Refusal.of(Code.BUSY);
    }
    AtomicBoolean isClosed = new AtomicBoolean();
    return () -> {
      if (!isClosed.getAndSet(true)) {
        free.release();
        line.own.release();
        leave(address);
      }
    };
  }

  private Line longer(@Nullable Line known) {
    Line line = known == null ? new Line() : known;
    if (line.length >= room.ofOneAddress() + room.waiting()) {
      throw tooMany();
    }
    line.length++;
    return line;
  }

  private void leave(String address) {
    lines.computeIfPresent(address, (_, line) -> --line.length > 0 ? line : null);
  }

  private boolean isFree(Semaphore places) {
    try {
      return places.tryAcquire(room.patience().toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException goingDown) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private Refusal tooMany() {
    return new Refusal(
        Code.TOO_FAST, Message.of("refusal.too-fast.at-once", "count", room.ofOneAddress()));
  }
}
