package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;
import plateau.server.store.postgres.PostgresAddress;
import plateau.server.store.postgres.PostgresStore;

/** What is so with PostgreSQL alone: how it is found, and what is said when it is not. */
class PostgresTest {

  private static String refused(PostgresAddress address) {
    return said(catchThrowableOfType(Problem.class, () -> PostgresStore.open(address).close()));
  }

  private static String said(Problem problem) {
    return Words.in(Language.ENGLISH, Server.class).say(problem.told());
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
        new String[] {"postgresql://ada:s3cret@localhost/club", "postgresql://ada:s3cret@x y/"}) {
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
