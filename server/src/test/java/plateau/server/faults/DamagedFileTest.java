package plateau.server.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.kernel.match.Step;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;
import plateau.server.operations.Settings;
import plateau.server.store.Store;
import plateau.server.store.TableInPlay;
import plateau.server.store.sqlite.SqliteStore;
import plateau.table.kept.Event;

/** A file that cannot be the database is refused with what to do, and stays as it was found. */
class DamagedFileTest {

  private static final int STEPS = 400;

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void keepAMatch() {
    file = folder.resolve("plateau.db");
    try (Store store = SqliteStore.open(file)) {
      store.create(TableInPlay.named("t"), List.of(step(0)));
      for (int seq = 1; seq < STEPS; seq++) {
        store.append("t", step(seq), Optional.empty());
      }
    }
  }

  private static Event step(int seq) {
    return new Event.Played(
        seq, 9, new Step(seq, 0, "roll " + "x".repeat(100), List.of(), ""), "c" + seq, 12, "");
  }

  @Test
  void aSoundFileIsOpenedAgain() {
    try (Store store = SqliteStore.open(file)) {
      assertThat(store.events("t")).hasSize(STEPS);
    }
  }

  @Test
  void damageAtTheBeginning() throws IOException {
    change(bytes -> Arrays.fill(bytes, 0, 16, (byte) 'x'));
    assertRefused("store.no-database", "no database");
  }

  @Test
  void damageInTheMiddle() throws IOException {
    change(bytes -> Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 9000, (byte) 0x5a));
    assertRefused("store.corrupt", "damaged");
  }

  @Test
  void aFileThatWasCutOff() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length / 2));
    assertRefused("store.corrupt", "damaged");
  }

  @Test
  void aFileThatWasCutOffToNothing() throws IOException {
    Files.write(file, new byte[0]);
    assertRefused("store.empty", "Put a copy of it back");
  }

  @Test
  void aTextFile() throws IOException {
    Files.writeString(file, "Dear diary, today I won at Codroid. ".repeat(100));
    assertRefused("store.no-database", "no database");
  }

  @Test
  void aDatabaseOfAnotherProgram() throws IOException, SQLException {
    Files.delete(file);
    sql("create table recipe (id integer)", "pragma user_version = 1");
    assertRefused("store.foreign", "another program");
  }

  @Test
  void aDatabaseWithTheIdOfAnotherProgram() throws IOException, SQLException {
    sql("pragma application_id = 252006675");
    assertRefused("store.foreign", "252006675");
  }

  @Test
  void aDatabaseOfANewerPlateau() throws IOException, SQLException {
    sql("pragma user_version = 99");
    assertRefused("store.newer", "schema 99");
  }

  @Test
  void aFileThatMayOnlyBeRead() throws IOException {
    assumeFalse(System.getProperty("user.name").equals("root"), "root may write everywhere");
    assertThat(file.toFile().setWritable(false)).isTrue();
    assertRefused("store.read-only", "cannot be written");
  }

  private interface Change {
    void on(byte[] bytes);
  }

  private void change(Change change) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    change.on(bytes);
    Files.write(file, bytes);
  }

  private void sql(String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  private void assertRefused(String key, String sentence) throws IOException {
    byte[] before = Files.readAllBytes(file);
    // Twice: the first refusal must not keep the lock.
    for (int i = 0; i < 2; i++) {
      Problem problem = catchThrowableOfType(Problem.class, () -> SqliteStore.open(file).close());
      assertThat(problem).as("refused").isNotNull();
      assertThat(problem.message().key()).isEqualTo(key);
      for (Language language : Language.values()) {
        assertThat(Words.in(language, Settings.class).say(problem.message()))
            .doesNotContain("{", "SQLException");
      }
      assertThat(Words.in(Language.ENGLISH, Settings.class).say(problem.message()))
          .contains(sentence);
    }
    assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
        .as("the file stays as it was")
        .isEqualTo(new String(before, StandardCharsets.ISO_8859_1));
  }
}
