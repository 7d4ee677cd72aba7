package plateau.server.store;

import java.util.List;
import plateau.table.kept.Peers;

/** The servers that share a store, as one of them sees it. */
public interface Nodes extends Peers, AutoCloseable {

  /** Whoever wants to know what other servers do. Called by one thread; must not wait for long. */
  interface Listener {

    void heard(News news);

    /** News may have been lost, or a server has gone: everything has to be read again. */
    void missed();
  }

  /** Begins to listen. Once. */
  void listen(Listener listener);

  /** Whether no other server was running when this one came. */
  boolean isFirst();

  /** Tables that were claimed by this server, or by one that is no more. */
  List<String> claimed();

  @Override
  void close();
}
