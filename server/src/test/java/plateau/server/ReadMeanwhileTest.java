package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.server.store.Store;
import plateau.server.store.sqlite.SqliteStore;
import plateau.table.Facts;

/** Something happens at one server while another one reads the table. */
class ReadMeanwhileTest {

  private static final String TWO_OF_ME =
      """
      {"game":"iceberg","seats":[{"kind":"me"},{"kind":"me"}]}\
      """;

  @TempDir Path folder;

  @Test
  void whatWasPlayedWhileATableWasReadIsSeenThere() {
    Store store = SqliteStore.open(folder.resolve("test.db"));
    AtomicReference<Runnable> meanwhile = new AtomicReference<>(() -> {});
    try (Running here = Running.over(store, new HandTime());
        Running there = Running.over(doing(meanwhile, store), new HandTime())) {
      Running.Made table = here.make(TWO_OF_ME);
      Client ada = table.join(0);
      Facts view = ada.myTurn();
      meanwhile.set(
          () -> {
            ada.playFirst(view, "a");
            ada.next("accepted");
          });
      assertThat(table.at(there).join(1).viewAt(1).whole("step")).isEqualTo(1);
    }
  }

  /** The same store, where something happens once, right after events were read. */
  private static Store doing(AtomicReference<Runnable> meanwhile, Store store) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              try {
                Object answer = method.invoke(store, arguments);
                if (method.getName().startsWith("events")) {
                  meanwhile.getAndSet(() -> {}).run();
                }
                return answer;
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }
}
