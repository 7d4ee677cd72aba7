package plateau.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.server.store.Nodes;
import plateau.server.store.Store;
import plateau.table.kept.StoreFailure;

/** A store that can be away, with what it knows of other servers: then nothing of it answers. */
final class Unreachable {

  private final Store real;
  private final Semaphore asked = new Semaphore(0);
  private volatile @Nullable Supplier<Throwable> trouble;
  private volatile Nodes.@Nullable Listener listener;

  Unreachable(Store real) {
    this.real = real;
  }

  Store store() {
    return proxy(Store.class, (method, arguments) -> ofStore(method, arguments));
  }

  void goAway() {
    trouble = () -> new StoreFailure("away", new IllegalStateException("no connection"));
  }

  /** From now on Java itself fails in the middle of it. */
  void breakDown() {
    trouble = () -> new OutOfMemoryError("test");
  }

  void comeBack() {
    trouble = null;
  }

  /** Returns when it was asked for something while it was away. */
  void awaitQuestion() {
    asked.acquireUninterruptibly();
  }

  /** Tells the server that it may have missed news, as when a connection was lost. */
  void tellOfMissedNews() {
    Objects.requireNonNull(listener).missed();
  }

  private @Nullable Object ofStore(Method method, Object @Nullable [] arguments) throws Throwable {
    if (method.getName().equals("nodes")) {
      Nodes nodes = real.nodes();
      return proxy(Nodes.class, (asked, with) -> ofNodes(nodes, asked, with));
    }
    return call(real, method, arguments);
  }

  private @Nullable Object ofNodes(Nodes nodes, Method method, Object @Nullable [] arguments)
      throws Throwable {
    if (method.getName().equals("listen") && arguments != null) {
      listener = (Nodes.Listener) arguments[0];
    }
    return call(nodes, method, arguments);
  }

  private @Nullable Object call(Object whom, Method method, Object @Nullable [] arguments)
      throws Throwable {
    Supplier<Throwable> now = trouble;
    if (now != null && !method.getName().equals("close")) {
      asked.release();
      throw now.get();
    }
    try {
      return method.invoke(whom, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  @FunctionalInterface
  private interface Answering {
    @Nullable Object to(Method method, Object @Nullable [] arguments) throws Throwable;
  }

  private static <T> T proxy(Class<T> type, Answering answering) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> answering.to(method, arguments)));
  }
}
