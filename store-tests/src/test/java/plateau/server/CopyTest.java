package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.kernel.words.Problem;
import plateau.server.operations.Database;
import plateau.server.store.Copying;
import plateau.server.store.Store;
import plateau.server.store.postgres.PostgresAddress;
import plateau.server.store.sqlite.Backup;
import plateau.table.Facts;
import plateau.table.kept.Event;

/** Databases are copied, and matches go on in the copy. */
class CopyTest {

  private static final String AGAINST_A_COMPUTER =
      """
      {"game":"iceberg","public":true,"clock":{"bankMs":600000,"gainMs":0},"seats":\
      [{"kind":"me","name":"Ada"},{"kind":"computer","player":"random"}]}\
      """;

  @TempDir Path folder;

  private Running.Made played(Database database) {
    try (Running running = Running.over(database)) {
      Running.Made table = running.make(AGAINST_A_COMPUTER);
      Client ada = table.join(0);
      ada.playFirst(ada.myTurn(), "a");
      ada.viewAt(1);
      ada.send("type", "chat", "id", "c", "text", "à bientôt");
      ada.next("chat");
      running.make("{\"game\":\"codroid\"}");
      return table;
    }
  }

  @ParameterizedTest
  @CsvSource({"SQLITE,POSTGRES", "POSTGRES,SQLITE"})
  void everythingIsTakenFromOneToTheOtherAndTheMatchGoesOn(Keeping from, Keeping to) {
    Database old = from.in(folder.resolve("old"));
    Database fresh = to.in(folder.resolve("new"));
    assertThat(folder.resolve("old").toFile().mkdir()).isTrue();
    assertThat(folder.resolve("new").toFile().mkdir()).isTrue();
    Running.Made table = played(old);
    try (Store source = old.open();
        Store target = fresh.open()) {
      assertThat(Copying.copy(source, target)).isEqualTo(2);
      for (String id : source.ids()) {
        assertThat(target.table(id)).isEqualTo(source.table(id));
        assertThat(target.events(id)).isEqualTo(source.events(id));
        assertThat(target.chat(id, 9)).isEqualTo(source.chat(id, 9));
      }
      assertThat(catchThrowable(() -> Copying.copy(source, target)))
          .isInstanceOf(Problem.class)
          .hasMessageContaining("store.not-empty");
    }
    try (Running again = Running.over(fresh)) {
      Client ada = table.at(again).join(0);
      Facts view = ada.myTurn();
      ada.playFirst(view, "b");
      ada.nextTurnBehind(view);
    }
  }

  @Test
  void aDatabaseThatCannotBeTakenInWholeLeavesTheOtherOneEmpty() {
    Database old = Keeping.SQLITE.in(folder);
    Running.Made table = played(old);
    try (Store source = old.open();
        Store target = new Database.Shared(Postgres.emptyDatabase()).open()) {
      Event first = source.events(table.id()).getFirst();
      target.create(source.table(table.id()).orElseThrow(), List.of(first));
      assertThat(catchThrowable(() -> target.takeIn(Copying.all(source)))).isNotNull();
      assertThat(target.ids()).containsExactly(table.id());
      assertThat(target.events(table.id())).containsExactly(first);
    }
  }

  @Test
  void aDatabaseInUseIsNotCopied() {
    Database shared = new Database.Shared(Postgres.emptyDatabase());
    try (Running _ = Running.over(shared);
        Store source = shared.open();
        Store target = Keeping.SQLITE.in(folder).open()) {
      assertThat(catchThrowable(() -> Copying.copy(source, target)))
          .isInstanceOf(Problem.class)
          .hasMessageContaining("store.busy");
    }
  }

  @Test
  void aDumpOfPostgresqlIsRestoredAndTheMatchGoesOn() throws Exception {
    Postgres.assumeRunning();
    Assumptions.assumeTrue(
        Postgres.runs("pg_dump", "--version") && Postgres.runs("pg_restore", "--version"),
        "the tools of PostgreSQL are not installed here");
    PostgresAddress old = Postgres.emptyDatabase();
    PostgresAddress restored = Postgres.emptyDatabase();
    Running.Made table = played(new Database.Shared(old));
    String dump = folder.resolve("plateau.dump").toString();
    Assumptions.assumeTrue(
        Postgres.runs("pg_dump", "--format=custom", "--file=" + dump, old.toString()),
        "pg_dump here is older than the PostgreSQL of the tests");
    assertThat(Postgres.runs("pg_restore", "--no-owner", "--dbname=" + restored, dump)).isTrue();
    try (Running again = Running.over(new Database.Shared(restored))) {
      Client ada = table.at(again).join(0);
      Facts view = ada.myTurn();
      ada.playFirst(view, "b");
      ada.nextTurnBehind(view);
    }
  }

  @Test
  void aBackupIsMadeWhileTheServerRunsAndPlayedOnFrom() {
    Path file = folder.resolve("backup.db");
    Running.Made table;
    Facts view;
    try (Running running = Running.over(folder)) {
      table =
          running.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
      Client ada = table.join(0);
      ada.playFirst(ada.myTurn(), "a");
      view = ada.viewAt(1);
      Backup.make(folder.resolve("test.db"), file);
      ada.playFirst(view, "b");
      ada.viewAt(2);
      assertThat(catchThrowable(() -> Backup.make(folder.resolve("test.db"), file)))
          .hasMessageContaining("store.backup-there");
    }
    try (Running restored = Running.over(new Database.File(file))) {
      Facts again = table.at(restored).join(0).next("view");
      assertThat(again.at("view")).isEqualTo(view.at("view"));
      assertThat(again.whole("n")).isEqualTo(1);
    }
  }
}
