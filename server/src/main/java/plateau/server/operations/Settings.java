package plateau.server.operations;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import plateau.table.order.Token;

/**
 * How a server runs. The words of the server stand in the message files beside this class.
 *
 * @param port 0 for any that is free
 * @param allowedHosts names under which it answers besides its own ({@link Hosts})
 * @param database where everything is kept
 * @param tournaments the folder of the tournaments that are shown
 * @param web the folder of the web client; empty for the one in the jar
 * @param limits how much it takes on
 * @param seeds of the dice of new tables
 * @param time its own: it ends with the server
 */
public record Settings(
    String host,
    int port,
    List<String> allowedHosts,
    Database database,
    Path tournaments,
    Optional<Path> web,
    Limits limits,
    LongSupplier seeds,
    Time time) {

  public static final String THIS_MACHINE = "127.0.0.1";
  public static final int PORT = 8019;

  /** Beside the database. */
  public static final String TOURNAMENTS = "tournaments";

  public Settings {
    allowedHosts = List.copyOf(allowedHosts);
  }

  /** With the usual limits. */
  public static Settings usual(String host, int port, Database database, Optional<Path> web) {
    return new Settings(
        host,
        port,
        List.of(),
        database,
        tournamentsBeside(database),
        web,
        Limits.usual(),
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

  /** With other names under which it answers. */
  public Settings withAllowedHosts(List<String> names) {
    return new Settings(host, port, names, database, tournaments, web, limits, seeds, time);
  }

  /** With the tournaments of another folder. */
  public Settings withTournaments(Path folder) {
    return new Settings(host, port, allowedHosts, database, folder, web, limits, seeds, time);
  }

  /** For measuring: as fast as anybody can. */
  public Settings withoutRates() {
    return withLimits(Limits.NONE);
  }

  /** With other limits. */
  public Settings withLimits(Limits other) {
    return new Settings(host, port, allowedHosts, database, tournaments, web, other, seeds, time);
  }

  /** For tests that must come out the same every time: dice that can be foreseen. */
  public Settings withSeeds(LongSupplier foreseen) {
    return new Settings(
        host, port, allowedHosts, database, tournaments, web, limits, foreseen, time);
  }

  /** For tests that would have to wait: time that goes on by hand. */
  public Settings withTime(Time byHand) {
    return new Settings(
        host, port, allowedHosts, database, tournaments, web, limits, seeds, byHand);
  }
}
