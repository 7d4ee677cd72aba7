package plateau.server.store.sqlite;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import plateau.server.store.Nodes;
import plateau.table.kept.Guests;

/** The only server of its store: nobody has to be told, and everything is its own work. */
final class SingleNode implements Nodes {

  private final Set<String> claimed = ConcurrentHashMap.newKeySet();

  SingleNode(List<String> left) {
    claimed.addAll(left);
  }

  @Override
  public void listen(Listener listener) {}

  @Override
  public boolean isFirst() {
    return true;
  }

  @Override
  public boolean claim(String table) {
    claimed.add(table);
    return true;
  }

  @Override
  public void release(String table) {
    claimed.remove(table);
  }

  @Override
  public List<String> claimed() {
    return List.copyOf(claimed);
  }

  @Override
  public void attend(String table, Guests here) {}

  @Override
  public Guests elsewhere(String table) {
    return Guests.NOBODY;
  }

  @Override
  public void close() {}
}
