package plateau.arena.bot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.BotProcess;
import plateau.arena.bot.process.Event;
import plateau.arena.bot.process.Fault;
import plateau.arena.bot.process.Fault.Cause;
import plateau.arena.bot.process.Meanwhile;
import plateau.kernel.bot.Turn;
import plateau.kernel.json.Json;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * The talk with one program: numbered calls, each with its answers and the time they took. What the
 * referee needs between an answer and its next message is nobody's time.
 */
final class Conversation implements AutoCloseable {

  /** The program has not answered within its allowance. */
  static final class TooLate extends Exception {
    private static final long serialVersionUID = 1;
  }

  private final int seat;
  private final Terms terms;
  private final BotClock clock;
  private final Map<String, Object> extras;
  private final Calls calls;
  private @Nullable BotProcess process;
  private long spent;
  private long openedAt;
  private long cpuBefore;
  private long cpu;

  /** With these fields in every message of the referee, beside its own. */
  Conversation(int seat, Terms terms, BotClock clock, Map<String, Object> extras) {
    this.seat = seat;
    this.terms = terms;
    this.clock = clock;
    this.extras = extras;
    this.calls = new Calls(seat);
  }

  Conversation(int seat, Terms terms, BotClock clock) {
    this(seat, terms, clock, Map.of());
  }

  /**
   * Starts the program.
   *
   * @throws Problem when the system cannot
   */
  void start(BotCommand command) throws InterruptedException {
    openedAt = System.nanoTime();
    process = BotProcess.start(command, terms.limits(), terms.sandbox());
  }

  void pin(String place) {
    running().pin(place);
  }

  void say(Map<String, Object> message) {
    Map<String, Object> whole = new LinkedHashMap<>(message);
    whole.putAll(extras);
    String line = Json.write(whole);
    terms.wire().line(seat, Wire.Direction.TO_BOT, line);
    running().send(line);
  }

  /** A new call: its number, and no time spent yet. */
  void open(String place) {
    pin(place);
    calls.next();
    spent = 0;
    openedAt = System.nanoTime();
    cpuBefore = cpuInAll();
  }

  /** The number of the present call. */
  int call() {
    return calls.number();
  }

  /** The move that the program chooses. */
  String decide(Object view, List<String> moves, Optional<Outlook.Said> outlook)
      throws BotMessage.Broken, TooLate, InterruptedException {
    say(Protocol.decide(call(), view, moves, outlook, clock));
    return Calls.moveIn(answer());
  }

  /** A whole turn, request by request. */
  void converse(Turn turn) throws BotMessage.Broken, TooLate, InterruptedException {
    say(Protocol.turn(call(), turn.start(), clock));
    while (!turn.isOver()) {
      say(Protocol.result(call(), handle(turn, answer())));
    }
  }

  private static Map<String, Object> handle(Turn turn, BotMessage request)
      throws BotMessage.Broken {
    try {
      return turn.handle(request.fields());
    } catch (Problem nonsense) {
      throw new BotMessage.Broken(
          Fault.of(
              Cause.MALFORMED,
              "bot.fault.request",
              "why",
              nonsense.message(),
              "line",
              Fault.excerpt(request.text())));
    }
  }

  void tellLate() {
    calls.miss();
    say(Protocol.late(call(), clock));
  }

  // An answer to a call that was missed comes late, and is for nothing.
  private BotMessage answer() throws BotMessage.Broken, TooLate, InterruptedException {
    BotMessage request = listen(clock.allowance() - spent);
    while (calls.isForMissed(request)) {
      request = listen(clock.allowance() - spent);
    }
    calls.check(request);
    return request;
  }

  /** What the program says, when it says in time that it is ready. */
  Ready ready() throws BotMessage.Broken, TooLate, InterruptedException {
    return calls.ready(listen(TimeUnit.MILLISECONDS.toNanos(terms.limits().startMs())));
  }

  /** The next message, within this time from the last that was sent. */
  private BotMessage listen(long nanos) throws BotMessage.Broken, TooLate, InterruptedException {
    while (true) {
      Event event = running().receive(nanos).orElseThrow(TooLate::new);
      switch (event) {
        case Event.Ended(Fault why) -> throw new BotMessage.Broken(why);
        case Event.Line(String text, long at) -> {
          terms.wire().line(seat, Wire.Direction.FROM_BOT, text);
          if (!text.isBlank()) {
            spend(Math.max(0, at - running().sentAt()), nanos);
            return BotMessage.read(text);
          }
        }
      }
    }
  }

  private void spend(long nanos, long allowance) throws TooLate {
    if (nanos > allowance) {
      throw new TooLate();
    }
    spent += nanos;
  }

  /** What the present call has taken. */
  long spent() {
    return spent;
  }

  /** The processor time of the present call. */
  long cpuSpent() {
    return cpuInAll() - cpuBefore;
  }

  /**
   * That it has not done what it should, with what it did since the present call began, or since
   * its start.
   */
  Fault tooLate(Cause cause, String key, Object... namesAndValues) {
    long nanos = System.nanoTime() - openedAt;
    long cpuNanos = cpuSpent();
    Meanwhile meanwhile = running().meanwhile(cpuNanos, nanos);
    Map<String, Object> values = new LinkedHashMap<>(Message.of(key, namesAndValues).values());
    values.put(
        "meanwhile",
        meanwhile.told(
            TimeUnit.NANOSECONDS.toMillis(cpuNanos), TimeUnit.NANOSECONDS.toMillis(nanos)));
    return new Fault(cause, new Message(key, values), meanwhile);
  }

  long cpuInAll() {
    BotProcess running = process;
    if (running != null) {
      cpu = running.cpuNanos();
    }
    return cpu;
  }

  String log() {
    BotProcess running = process;
    return running == null ? "" : running.errorText();
  }

  /** Whether the program ends by itself, for which it gets the time of a call. */
  boolean endsItself() {
    try {
      cpuInAll();
      return running().endsWithin(TimeUnit.MILLISECONDS.toNanos(terms.limits().callMs()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() {
    BotProcess running = process;
    if (running != null) {
      cpuInAll();
      running.close();
    }
  }

  private BotProcess running() {
    BotProcess running = process;
    if (running == null) {
      throw new IllegalStateException("the program was not started");
    }
    return running;
  }
}
