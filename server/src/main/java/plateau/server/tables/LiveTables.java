package plateau.server.tables;

import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Message;
import plateau.server.operations.Limits;
import plateau.server.wire.Asker;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/**
 * The tables in memory, so many at most, of all and of those that one address has brought there.
 * Whoever comes when there are too many sends those away that nobody is at, the one first that was
 * not used for longest: they are in the store, and read again when somebody comes. Tables with
 * people stay, and new ones are refused. Safe for many threads.
 */
final class LiveTables {

  private static final long IDLE_MS = 60_000;
  // Who has asked for a table is about to sit down there.
  private static final long SHORTEST_STAY_MS = 5_000;
  // A tenth more than needed: not every new table shall look through all others.
  private static final int SHARE_TO_FREE = 10;

  private final Map<String, LiveTable<?, ?>> tables = new ConcurrentHashMap<>();
  private final int most;
  private final int mostOfOneAddress;
  private final Consumer<String> gone;

  /**
   * None yet.
   *
   * @param gone hears of each that has left because nobody used it
   */
  LiveTables(Limits limits, Consumer<String> gone) {
    this.most = limits.tablesInMemory();
    this.mostOfOneAddress = limits.tablesOfOneAddress();
    this.gone = gone;
  }

  int size() {
    return tables.size();
  }

  boolean has(String id) {
    return tables.containsKey(id);
  }

  @Nullable LiveTable<?, ?> named(String id) {
    return tables.get(id);
  }

  /** The same, for somebody who is about to use it. */
  @Nullable LiveTable<?, ?> touched(String id) {
    return tables.computeIfPresent(id, (_, table) -> table.touch());
  }

  /** Adds it, unless there is one with its id already: then that one is answered. */
  @Nullable LiveTable<?, ?> add(LiveTable<?, ?> table) {
    return tables.putIfAbsent(table.id(), table);
  }

  void remove(LiveTable<?, ?> table) {
    tables.remove(table.id(), table);
  }

  void forEach(Consumer<LiveTable<?, ?>> action) {
    tables.values().forEach(action);
  }

  void clear() {
    tables.clear();
  }

  /** Lets those leave that nobody has used for a while. */
  void forgetIdle() {
    tables.values().forEach(table -> letGo(table, IDLE_MS));
  }

  /** Makes room for one more that comes from this address, or refuses it. */
  void makeRoom(String address) {
    if (!address.equals(Asker.NOBODY)
        && !hasRoom(mostOfOneAddress, table -> table.isFrom(address))) {
      throw new Refusal(
          Code.TOO_FAST, Message.of("refusal.too-fast.tables-at-once", "most", mostOfOneAddress));
    }
    if (!hasRoom()) {
      throw new Refusal(Code.BUSY, Message.of("refusal.busy.tables"));
    }
  }

  /** Whether there is room for one more, after those have left that nobody uses. */
  boolean hasRoom() {
    return hasRoom(most, _ -> true);
  }

  // Only when there are many of all are those counted that are meant.
  private boolean hasRoom(int atMost, Predicate<LiveTable<?, ?>> meant) {
    return size() < atMost || count(meant) < atMost || hasMadeRoom(atMost, meant);
  }

  private long count(Predicate<LiveTable<?, ?>> meant) {
    return tables.values().stream().filter(meant).count();
  }

  private synchronized boolean hasMadeRoom(int atMost, Predicate<LiveTable<?, ?>> meant) {
    long tooMany = count(meant) - (atMost - 1 - atMost / SHARE_TO_FREE);
    tables.values().stream()
        .filter(meant.and(table -> table.isUnusedFor(SHORTEST_STAY_MS)))
        .sorted(Comparator.comparingLong(LiveTable::lastTouch))
        .limit(Math.max(0, tooMany))
        .toList()
        .forEach(table -> letGo(table, SHORTEST_STAY_MS));
    return count(meant) < atMost;
  }

  private void letGo(LiveTable<?, ?> table, long unusedMs) {
    // Asked again where nobody can come in between.
    boolean isGone =
        tables.computeIfPresent(
                table.id(), (_, known) -> known.isUnusedFor(unusedMs) ? null : known)
            == null;
    if (isGone) {
      gone.accept(table.id());
    }
  }
}
