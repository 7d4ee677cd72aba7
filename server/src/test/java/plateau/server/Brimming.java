package plateau.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import plateau.server.store.Store;
import plateau.table.kept.StoreFailure;

/** A disk that can be full: then the store on it can be read, and nothing can be written. */
final class Brimming {

  private static final String WRITING = "(create|append|put|take|add|change|begin).*";

  private final Store real;
  private final AtomicInteger room = new AtomicInteger(Integer.MAX_VALUE);
  private final Semaphore refused = new Semaphore(0);

  Brimming(Store real) {
    this.real = real;
  }

  /** The store on this disk. */
  Store store() {
    Object store =
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> call(method, arguments));
    return (Store) store;
  }

  /** Room for so many writes. */
  void leaveRoomFor(int writes) {
    room.set(writes);
  }

  void makeRoom() {
    leaveRoomFor(Integer.MAX_VALUE);
  }

  /** Returns when a write was refused. */
  void awaitRefusal() {
    refused.acquireUninterruptibly();
  }

  private @Nullable Object call(Method method, Object @Nullable [] arguments) throws Throwable {
    if (method.getName().matches(WRITING) && room.getAndDecrement() <= 0) {
      refused.release();
      throw new StoreFailure("no room", new IllegalStateException("disk full"));
    }
    try {
      return method.invoke(real, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }
}
