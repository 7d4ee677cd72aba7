package plateau.server;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongSupplier;
import plateau.server.table.Token;

/**
 * How a server runs.
 *
 * @param port 0 for any that is free
 * @param database where everything is kept
 * @param tournaments the folder of the tournaments that are shown
 * @param web the folder of the web client; empty for the one in the jar
 * @param requestsPerSecond of one address
 * @param messagesPerSecond of one connection
 * @param seeds of the dice of new tables
 * @param time its own: it ends with the server
 */
public record Settings(
    String host,
    int port,
    Database database,
    Path tournaments,
    Optional<Path> web,
    int requestsPerSecond,
    int messagesPerSecond,
    LongSupplier seeds,
    Time time) {

  public static final String THIS_MACHINE = "127.0.0.1";
  public static final int PORT = 8019;

  /** Beside the database. */
  public static final String TOURNAMENTS = "tournaments";

  private static final int REQUESTS_PER_SECOND = 50;
  private static final int MESSAGES_PER_SECOND = 40;

  /** With the usual limits. */
  public static Settings usual(String host, int port, Database database, Optional<Path> web) {
    return new Settings(
        host,
        port,
        database,
        tournamentsBeside(database),
        web,
        REQUESTS_PER_SECOND,
        MESSAGES_PER_SECOND,
        Token::freshSeed,
        new SystemTime());
  }

  /** The same, over one file. */
  public static Settings usual(String host, int port, Path file, Optional<Path> web) {
    return usual(host, port, new Database.File(file), web);
  }

  // Without a file of its own, in the folder where the server was started.
  private static Path tournamentsBeside(Database database) {
    Path here = Path.of(TOURNAMENTS).toAbsolutePath();
    return database instanceof Database.File(Path file)
        ? file.toAbsolutePath().resolveSibling(TOURNAMENTS)
        : here;
  }

  /** With the tournaments of another folder. */
  public Settings withTournaments(Path folder) {
    return new Settings(
        host, port, database, folder, web, requestsPerSecond, messagesPerSecond, seeds, time);
  }

  /** For measuring: as fast as anybody can. */
  public Settings withoutRates() {
    return withRates(Integer.MAX_VALUE, Integer.MAX_VALUE);
  }

  /** With other limits. */
  public Settings withRates(int requests, int messages) {
    return new Settings(host, port, database, tournaments, web, requests, messages, seeds, time);
  }

  /** For tests that must come out the same every time: dice that can be foreseen. */
  public Settings withSeeds(LongSupplier foreseen) {
    return new Settings(
        host,
        port,
        database,
        tournaments,
        web,
        requestsPerSecond,
        messagesPerSecond,
        foreseen,
        time);
  }

  /** For tests that would have to wait: time that goes on by hand. */
  public Settings withTime(Time byHand) {
    return new Settings(
        host,
        port,
        database,
        tournaments,
        web,
        requestsPerSecond,
        messagesPerSecond,
        seeds,
        byHand);
  }
}
