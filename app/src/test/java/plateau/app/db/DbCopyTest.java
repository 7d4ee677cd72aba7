package plateau.app.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.app.Cli;
import plateau.app.session.ExitCode;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.match.Step;
import plateau.server.store.Store;
import plateau.server.store.sqlite.SqliteStore;
import plateau.table.kept.Event;
import plateau.table.kept.HintsFor;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;

/** {@code plateau db copy} and {@code plateau db backup}, between files. */
class DbCopyTest {

  @TempDir Path home;
  private Path file;

  @Test
  void whatIsNoPlaceForACopyIsRefusedAndNothingIsMadeThere() {
    Path nowhere = home.resolve("nowhere");
    for (String to : List.of("mysql://x/y", nowhere.resolve("a.db").toString())) {
      Cli.Ran copied = new Cli(home).run("db", "copy", file.toString(), to);
      assertThat(copied.code()).as(to).isEqualTo(ExitCode.MISTAKE);
      Cli.Ran backed = new Cli(home).run("db", "backup", "--db", file.toString(), to);
      assertThat(backed.code()).as(to).isEqualTo(ExitCode.MISTAKE);
      assertThat(copied.err()).as(to).isEqualTo(backed.err());
    }
    assertThat(nowhere).doesNotExist();
    assertThat(Path.of("mysql:")).doesNotExist();
  }

  @Test
  void aMistypedNameIsAnsweredWithTheNearest() {
    assertThat(new Cli(home).run("db", "check", "--db", home.resolve("culb.db").toString()).err())
        .contains("There is no database")
        .contains("Did you mean \"club.db\"?");
  }

  @BeforeEach
  void keepATable() {
    file = home.resolve("club.db");
    try (Store store = SqliteStore.open(file)) {
      store.create(
          new StoredTable(
              "k3v7q2m9x4c8w1zt",
              "pig",
              "1",
              Map.of(),
              true,
              HintsFor.ONE,
              SaltedSeed.of(7, 8, 9),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              1,
              Status.PLAYING,
              Optional.empty(),
              0,
              1,
              List.of(StoredSeat.open(0), StoredSeat.open(1)),
              StoredTable.Rematches.NONE),
          List.of(new Event.Played(0, 1, new Step(0, -3, "", List.of(), "d"), "", 0, "")));
    }
  }

  private static List<String> ids(Path database) {
    try (Store store = SqliteStore.open(database)) {
      return store.ids();
    }
  }

  @Test
  void allTablesAreCopiedIntoAnEmptyDatabaseAndNeverIntoAnotherOne() {
    Path copy = home.resolve("copy.db");
    Cli.Ran first = new Cli(home).run("db", "copy", file.toString(), copy.toString());
    assertThat(first.out()).startsWith("One table was copied from " + file);
    assertThat(ids(copy)).containsExactly("k3v7q2m9x4c8w1zt");
    Cli.Ran second = new Cli(home).run("db", "copy", file.toString(), copy.toString());
    assertThat(second.code()).isNotEqualTo(ExitCode.FINE);
    assertThat(second.err()).contains("has one table already. Give an empty one");
    assertThat(new Cli(home).run("db", "copy", "nowhere.db", copy.toString()).err())
        .contains("There is no database");
  }

  @Test
  void aBackupIsACopyThatIsNeverOverwritten() throws Exception {
    Path copy = home.resolve("backup.db");
    String[] command = {"db", "backup", "--db", file.toString(), copy.toString()};
    assertThat(new Cli(home).run(command).out()).startsWith("The copy is in");
    assertThat(ids(copy)).isEqualTo(ids(file));
    long size = Files.size(copy);
    assertThat(new Cli(home).inFrench().run(command).err()).contains("existe déjà");
    assertThat(Files.size(copy)).isEqualTo(size);
  }

  @Test
  void ofPostgresqlTheBackupIsItsOwnTools() {
    assertThat(
            new Cli(home)
                .run("db", "backup", "--db", "postgresql://ada@localhost/club", "club.dump")
                .err())
        .contains(
            "pg_dump --format=custom --file=plateau.dump postgresql://ada@localhost:5432/club");
  }
}
