package plateau.server.operations;

/**
 * How much a server takes on.
 *
 * @param requestsPerSecond of one address
 * @param bytesPerSecond of the bodies that one address sends
 * @param messagesPerSecond of one connection
 * @param connections that one address has open at a time
 * @param tablesPerMinute that one address makes
 * @param tablesInMemory of all; the others wait in the store
 * @param tablesOfOneAddress of those in memory, that one address has brought there
 */
public record Limits(
    int requestsPerSecond,
    int bytesPerSecond,
    int messagesPerSecond,
    int connections,
    int tablesPerMinute,
    int tablesInMemory,
    int tablesOfOneAddress) {

  /** For measuring: as fast as anybody can. */
  public static final Limits NONE =
      new Limits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE);

  public static final int TABLES_PER_MINUTE = 30;

  private static final int REQUESTS_PER_SECOND = 50;
  private static final int BYTES_PER_SECOND = 4 << 20;
  private static final int MESSAGES_PER_SECOND = 40;
  private static final int CONNECTIONS = 500;

  // Measured: a long match of the game that needs most (docs/operations.md). Half of the memory is
  // for tables, the rest for those who are at them.
  private static final long BYTES_PER_TABLE = 512L << 10;

  private static final int ADDRESSES_TO_FILL = 4;

  /** The usual ones, as many tables as this process has memory for. */
  public static Limits usual() {
    int tables = tablesIn(Runtime.getRuntime().maxMemory());
    return new Limits(
        REQUESTS_PER_SECOND,
        BYTES_PER_SECOND,
        MESSAGES_PER_SECOND,
        CONNECTIONS,
        TABLES_PER_MINUTE,
        tables,
        shareOf(tables));
  }

  /** How many tables a server with so much memory keeps in it. */
  public static int tablesIn(long memory) {
    return Math.clamp(memory / 2 / BYTES_PER_TABLE, 1, Integer.MAX_VALUE);
  }

  // A class behind one address has room, and nobody takes it from all others.
  private static int shareOf(int tables) {
    return Math.max(1, tables / ADDRESSES_TO_FILL);
  }

  /** With other rates. */
  public Limits withRates(int requests, int messages) {
    return new Limits(
        requests,
        bytesPerSecond,
        messages,
        connections,
        tablesPerMinute,
        tablesInMemory,
        tablesOfOneAddress);
  }

  /** With other bounds on tables, of which one address has its usual share. */
  public Limits withTables(int perMinute, int inMemory) {
    return withTables(perMinute, inMemory, shareOf(inMemory));
  }

  /** With other bounds on tables. */
  public Limits withTables(int perMinute, int inMemory, int ofOneAddress) {
    return new Limits(
        requestsPerSecond,
        bytesPerSecond,
        messagesPerSecond,
        connections,
        perMinute,
        inMemory,
        ofOneAddress);
  }
}
