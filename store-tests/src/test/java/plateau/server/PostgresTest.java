package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;
import plateau.server.operations.Settings;
import plateau.server.store.postgres.PostgresAddress;
import plateau.server.store.postgres.PostgresStore;

/** What is so with PostgreSQL alone: how it is found, and what is said when it is not. */
class PostgresTest {

  @TempDir Path folder;

  private static String refused(PostgresAddress address) {
    return said(problem(address));
  }

  private static String refusedInFrench(PostgresAddress address) {
    return Words.in(Language.FRENCH, Settings.class).say(problem(address).message());
  }

  private static Problem problem(PostgresAddress address) {
    return catchThrowableOfType(Problem.class, () -> PostgresStore.open(address).close());
  }

  private static String said(Problem problem) {
    return Words.in(Language.ENGLISH, Settings.class).say(problem.message());
  }

  @Test
  void anAddressIsReadAndShownWithoutSecrets() {
    PostgresAddress address =
        PostgresAddress.read("postgresql://ada@db.example:6543/club?sslmode=require");
    assertThat(address)
        .isEqualTo(new PostgresAddress("ada", "db.example", 6543, "club", "sslmode=require"))
        .hasToString("postgresql://ada@db.example:6543/club");
    assertThat(PostgresAddress.read("postgresql://ada@localhost/club").port()).isEqualTo(5432);
    for (String wrong :
        new String[] {"postgresql://", "postgresql://localhost/club", "postgresql://ada@/x y"}) {
      assertThat(said(catchThrowableOfType(Problem.class, () -> PostgresAddress.read(wrong))))
          .contains("Expected: postgresql://USER@HOST:PORT/NAME");
    }
  }

  @Test
  void aPasswordInTheAddressIsRefusedAndNotRepeated() {
    for (String address :
        new String[] {
          "postgresql://ada:s3cret@localhost/club",
          "postgresql://ada:s3cret@x y/",
          "postgresql://ada@localhost/club?ssl=true&password=s3cret"
        }) {
      assertThat(said(catchThrowableOfType(Problem.class, () -> PostgresAddress.read(address))))
          .doesNotContain("s3cret");
    }
  }

  @Test
  void aServerThatIsNotThereIsNamed() throws IOException {
    int port;
    try (ServerSocket closed = new ServerSocket(0)) {
      port = closed.getLocalPort();
    }
    assertThat(refused(new PostgresAddress("ada", "127.0.0.1", port, "club", "")))
        .startsWith("The database postgresql://ada@127.0.0.1:" + port + "/club cannot be reached")
        .endsWith("Start PostgreSQL there, or check host and port.");
  }

  @Test
  void aDatabaseThatIsNotThereCanBeMade() {
    assertThat(refused(Postgres.address("postgres", "nowhere")))
        .startsWith("PostgreSQL has no database \"nowhere\"")
        .endsWith("createdb nowhere");
    assertThat(refusedInFrench(Postgres.address("postgres", "nowhere")))
        .startsWith("PostgreSQL n'a pas de base « nowhere »")
        .endsWith("Créez-la avec : createdb nowhere");
  }

  @Test
  void aWrongPasswordIsSaidWithoutShowingIt() throws IOException {
    Postgres.execute("create role careful login password 'fl0ralia'");
    Postgres.demandPassword("careful");
    Path file = Files.writeString(folder.resolve("pgpass"), "*:*:*:careful:wr0ng\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    // As the variable PGPASSFILE, which nobody can set for a process that runs.
    System.setProperty("org.postgresql.pgpassfile", file.toString());
    try {
      PostgresAddress address = Postgres.address("careful", "postgres");
      assertThat(refused(address))
          .startsWith("PostgreSQL does not let \"careful\" into")
          .contains("Give the right password")
          .doesNotContain("wr0ng");
      assertThat(refusedInFrench(address))
          .startsWith("PostgreSQL n'admet pas « careful » dans")
          .contains("Donnez le bon mot de passe")
          .doesNotContain("wr0ng");
    } finally {
      System.clearProperty("org.postgresql.pgpassfile");
    }
  }

  @Test
  void aServerThatIsTooOldIsRefusedAndLeftAlone() {
    PostgresAddress address = Postgres.emptyDatabase();
    // To whoever asks there, this server is PostgreSQL 12.
    Postgres.execute(address, "create schema past");
    Postgres.execute(
        address,
        "create function past.current_setting(text) returns text language sql as 'select"
            + " ''120022''::text'");
    Postgres.execute(
        address, "alter database " + address.name() + " set search_path = past, pg_catalog");
    assertThat(refused(address))
        .isEqualTo(
            "The server of "
                + address
                + " is PostgreSQL 12. Plateau needs 13 or newer. Update PostgreSQL there, or give"
                + " another database with --db.");
    assertThat(refusedInFrench(address))
        .isEqualTo(
            "Le serveur de "
                + address
                + " est PostgreSQL 12. Plateau demande la version 13 ou une plus récente. Mettez"
                + " PostgreSQL à jour, ou donnez une autre base avec --db.");
  }

  @Test
  void whoHasNoPasswordIsToldWhereToPutIt() throws IOException {
    Postgres.execute("create role locked login password 'fl0ralia'");
    Postgres.demandPassword("locked");
    assertThat(refused(Postgres.address("locked", "postgres")))
        .startsWith("PostgreSQL does not let \"locked\" into")
        .contains("PGPASSWORD")
        .contains("PGPASSFILE")
        .doesNotContain("fl0ralia");
  }

  @Test
  void whoMayNotMakeTablesIsToldWhoCanAllowIt() {
    Postgres.execute("create role guest login");
    PostgresAddress address = Postgres.emptyDatabase();
    assertThat(refused(Postgres.address("guest", address.name())))
        .startsWith("The user \"guest\" may not make tables")
        .endsWith("alter database " + address.name() + " owner to guest");
  }

  @Test
  void aDatabaseOfANewerProgramIsLeftAlone() {
    PostgresAddress address = Postgres.emptyDatabase();
    try (PostgresStore store = PostgresStore.open(address)) {
      assertThat(store.isWell()).isTrue();
    }
    Postgres.execute(address, "insert into schema_version values (99)");
    assertThat(refused(address)).startsWith("The database is of a newer Plateau (schema 99");
  }
}
