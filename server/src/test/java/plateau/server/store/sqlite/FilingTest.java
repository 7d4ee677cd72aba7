package plateau.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.kernel.Result;
import plateau.kernel.chance.Drawn;
import plateau.kernel.match.Step;
import plateau.server.store.Store;
import plateau.server.store.TableInPlay;
import plateau.server.store.sql.EventRow;
import plateau.server.store.sql.Session;
import plateau.table.kept.Event;
import plateau.table.kept.SeqTaken;
import plateau.table.kept.StoreFailure;

/** Events that wait to be filed, and those that are, look the same from outside. */
class FilingTest {

  // More than wait at once at the most.
  private static final int MANY = 6000;
  private static final int MOST_LEFT = 5300;
  private static final int FEW_PAGES = 20;

  @TempDir Path folder;

  private Path file;
  private Store store;

  @BeforeEach
  void open() {
    file = folder.resolve("plateau.db");
    store = SqliteStore.open(file);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static Event step(int seq) {
    Step step = new Step(seq, 0, "roll", List.of(new Drawn(6, seq % 6)), "d" + seq);
    return new Event.Played(seq, 9L * seq, step, "c" + seq, 12, seq % 3 == 0 ? "{\"ms\":3}" : "");
  }

  private static List<Event> steps(int last) {
    List<Event> steps = new ArrayList<>();
    for (int seq = 0; seq <= last; seq++) {
      steps.add(step(seq));
    }
    return steps;
  }

  private void play(String table, int last) {
    store.create(TableInPlay.named(table), List.of(step(0)));
    for (int seq = 1; seq <= last; seq++) {
      store.append(table, step(seq), Optional.empty());
    }
  }

  private long count(String sql) throws SQLException {
    try (Session session = FileSessions.connect(file)) {
      return session.read(row -> row.getLong(1), sql).getFirst();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 31, 32, 33, 64, 65, 100})
  void aMatchIsReadWholeWhereverItsEventsAre(int last) {
    play("t", last);
    assertThat(store.events("t")).isEqualTo(steps(last));
    assertThat(store.eventsBehind("t", last - 1)).containsExactly(step(last));
    assertThat(store.table("t").orElseThrow().last()).isEqualTo(last);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 33})
  void aNumberIsTakenWhetherItsEventWaitsOrIsFiled(int last) {
    play("t", last);
    for (int seq : List.of(0, 1, last)) {
      assertThatThrownBy(() -> store.append("t", step(seq), Optional.empty()))
          .as("event %d of %d", seq, last)
          .isInstanceOf(SeqTaken.class);
    }
    assertThat(store.events("t")).isEqualTo(steps(last));
  }

  @Test
  void aMatchThatIsOverHasItsLastEventToo() {
    play("t", 40);
    store.append("t", step(41), Optional.of(new Result("done", List.of(0), List.of(1))));
    assertThat(store.events("t")).isEqualTo(steps(41));
  }

  @Test
  void whatWaitsInAFileOfAServerThatWasKilledIsThereAgain() throws SQLException {
    play("t", 40);
    assertThat(count("select count(*) from waiting")).isPositive();
    Path left = folder.resolve("left.db");
    Backup.make(file, left);
    try (Store next = SqliteStore.open(left)) {
      assertThat(next.events("t")).isEqualTo(steps(40));
      next.append("t", step(41), Optional.empty());
      assertThat(next.events("t")).isEqualTo(steps(41));
    }
  }

  @Test
  void aServerThatGoesLeavesNothingWaiting() throws SQLException {
    play("t", 40);
    store.close();
    assertThat(count("select count(*) from waiting")).isZero();
    assertThat(count("select count(*) from step")).isEqualTo(41);
    open();
  }

  @Test
  void aMatchThatStandsStillDoesNotKeepTheOthersWaiting() throws SQLException {
    play("still", 3);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 20; i++) {
        String table = "t" + i;
        threads.execute(() -> play(table, MANY / 20));
      }
    }
    assertThat(count("select count(*) from waiting")).isLessThan(MOST_LEFT);
    assertThat(count("select count(*) from step where match = 'still'")).isEqualTo(4);
    assertThat(store.events("still")).isEqualTo(steps(3));
    assertThat(store.events("t7")).isEqualTo(steps(MANY / 20));
  }

  @Test
  void manyEventsOfOneMatchAtOnceAreMoreThanALot() throws SQLException {
    try (Session session = FileSessions.connect(file)) {
      session.connection().setAutoCommit(false);
      List<EventRow> rows = steps(100).stream().map(step -> new EventRow("t", step)).toList();
      assertThat(new Filing().write(session, rows)).containsOnly(true);
      session.connection().commit();
    }
    assertThat(store.events("t")).isEqualTo(steps(100));
  }

  @Test
  void aWriteThatFailsBesideThemTakesNoneAway() {
    play("t", 40);
    assertThatThrownBy(() -> store.create(TableInPlay.named("t"), List.of()))
        .isInstanceOf(StoreFailure.class);
    store.append("t", step(41), Optional.empty());
    assertThat(store.events("t")).isEqualTo(steps(41));
  }

  // So many pages that only the first events find room, and room again at the end.
  @Test
  void onAFullDiskEachEventIsKeptOrRefusedAndPlayGoesOnWhenThereIsRoom() throws SQLException {
    store.close();
    AtomicLong pages = new AtomicLong(count("pragma page_count") + FEW_PAGES);
    store =
        new SqliteStore(
            FileLock.of(file),
            new FileSessions(() -> limited(pages.get()), 1),
            FileSessions.of(file, 2));
    store.create(TableInPlay.named("t"), List.of(step(0)));
    int kept = playUntilFull();
    assertThat(kept).as("the disk is full").isBetween(1, MANY);
    assertThat(store.events("t")).isEqualTo(steps(kept));
    assertThatThrownBy(() -> store.append("t", step(kept + 1), Optional.empty()))
        .isInstanceOf(StoreFailure.class);
    assertThat(store.events("t")).isEqualTo(steps(kept));

    pages.set(MANY);
    store.append("t", step(kept + 1), Optional.empty());
    assertThat(store.events("t")).isEqualTo(steps(kept + 1));
  }

  // Filing what waits has no more room than anything else.
  private Session limited(long pages) throws SQLException {
    Session session = new Session(DriverManager.getConnection("jdbc:sqlite:" + file), new Filing());
    session.execute("pragma max_page_count = " + pages);
    Filing.everything(session);
    return session;
  }

  private int playUntilFull() {
    for (int seq = 1; seq <= MANY; seq++) {
      try {
        store.append("t", step(seq), Optional.empty());
      } catch (StoreFailure full) {
        return seq - 1;
      }
    }
    return MANY + 1;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void anyMixtureOfMatchesIsKeptAsItWasPlayed(long seed) {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    int[] last = new int[12];
    for (int table = 0; table < last.length; table++) {
      store.create(TableInPlay.named("t" + table), List.of(step(0)));
    }
    for (int turn = 0; turn < 700; turn++) {
      int table = random.nextInt(1 + random.nextInt(last.length));
      store.append("t" + table, step(++last[table]), Optional.empty());
      if (random.nextInt(100) == 0) {
        store.close();
        open();
      }
      int some = random.nextInt(last.length);
      assertThat(store.events("t" + some))
          .as("seed %d, turn %d", seed, turn)
          .isEqualTo(steps(last[some]));
    }
  }
}
