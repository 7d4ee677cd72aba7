package plateau.server.store.postgres;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.Properties;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * Where a database of PostgreSQL is: {@code postgresql://user@host:port/name?sslmode=require}. The
 * password is never part of it: whoever lists processes or reads a log would see it. It comes from
 * {@code PGPASSWORD}, or the driver finds it in the file of {@code PGPASSFILE}.
 *
 * @param parameters of the driver, {@code a=b&c=d}; empty for none
 */
public record PostgresAddress(String user, String host, int port, String name, String parameters) {

  private static final String SCHEME = "postgresql://";
  private static final int USUAL_PORT = 5432;

  /** Whether a text is meant to be such an address. */
  public static boolean isMeant(String text) {
    return text.startsWith(SCHEME) || text.startsWith("postgres://");
  }

  /**
   * Reads an address.
   *
   * @throws Problem when it is none
   */
  public static PostgresAddress read(String text) {
    if (!isMeant(text)) {
      throw unknown(text);
    }
    try {
      URI uri = new URI(text);
      String user = Optional.ofNullable(uri.getUserInfo()).orElse("");
      String parameters = Optional.ofNullable(uri.getRawQuery()).orElse("");
      if (user.contains(":") || parameters.contains("password=")) {
        throw new Problem(Message.of("store.password-in-address"));
      }
      String name = Optional.ofNullable(uri.getPath()).orElse("").replaceFirst("^/", "");
      if (uri.getHost() == null || user.isEmpty() || name.isEmpty() || name.contains("/")) {
        throw unknown(text);
      }
      return new PostgresAddress(
          user, uri.getHost(), uri.getPort() < 0 ? USUAL_PORT : uri.getPort(), name, parameters);
    } catch (URISyntaxException e) {
      throw unknown(text);
    }
  }

  // A password in it must not get into a log.
  private static Problem unknown(String text) {
    return new Problem(Message.of("store.address", "seen", text.replaceFirst(":[^/@]*@", "@")));
  }

  String jdbc() {
    return "jdbc:postgresql://%s:%d/%s%s"
        .formatted(host, port, name, parameters.isEmpty() ? "" : "?" + parameters);
  }

  /** What the driver needs besides. */
  Properties properties() {
    Properties properties = new Properties();
    properties.setProperty("user", user);
    properties.setProperty("ApplicationName", "plateau");
    // A server that is gone must be noticed by whoever waits for it.
    properties.setProperty("connectTimeout", "5");
    properties.setProperty("socketTimeout", "30");
    properties.setProperty("tcpKeepAlive", "true");
    Optional.ofNullable(System.getenv("PGPASSWORD"))
        .ifPresent(password -> properties.setProperty("password", password));
    return properties;
  }

  @Override
  public String toString() {
    return SCHEME + user + "@" + host + ":" + port + "/" + name;
  }
}
