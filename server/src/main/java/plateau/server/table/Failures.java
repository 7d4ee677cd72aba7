package plateau.server.table;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Mistakes of the server itself, for those who run it. */
final class Failures {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);

  private Failures() {}

  static void log(String what, Throwable failure) {
    LOG.error(what, failure);
  }
}
