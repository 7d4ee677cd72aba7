package plateau.server.store.postgres;

import java.sql.SQLException;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Why a database cannot be used, in a sentence that says what to do. */
final class PostgresFault {

  private PostgresFault() {}

  static Problem of(PostgresAddress address, SQLException why) {
    return new Problem(
        Message.of(
            key(state(why)),
            "address",
            address,
            "user",
            address.user(),
            "name",
            address.name(),
            "why",
            String.valueOf(why.getMessage()).lines().findFirst().orElse("")),
        why);
  }

  // A pool wraps what the driver said.
  private static String state(SQLException why) {
    for (Throwable cause = why; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException said && said.getSQLState() != null) {
        return said.getSQLState();
      }
    }
    return "";
  }

  // The classes of SQLSTATE in the manual of PostgreSQL, appendix A.
  private static String key(String state) {
    return switch (state) {
      case "28P01", "28000", "08004" -> "store.login";
      case "3D000" -> "store.missing";
      case "42501" -> "store.no-right";
      default -> state.startsWith("08") ? "store.unreachable" : "store.refused";
    };
  }
}
