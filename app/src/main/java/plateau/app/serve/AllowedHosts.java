package plateau.app.serve;

import java.util.List;
import java.util.stream.Stream;
import plateau.app.session.Session;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.operations.Hosts;

/** The names that {@code --allowed-host} and PLATEAU_ALLOWED_HOSTS give a server. */
final class AllowedHosts {

  private static final String VARIABLE = "PLATEAU_ALLOWED_HOSTS";

  private AllowedHosts() {}

  /** Those that were typed, and those of the environment, between blanks or commas. */
  static List<String> read(List<String> typed, Session session) {
    String more = session.terminal().environment(VARIABLE).orElse("");
    return Stream.concat(
            typed.stream().map(host -> read("--allowed-host", host)),
            Stream.of(more.split("[\\s,]+", -1))
                .filter(host -> !host.isEmpty())
                .map(host -> read(VARIABLE, host)))
        .distinct()
        .toList();
  }

  private static String read(String source, String host) {
    return Hosts.read(host)
        .orElseThrow(
            () -> new Problem(Message.of("serve.no-host", "source", source, "given", host)));
  }
}
