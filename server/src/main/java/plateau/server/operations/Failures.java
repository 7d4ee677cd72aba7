package plateau.server.operations;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import plateau.server.store.Outage;
import plateau.table.kept.StoreFailure;

/** What goes wrong at the server itself, for those who run it. */
public final class Failures {

  private static final Logger LOG = LoggerFactory.getLogger(Failures.class);
  private static final Outage STORE = new Outage(System::nanoTime);

  private Failures() {}

  /** With all that is known; a store that fails again and again is told from time to time. */
  public static void log(String what, Throwable failure) {
    if (!(failure instanceof StoreFailure)) {
      LOG.error(what, failure);
    } else if (STORE.failed()) {
      LOG.error("{} ({} of the store; more are counted)", what, STORE.counted(), failure);
    }
  }
}
