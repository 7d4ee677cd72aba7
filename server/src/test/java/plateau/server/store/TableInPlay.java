package plateau.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.chance.SaltedSeed;
import plateau.table.kept.HintsFor;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;

/** A table to write events for, where nothing else matters. */
public final class TableInPlay {

  private TableInPlay() {}

  /** One with two open seats. */
  public static StoredTable named(String id) {
    return new StoredTable(
        id,
        "pig",
        "1",
        Map.of(),
        true,
        HintsFor.ONE,
        SaltedSeed.unsalted(1),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        1,
        Status.PLAYING,
        Optional.empty(),
        0,
        1,
        List.of(StoredSeat.open(0), StoredSeat.open(1)),
        StoredTable.Rematches.NONE);
  }
}
