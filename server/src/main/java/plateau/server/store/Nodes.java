package plateau.server.store;

import java.util.List;

/**
 * The servers that share a store, as one of them sees it. A claim only keeps two of them from the
 * same work: what is true is decided by the numbers of the events.
 */
public interface Nodes extends AutoCloseable {

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

  /** Tries to become the one who goes on with a table when nobody is there. */
  boolean claim(String table);

  /** Another one may go on with it. */
  void release(String table);

  /** Tables that were claimed by this server, or by one that is no more. */
  List<String> claimed();

  /** Tells the others who is connected to a table here. */
  void attend(String table, Guests here);

  /** Who is connected to a table at other servers. */
  Guests elsewhere(String table);

  @Override
  void close();
}
