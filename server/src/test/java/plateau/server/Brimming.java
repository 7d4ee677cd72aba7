package plateau.server;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import plateau.kernel.Result;
import plateau.server.store.ChatLine;
import plateau.server.store.Event;
import plateau.server.store.Listing;
import plateau.server.store.Status;
import plateau.server.store.Store;
import plateau.server.store.StoreFailure;
import plateau.server.store.StoredSeat;
import plateau.server.store.StoredTable;

/** A store whose disk can be full: then it can be read, and nothing can be written. */
final class Brimming implements Store {

  private final Store store;
  private final AtomicInteger room = new AtomicInteger(Integer.MAX_VALUE);
  private final Semaphore refused = new Semaphore(0);

  Brimming(Store store) {
    this.store = store;
  }

  /** Room for so many writes. */
  void leaveRoomFor(int writes) {
    room.set(writes);
  }

  void makeRoom() {
    leaveRoomFor(Integer.MAX_VALUE);
  }

  /** Returns when a write was refused. */
  void awaitRefusal() {
    refused.acquireUninterruptibly();
  }

  private Store writable() {
    if (room.getAndDecrement() <= 0) {
      refused.release();
      throw new StoreFailure("no room", new IllegalStateException("disk full"));
    }
    return store;
  }

  @Override
  public void create(StoredTable table, List<Event> events) {
    writable().create(table, events);
  }

  @Override
  public void append(String table, Event event, Optional<Result> result) {
    writable().append(table, event, result);
  }

  @Override
  public void putSeat(String table, StoredSeat seat) {
    writable().putSeat(table, seat);
  }

  @Override
  public boolean takeSeat(String table, StoredSeat seat) {
    return writable().takeSeat(table, seat);
  }

  @Override
  public void putStatus(String table, Status status) {
    writable().putStatus(table, status);
  }

  @Override
  public void addChat(String table, ChatLine line) {
    writable().addChat(table, line);
  }

  @Override
  public Optional<StoredTable> table(String id) {
    return store.table(id);
  }

  @Override
  public List<Event> events(String table) {
    return store.events(table);
  }

  @Override
  public List<ChatLine> chat(String table, int most) {
    return store.chat(table, most);
  }

  @Override
  public List<StoredTable> tables(Listing listing) {
    return store.tables(listing);
  }

  @Override
  public List<String> unattended() {
    return store.unattended();
  }

  @Override
  public boolean isWell() {
    return store.isWell();
  }

  @Override
  public void close() {
    store.close();
  }
}
