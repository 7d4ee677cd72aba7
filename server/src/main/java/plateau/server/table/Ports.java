package plateau.server.table;

import plateau.server.store.Peers;
import plateau.server.store.TableStore;

/** All that a live table needs of the world around it. */
public record Ports(
    TableStore store,
    Peers peers,
    Timing timing,
    Thinking thinking,
    Tellings tellings,
    Observer observer) {}
