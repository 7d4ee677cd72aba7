package plateau.server.store.postgres;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import plateau.server.store.News;
import plateau.server.store.Nodes;
import plateau.server.store.Outage;
import plateau.server.store.sql.Session;

/**
 * Hears what other servers do, on a connection and a thread of its own; every other second it says
 * that this server is there, and looks who else is. When the connection is lost it is opened again,
 * and whoever listens is told that news may have been missed.
 */
final class NotificationListener implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(NotificationListener.class);
  private static final int BEAT_MS = 2_000;
  private static final long NANOS_PER_MS = 1_000_000;
  private static final long PAUSE_NANOS = 500_000_000;

  private final PostgresAddress address;
  private final String self;
  private final Beat beat;
  private final Set<String> others = new HashSet<>();
  private final Thread thread;
  private final Outage outage = new Outage(System::nanoTime);
  private Nodes.Listener listener = new Deaf();
  private volatile boolean closing;

  /** Says that this server is there, and answers who else is. */
  @FunctionalInterface
  interface Beat {
    Set<String> on(Session session) throws SQLException;
  }

  /** Before anybody listens. */
  private static final class Deaf implements Nodes.Listener {
    @Override
    public void heard(News news) {}

    @Override
    public void missed() {}
  }

  /** An ear that does not listen yet. */
  NotificationListener(PostgresAddress address, String self, Beat beat) {
    this.address = address;
    this.self = self;
    this.beat = beat;
    this.thread = Thread.ofPlatform().name("news").daemon().unstarted(this::run);
  }

  void start(Nodes.Listener whoever) {
    listener = whoever;
    thread.start();
  }

  private void run() {
    while (!closing) {
      try (Session session =
          new Session(DriverManager.getConnection(address.jdbc(), address.properties()))) {
        hear(session);
      } catch (SQLException lost) {
        if (!closing) {
          sayLost(lost);
          LockSupport.parkNanos(PAUSE_NANOS);
        }
      }
    }
  }

  // Twice a second it is tried again: each time a line would fill the log of a night.
  private void sayLost(SQLException lost) {
    if (outage.failed()) {
      String why = lost.getMessage();
      LOG.warn(
          "the database is away ({}): {} Trying again until it is back.", outage.counted(), why);
    }
  }

  private void hear(Session session) throws SQLException {
    try (Statement statement = session.connection().createStatement()) {
      statement.execute("listen " + PostgresNodes.CHANNEL);
    }
    PGConnection connection = session.connection().unwrap(PGConnection.class);
    lookAround(session);
    outage.over().ifPresent(counted -> LOG.warn("the database is back, after {}", counted));
    listener.missed();
    long last = System.nanoTime();
    while (!closing) {
      long sinceMs = (System.nanoTime() - last) / NANOS_PER_MS;
      if (sinceMs >= BEAT_MS) {
        lookAround(session);
        last = System.nanoTime();
      }
      if (sinceMs >= PostgresNodes.LEASE_MS) {
        // This server was held up for so long that the others believe it gone.
        listener.missed();
      }
      PGNotification[] all = connection.getNotifications(BEAT_MS / 4);
      for (PGNotification one : all == null ? new PGNotification[0] : all) {
        hear(session, one.getParameter());
      }
    }
  }

  private void hear(Session session, String text) throws SQLException {
    if (NotifyPayload.isFrom(self, text)) {
      return;
    }
    if (NotifyPayload.isFarewell(text)) {
      lookAround(session);
    } else {
      NotifyPayload.read(text).forEach(listener::heard);
    }
  }

  // What a server had claimed, and who was connected there, is gone with it.
  private void lookAround(Session session) throws SQLException {
    Set<String> now = beat.on(session);
    boolean isSomebodyGone = !now.containsAll(others);
    others.clear();
    others.addAll(now);
    if (isSomebodyGone) {
      listener.missed();
    }
  }

  @Override
  public void close() {
    closing = true;
    try {
      thread.join(BEAT_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
