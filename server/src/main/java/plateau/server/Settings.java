package plateau.server;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongSupplier;
import plateau.server.table.Token;

/**
 * How a server runs.
 *
 * @param port 0 for any that is free
 * @param database one file
 * @param web the folder of the web client; empty for the one in the jar
 * @param requestsPerSecond of one address
 * @param messagesPerSecond of one connection
 * @param seeds of the dice of new tables
 */
public record Settings(
    String host,
    int port,
    Path database,
    Optional<Path> web,
    int requestsPerSecond,
    int messagesPerSecond,
    LongSupplier seeds) {

  public static final String THIS_MACHINE = "127.0.0.1";
  public static final int PORT = 8019;

  private static final int REQUESTS_PER_SECOND = 50;
  private static final int MESSAGES_PER_SECOND = 40;

  /** With the usual limits. */
  public static Settings usual(String host, int port, Path database, Optional<Path> web) {
    return new Settings(
        host, port, database, web, REQUESTS_PER_SECOND, MESSAGES_PER_SECOND, Token::freshSeed);
  }

  /** For measuring: as fast as anybody can. */
  public Settings withoutRates() {
    return new Settings(host, port, database, web, Integer.MAX_VALUE, Integer.MAX_VALUE, seeds);
  }

  /** For tests that must come out the same every time: dice that can be foreseen. */
  public Settings withSeeds(LongSupplier foreseen) {
    return new Settings(host, port, database, web, requestsPerSecond, messagesPerSecond, foreseen);
  }
}
