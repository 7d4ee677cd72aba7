package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.joran.spi.JoranException;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** What strangers send fills no log: they are told what is wrong, and nobody else need know. */
class QuietLogTest extends ServerTest {

  private static final List<String> HEADS =
      List.of(
          "GET /api/games/%ff HTTP/1.1",
          "GET /api/games HTTP/9.9",
          "GET /health HTTP/1.1\r\nHost: user@localhost",
          "GET /health HTTP/1.1\r\nHost: [::1",
          "GET /health HTTP/1.1\r\nHost: evil.example",
          "GET /health HTTP/1.1\r\nNo Header",
          "GET /" + "x".repeat(20_000) + " HTTP/1.1",
          "POST /api/tables HTTP/1.1\r\nContent-Length: 70000",
          "POST /api/tables HTTP/1.1\r\nContent-Length: -5",
          "POST /api/tables HTTP/1.1\r\nTransfer-Encoding: gzip",
          "BREW /api/games HTTP/1.1",
          "\u0016\u0003\u0001");

  @Test
  void requestsThatCannotBeReadAreNotLogged() throws JoranException {
    LoggerContext usual = asInUse();
    List<ILoggingEvent> events = whileAllIsHeard(() -> HEADS.forEach(this::send));
    assertThat(events)
        .filteredOn(event -> usual.getLogger(event.getLoggerName()).isEnabledFor(event.getLevel()))
        .extracting(ILoggingEvent::toString)
        .isEmpty();
    assertThat(events).as("what would be logged without the settings in use").isNotEmpty();
  }

  private void send(String head) {
    try (Wire wire = running.wire()) {
      assertThat(wire.ask(head)).startsWith("HTTP/1.1 ");
    }
  }

  // The settings that the program logs by; tests have others.
  private static LoggerContext asInUse() throws JoranException {
    LoggerContext usual = new LoggerContext();
    JoranConfigurator reader = new JoranConfigurator();
    reader.setContext(usual);
    reader.doConfigure(Server.class.getResource("/logback.xml"));
    return usual;
  }

  private static List<ILoggingEvent> whileAllIsHeard(Runnable task) {
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    Logger root =
        ((LoggerContext) LoggerFactory.getILoggerFactory()).getLogger(Logger.ROOT_LOGGER_NAME);
    Level before = root.getLevel();
    log.start();
    root.addAppender(log);
    root.setLevel(Level.WARN);
    try {
      task.run();
      return List.copyOf(log.list);
    } finally {
      root.setLevel(before);
      root.detachAppender(log);
    }
  }
}
