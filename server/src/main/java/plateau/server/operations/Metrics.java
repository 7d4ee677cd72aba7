package plateau.server.operations;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import plateau.table.Observer;
import plateau.table.kept.StoreFailure;

/** What the server counts, in the text format of Prometheus. Safe for many threads. */
public final class Metrics implements Observer {

  /** Something that only grows. */
  public enum Counter {
    MOVES_ACCEPTED("plateau_moves_accepted_total", "Moves that are on disk."),
    REFUSALS("plateau_refusals_total", "Requests at tables that were refused."),
    COMPUTER_DECISIONS("plateau_computer_decisions_total", "Decisions of computer players."),
    TABLES_CREATED("plateau_tables_created_total", "Tables that were made."),
    CONNECTIONS_OPENED("plateau_connections_opened_total", "WebSockets that were opened."),
    CONNECTIONS_REFUSED("plateau_connections_refused_total", "WebSockets that were hung up on."),
    REQUESTS("plateau_http_requests_total", "Requests of REST."),
    FAILURES("plateau_failures_total", "Mistakes of the server itself.");

    private final String id;
    private final String help;

    Counter(String id, String help) {
      this.id = id;
      this.help = help;
    }
  }

  private record Gauge(String help, LongSupplier value) {}

  private final LongAdder[] counts = new LongAdder[Counter.values().length];
  private final Map<String, Gauge> gauges = new LinkedHashMap<>();

  public Metrics() {
    for (int i = 0; i < counts.length; i++) {
      counts[i] = new LongAdder();
    }
  }

  public void count(Counter counter) {
    counts[counter.ordinal()].increment();
  }

  @Override
  public void moveAccepted() {
    count(Counter.MOVES_ACCEPTED);
  }

  @Override
  public void refused() {
    count(Counter.REFUSALS);
  }

  @Override
  public void decides() {
    count(Counter.COMPUTER_DECISIONS);
  }

  /** Counted, unless it is the store that fails: then it is no mistake of ours. */
  @Override
  public void failed(String what, Throwable why) {
    if (!(why instanceof StoreFailure)) {
      count(Counter.FAILURES);
    }
    Failures.log(what, why);
  }

  public long value(Counter counter) {
    return counts[counter.ordinal()].sum();
  }

  /** Something that goes up and down, asked whenever somebody looks. Before the server starts. */
  public void gauge(String id, String help, LongSupplier value) {
    gauges.put(id, new Gauge(help, value));
  }

  public String text() {
    StringBuilder text = new StringBuilder();
    for (Counter counter : Counter.values()) {
      append(text, counter.id, counter.help, "counter", value(counter));
    }
    gauges.forEach(
        (id, gauge) -> append(text, id, gauge.help(), "gauge", gauge.value().getAsLong()));
    return text.toString();
  }

  private static void append(StringBuilder text, String id, String help, String type, long value) {
    text.append("# HELP ").append(id).append(' ').append(help).append('\n');
    text.append("# TYPE ").append(id).append(' ').append(type).append('\n');
    text.append(id).append(' ').append(value).append('\n');
  }
}
