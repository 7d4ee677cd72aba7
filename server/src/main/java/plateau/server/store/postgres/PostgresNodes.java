package plateau.server.store.postgres;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import plateau.server.store.News;
import plateau.server.store.Nodes;
import plateau.server.store.sql.Session;
import plateau.server.store.sql.Sessions;
import plateau.table.kept.Guests;
import plateau.table.kept.StoreFailure;
import plateau.table.kept.TablePart;

/**
 * The servers that share a database. Each says every other second that it is there; whoever has not
 * for a while has lost its claims. All times are those of the database.
 */
final class PostgresNodes implements Nodes {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresNodes.class);

  static final String CHANNEL = "plateau";

  /** Whoever has not been seen for so long is gone. */
  static final long LEASE_MS = 6_000;

  private static final String ALIVE =
      "seen > now() - interval '%d milliseconds'".formatted(LEASE_MS);
  private static final String OF_NOBODY =
      "not exists (select 1 from node where node.id = %s.node and " + ALIVE + ")";

  private final String id = UUID.randomUUID().toString();
  private final Sessions sessions;
  private final NotificationListener ear;
  private final boolean isFirst;

  PostgresNodes(PostgresAddress address, Sessions sessions) {
    this.sessions = sessions;
    this.isFirst = sessions.read(this::isHere).isEmpty();
    this.ear = new NotificationListener(address, id, this::isHere);
  }

  /** Says that this server is there; the others that are. */
  private Set<String> isHere(Session session) throws SQLException {
    session.change(
        "insert into node values (?, now()) on conflict (id) do update set seen = now()", id);
    session.change("delete from node where seen < now() - interval '1 day'");
    session.change("delete from guests where " + OF_NOBODY.formatted("guests"));
    return new HashSet<>(
        session.read(
            row -> row.getString(1), "select id from node where id <> ? and " + ALIVE, id));
  }

  @Override
  public void listen(Listener listener) {
    ear.start(listener);
  }

  @Override
  public boolean isFirst() {
    return isFirst;
  }

  /** Tells the other servers when the transaction is committed. */
  private void tell(Session session, List<News> news) throws SQLException {
    tellAll(session, NotifyPayload.of(id, news));
  }

  private static void tellAll(Session session, List<String> messages) throws SQLException {
    for (String message : messages) {
      session.read(_ -> "", "select pg_notify(?, ?)", CHANNEL, message);
    }
  }

  /** Commits and tells the other servers, on one trip to the database. */
  void commit(Session session, List<News> news) throws SQLException {
    List<String> messages = NotifyPayload.of(id, news);
    if (messages.isEmpty()) {
      session.connection().commit();
      return;
    }
    tellAll(session, messages.subList(1, messages.size()));
    session.executeTogether("select pg_notify(?, ?); commit", CHANNEL, messages.getFirst());
  }

  @Override
  public boolean claim(String table) {
    return sessions.read(
        session ->
            session.change(
                    "insert into work values (?, ?) on conflict (table_id) do update set node ="
                        + " excluded.node where work.node = excluded.node or "
                        + OF_NOBODY.formatted("work"),
                    table,
                    id)
                == 1);
  }

  @Override
  public void release(String table) {
    sessions.read(
        session ->
            session.change(
                "delete from work where table_id = ? and (node = ? or "
                    + OF_NOBODY.formatted("work")
                    + ")",
                table,
                id));
  }

  @Override
  public List<String> claimed() {
    return sessions.read(
        session ->
            session.read(
                row -> row.getString(1),
                "select table_id from work where node = ? or " + OF_NOBODY.formatted("work"),
                id));
  }

  @Override
  public void attend(String table, Guests here) {
    sessions.read(
        session ->
            session.whole(
                inside -> {
                  inside.change(
                      "insert into guests values (?, ?, ?, ?) on conflict (table_id, node) do"
                          + " update set seats = excluded.seats, spectators = excluded.spectators",
                      table,
                      id,
                      here.seats().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                      here.spectators());
                  tell(inside, List.of(new News(table, TablePart.GUESTS)));
                  return true;
                }));
  }

  @Override
  public Guests elsewhere(String table) {
    List<Guests> all =
        sessions.read(
            session ->
                session.read(
                    row -> new Guests(seats(row.getString(1)), row.getInt(2)),
                    "select seats, spectators from guests where table_id = ? and node <> ? and not "
                        + OF_NOBODY.formatted("guests"),
                    table,
                    id));
    return all.stream().reduce(Guests.NOBODY, Guests::and);
  }

  private static Set<Integer> seats(String text) {
    return text.isEmpty()
        ? Set.of()
        : Arrays.stream(text.split(" ", -1)).map(Integer::valueOf).collect(Collectors.toSet());
  }

  @Override
  public void close() {
    ear.close();
    try {
      sessions.read(session -> session.whole(this::leave));
    } catch (StoreFailure away) {
      // The others will miss us soon.
      LOG.warn("the database is away, so the others are not told: {}", away.toString());
    }
  }

  private boolean leave(Session session) throws SQLException {
    session.change("delete from guests where node = ?", id);
    session.change("delete from node where id = ?", id);
    session.read(_ -> "", "select pg_notify(?, ?)", CHANNEL, NotifyPayload.farewell(id));
    return true;
  }
}
