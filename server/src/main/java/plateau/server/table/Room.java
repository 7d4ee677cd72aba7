package plateau.server.table;

import java.time.InstantSource;
import plateau.server.Metrics;
import plateau.server.store.Store;

/** What all tables share. */
record Room(
    Store store,
    Thinkers thinkers,
    Timers timers,
    Tellings tellings,
    InstantSource time,
    Metrics metrics) {

  long now() {
    return time.millis();
  }
}
