package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.arena.Finished;
import plateau.kernel.Result;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.match.Step;
import plateau.server.store.Listing;
import plateau.server.store.Listing.Before;
import plateau.server.store.Store;
import plateau.table.kept.ChatLine;
import plateau.table.kept.Event;
import plateau.table.kept.HintsFor;
import plateau.table.kept.SeatKind;
import plateau.table.kept.SeqTaken;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.StoredTable.Rematch;
import plateau.table.kept.StoredTable.Rematches;
import plateau.table.kept.TimeControl;
import plateau.table.kept.UndoLine;

/** The stores against real databases. */
@ParameterizedClass
@EnumSource
class StoreTest {

  private static final Event SETUP =
      new Event.Played(
          0, 1, new Step(0, -3, "", List.of(new Drawn(6, 3), new Drawn(52, 51)), "abc"), "", 0, "");

  private final Keeping keeping;
  @TempDir Path folder;
  private Store store;

  StoreTest(Keeping keeping) {
    this.keeping = keeping;
    keeping.assumeThere();
  }

  @BeforeEach
  void open() {
    store = keeping.in(folder).open();
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static StoredTable table(String id) {
    return new StoredTable(
        id,
        "pig",
        "1",
        Map.of("target", "100"),
        true,
        HintsFor.ALL,
        SaltedSeed.of(Long.MIN_VALUE, Long.MAX_VALUE, 1),
        Optional.of(new StoredTable.Fork("other", 3)),
        Optional.empty(),
        Optional.of(new TimeControl(600_000, 5_000)),
        id.length(),
        Status.WAITING,
        Optional.empty(),
        0,
        7,
        List.of(StoredSeat.open(0), StoredSeat.computer(1, "greedy:4")),
        Rematches.NONE);
  }

  private static Event step(int seq) {
    return new Event.Played(
        seq, 9, new Step(seq, 0, "roll", List.of(), ""), "c" + seq, 12, "{\"ms\":3}");
  }

  @Test
  void whatIsWrittenIsReadAgainAfterReopening() {
    store.create(table("t"), List.of(SETUP));
    store.append("t", step(1), Optional.empty());
    store.append("t", new Event.TakenBack(2, 10, 0, 0), Optional.empty());
    store.close();
    open();
    assertThat(store.table("t")).hasValueSatisfying(found -> assertThat(found.last()).isEqualTo(2));
    assertThat(store.table("t").orElseThrow().seats()).isEqualTo(table("t").seats());
    assertThat(store.table("t").orElseThrow().fork()).isEqualTo(table("t").fork());
    assertThat(store.table("t").orElseThrow().clock()).isEqualTo(table("t").clock());
    assertThat(store.table("t").orElseThrow().seed()).isEqualTo(Long.MIN_VALUE);
    assertThat(store.events("t")).containsExactly(SETUP, step(1), new Event.TakenBack(2, 10, 0, 0));
    assertThat(store.table("nowhere")).isEmpty();
  }

  @Test
  void itIsEmptyUntilATableIsKept() {
    assertThat(store.isEmpty()).isTrue();
    store.close();
    open();
    assertThat(store.isEmpty()).isTrue();
    store.create(table("t"), List.of(SETUP));
    assertThat(store.isEmpty()).isFalse();
  }

  @Test
  void twoWritersOfTheSameNumberAreSettledByTheDatabase() {
    store.create(table("t"), List.of(SETUP));
    store.append("t", step(1), Optional.empty());
    assertThatThrownBy(() -> store.append("t", step(1), Optional.empty()))
        .isInstanceOf(SeqTaken.class);
    store.append("t", step(2), Optional.empty());
    assertThat(store.events("t")).hasSize(3);
  }

  @Test
  void manyTablesWriteAtOnceAndOneThatFailsHarmsNobody() {
    List<Future<?>> writers = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 50; i++) {
        String id = "table-" + i;
        writers.add(threads.submit(() -> play(id)));
      }
      writers.forEach(Finished::of);
    }
    for (int i = 0; i < 50; i++) {
      assertThat(store.events("table-" + i)).hasSize(21);
    }
  }

  private void play(String id) {
    store.create(table(id), List.of(SETUP));
    for (int seq = 1; seq <= 20; seq++) {
      store.append(id, step(seq), Optional.empty());
      int same = seq;
      assertThatThrownBy(() -> store.append(id, step(same), Optional.empty()))
          .isInstanceOf(SeqTaken.class);
    }
  }

  @Test
  void aLastMoveEndsTheTableTogetherWithIt() {
    store.create(table("t"), List.of(SETUP));
    Result result = new Result("target-reached", List.of(1), List.of(7, 103));
    store.append("t", step(1), Optional.of(result));
    StoredTable over = store.table("t").orElseThrow();
    assertThat(over.status()).isEqualTo(Status.OVER);
    assertThat(over.result()).hasValue(result);
    assertThatThrownBy(() -> store.append("t", step(1), Optional.of(result)))
        .isInstanceOf(SeqTaken.class);
  }

  @Test
  void aSeatIsTakenOnce() {
    store.create(table("t"), List.of(SETUP));
    StoredSeat ada = StoredSeat.holder(0, SeatKind.PERSON, "Ada", "hash");
    assertThat(store.changeSeat("t", StoredSeat.open(0), ada)).isTrue();
    assertThat(store.changeSeat("t", StoredSeat.open(0), ada)).isFalse();
    assertThat(store.table("t").orElseThrow().seats().getFirst()).isEqualTo(ada);
  }

  @Test
  void aSeatIsChangedOnlyByWhoKnowsHowItIs() {
    store.create(table("t"), List.of(SETUP));
    StoredSeat ada = StoredSeat.holder(0, SeatKind.PERSON, "Ada", "hash");
    store.changeSeat("t", StoredSeat.open(0), ada);
    StoredSeat late = ada.outOfTime("greedy");
    assertThat(store.changeSeat("t", ada, late)).isTrue();
    assertThat(store.changeSeat("t", ada, ada.withStandIn(Optional.of("random")))).isFalse();
    assertThat(store.table("t").orElseThrow().seats().getFirst()).isEqualTo(late);
  }

  @Test
  void linesAreNumberedInTheOrderInWhichTheyAreWritten() {
    store.create(table("t"), List.of(SETUP));
    UndoLine asks = new UndoLine(0, 4, 0, UndoLine.Says.ASKS, 3, 77);
    UndoLine agrees = new UndoLine(0, 4, 1, UndoLine.Says.AGREES, 0, 78);
    assertThat(store.addUndo("t", asks)).isEqualTo(asks.numbered(1));
    assertThat(store.addUndo("t", agrees)).isEqualTo(agrees.numbered(2));
    assertThat(store.undoBehind("t", 0)).containsExactly(asks.numbered(1), agrees.numbered(2));
    assertThat(store.undoBehind("t", 1)).containsExactly(agrees.numbered(2));
    ChatLine first = store.addChat("t", new ChatLine(0, 0, "Ada", "hello", 1));
    ChatLine second = store.addChat("t", new ChatLine(0, 1, "Bob", "ça va ? 🎲", 2));
    assertThat(List.of(first.number(), second.number())).containsExactly(1, 2);
    assertThat(store.chat("t", 5)).containsExactly(first, second);
    assertThat(store.chat("t", 1)).containsExactly(second);
  }

  @Test
  void aMatchBeginsOnceAndItsClockWithIt() {
    store.create(table("t"), List.of(SETUP));
    store.begin("t", 100);
    store.begin("t", 200);
    assertThat(store.table("t").orElseThrow().status()).isEqualTo(Status.PLAYING);
    assertThat(store.table("t").orElseThrow().turnBegan()).isEqualTo(100);
    store.beginTurn("t", 300);
    assertThat(store.table("t").orElseThrow().turnBegan()).isEqualTo(300);
    store.restartClocks(400);
    assertThat(store.table("t").orElseThrow().turnBegan()).isEqualTo(400);
  }

  @Test
  void whatAServerLeavesInTheMiddleIsFoundByTheNextOne() {
    store.create(table("t"), List.of(SETUP));
    store.begin("t", 1);
    assertThat(store.nodes().claim("t")).isTrue();
    store.close();
    open();
    assertThat(store.nodes().isFirst()).isTrue();
    assertThat(store.nodes().claimed()).containsExactly("t");
    assertThat(store.nodes().claim("t")).isTrue();
    store.nodes().release("t");
    assertThat(store.nodes().claimed()).isEmpty();
  }

  @Test
  void tablesAreListedNewestFirstByGameAndStatus() {
    store.create(table("a"), List.of(SETUP));
    store.create(table("bb"), List.of(SETUP));
    store.create(table("ccc"), List.of(SETUP));
    store.begin("bb", 1);
    assertThat(ids(new Listing(Optional.empty(), Optional.empty(), Listing.Before.NOW, 2)))
        .containsExactly("ccc", "bb");
    assertThat(
            ids(new Listing(Optional.of("pig"), Optional.of(Status.WAITING), new Before(3, ""), 9)))
        .containsExactly("a");
    assertThat(ids(new Listing(Optional.of("chess"), Optional.empty(), new Before(9, ""), 9)))
        .isEmpty();
  }

  @Test
  void tablesOfTheSameMillisecondAreNotLostBetweenTwoPages() {
    List<String> made = List.of("aa", "bb", "cc", "dd", "ee");
    made.forEach(id -> store.create(table(id), List.of(SETUP)));
    List<String> listed = new ArrayList<>();
    Before before = Before.NOW;
    for (int page = 0; page < made.size(); page++) {
      StoredTable next =
          store.tables(new Listing(Optional.empty(), Optional.empty(), before, 1)).getFirst();
      listed.add(next.id());
      before = Before.of(next);
    }
    assertThat(listed).containsExactlyElementsOf(made.reversed());
    assertThat(store.tables(new Listing(Optional.empty(), Optional.empty(), before, 1))).isEmpty();
  }

  @Test
  void aTableHasOneRematchWhichBothOfThemKnow() {
    store.create(table("t"), List.of(SETUP));
    Rematches asked = new Rematches(Optional.of(new Rematch("t", 1)), Optional.empty());
    assertThat(store.create(table("first").meeting(asked), List.of(SETUP))).isTrue();
    assertThat(store.create(table("second").meeting(asked), List.of(SETUP))).isFalse();
    close();
    open();
    assertThat(store.table("first").orElseThrow().rematches()).isEqualTo(asked);
    assertThat(store.table("second")).isEmpty();
    assertThat(store.events("second")).isEmpty();
    assertThat(store.table("t").orElseThrow().rematches())
        .isEqualTo(new Rematches(Optional.empty(), Optional.of(new Rematch("first", 1))));
    assertThat(store.create(table("other"), List.of(SETUP))).isTrue();
  }

  private List<String> ids(Listing listing) {
    return store.tables(listing).stream().map(StoredTable::id).toList();
  }
}
