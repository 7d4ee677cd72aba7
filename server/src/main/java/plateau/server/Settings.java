package plateau.server;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a server runs.
 *
 * @param port 0 for any that is free
 * @param database one file
 * @param web the folder of the web client; empty for the one in the jar
 * @param requestsPerSecond of one address
 * @param messagesPerSecond of one connection
 */
public record Settings(
    String host,
    int port,
    Path database,
    Optional<Path> web,
    int requestsPerSecond,
    int messagesPerSecond) {

  public static final String THIS_MACHINE = "127.0.0.1";
  public static final int PORT = 8019;

  private static final int REQUESTS_PER_SECOND = 50;
  private static final int MESSAGES_PER_SECOND = 40;

  /** With the usual limits. */
  public static Settings usual(String host, int port, Path database, Optional<Path> web) {
    return new Settings(host, port, database, web, REQUESTS_PER_SECOND, MESSAGES_PER_SECOND);
  }

  /** For measuring: as fast as anybody can. */
  public Settings withoutRates() {
    return new Settings(host, port, database, web, Integer.MAX_VALUE, Integer.MAX_VALUE);
  }
}
