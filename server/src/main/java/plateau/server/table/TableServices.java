package plateau.server.table;

import plateau.server.operations.Metrics;
import plateau.server.operations.Time;
import plateau.server.store.Store;

/** What all tables share. */
record TableServices(
    Store store,
    Thinkers thinkers,
    BackgroundQueue hints,
    Time time,
    Tellings tellings,
    Metrics metrics) {

  long now() {
    return time.now();
  }
}
