package plateau.table;

import plateau.table.kept.Peers;
import plateau.table.kept.TableStore;
import plateau.table.message.Tellings;

/** All that a live table needs of the world around it. */
public record Ports(
    TableStore store,
    Peers peers,
    Timing timing,
    Thinking thinking,
    Tellings tellings,
    Observer observer) {}
