package plateau.server.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

class PlacesTest {

  private static final Duration LONG = Duration.ofMinutes(10);

  @Test
  void anAddressHasSomeAndAllTogetherHaveMore() {
    Places places = new Places(new Places.Room(3, 2, 9, Duration.ZERO));
    places.take("a");
    Places.Place second = places.take("a");
    assertThat(refused(places, "a")).isEqualTo(Code.TOO_FAST);
    places.take("b");
    assertThat(refused(places, "b")).as("all are taken").isEqualTo(Code.BUSY);
    second.close();
    second.close();
    places.take("b");
    assertThat(refused(places, "c")).as("closed once, however often").isEqualTo(Code.BUSY);
  }

  @Test
  void oneThatWaitsIsTheNext() {
    Places places = new Places(new Places.Room(1, 1, 1, LONG));
    Places.Place first = places.take("a");
    CompletableFuture<Places.Place> second =
        CompletableFuture.supplyAsync(() -> places.take("a"), Thread::startVirtualThread);
    first.close();
    second.join().close();
    places.take("b").close();
  }

  @Test
  void whereTooManyWaitTheNextIsRefusedAtOnce() {
    Places places = new Places(new Places.Room(8, 1, 2, LONG));
    places.take("a");
    List<CompletableFuture<Places.Place>> waiting = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      waiting.add(
          CompletableFuture.supplyAsync(() -> places.take("a"), Thread::startVirtualThread));
    }
    CompletableFuture<?> refused =
        CompletableFuture.anyOf(waiting.toArray(CompletableFuture[]::new));
    assertThat(catchThrowableOfType(Exception.class, refused::join))
        .hasCauseInstanceOf(Refusal.class);
    assertThat(waiting.stream().filter(CompletableFuture::isCompletedExceptionally)).hasSize(1);
    assertThat(waiting).as("the others wait on").anyMatch(one -> !one.isDone());
    places.take("b").close();
  }

  private static Code refused(Places places, String address) {
    return catchThrowableOfType(Refusal.class, () -> places.take(address)).code();
  }
}
