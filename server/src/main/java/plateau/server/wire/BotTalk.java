package plateau.server.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;
import plateau.arena.bot.BotClock;
import plateau.arena.bot.BotMessage;
import plateau.arena.bot.Calls;
import plateau.arena.bot.Hello;
import plateau.arena.bot.Protocol;
import plateau.arena.bot.Ready;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.bot.Turn;
import plateau.kernel.json.Json;
import plateau.kernel.match.Match;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.OneLine;
import plateau.kernel.words.Problem;
import plateau.table.Connection;
import plateau.table.Program;
import plateau.table.message.Refusal;
import plateau.table.message.Request;
import plateau.table.order.Order;

/**
 * The talk with one program in the protocol {@code plateau-bot/1}, one message for each line of it.
 * Belongs to the table's mailbox.
 */
final class BotTalk<S extends State<S, M>, M> implements Program<S, M> {

  /** The note of a turn that was lost. */
  static final String LATE = "{\"fault\":\"late\"}";

  private static final int NOT_ASKED = -1;
  private static final int LONGEST_NOTE = 32 << 10;

  private final Connection connection;
  private final int seat;
  private final Game<S, M> game;
  private final BotClock clock;
  private final Calls calls;
  private final ObjIntConsumer<BotTalk<S, M>> onAsked;
  private Ready ready = Ready.PLAIN;
  private boolean isReady;
  private int askedAt = NOT_ASKED;
  private long sentNanos;
  private long spentNanos;
  private @Nullable Turn turn;

  /**
   * A talk that begins.
   *
   * @param clock of the seat, whose bank is not filled again when a program comes back
   * @param onAsked hears of each call that awaits an answer
   */
  BotTalk(
      Connection connection,
      int seat,
      Game<S, M> game,
      BotClock clock,
      ObjIntConsumer<BotTalk<S, M>> onAsked) {
    this.connection = connection;
    this.seat = seat;
    this.game = game;
    this.clock = clock;
    this.calls = new Calls(seat);
    this.onAsked = onAsked;
  }

  Connection connection() {
    return connection;
  }

  int seat() {
    return seat;
  }

  boolean isReady() {
    return isReady;
  }

  void greet(Match<S, M> match, long matchSeed) {
    say(
        new Hello<>(game, match.setup(), seat, matchSeed, Bots.LIMITS, Language.ENGLISH)
            .message(match.state()));
  }

  /** The program is ready; what it calls itself. */
  Optional<String> ready(Request request) {
    try {
      ready = calls.ready(message(request));
      String name = OneLine.atMost(Order.LONGEST_NAME, ready.name());
      isReady = true;
      return Optional.of(name).filter(known -> !known.isEmpty());
    } catch (BotMessage.Broken broken) {
      throw Bots.fault(broken.fault());
    }
  }

  boolean isAskedAt(int n) {
    return askedAt == n;
  }

  /** Asks for a move, or for a turn. */
  @Override
  public void ask(Match<S, M> match, int n) {
    if (askedAt == n) {
      return;
    }
    if (askedAt != NOT_ASKED) {
      calls.miss();
    }
    int call = calls.next();
    askedAt = n;
    spentNanos = 0;
    turn = game.dialogue().map(dialogue -> dialogue.open(match.state())).orElse(null);
    say(
        turn == null
            ? Protocol.decide(
                call,
                game.view(match.state(), seat),
                match.legalMoves(),
                ready.outlook(game, match.state(), Language.ENGLISH),
                clock)
            : Protocol.turn(call, turn.start(), clock));
    onAsked.accept(this, call);
  }

  @Override
  public void over(Object view, Result result) {
    connection.send(Json.write(Protocol.over(result, view)));
    connection.end();
  }

  long allowanceMs() {
    return TimeUnit.NANOSECONDS.toMillis(clock.allowance()) + 1;
  }

  /** Whether it answers a call that was closed without it. */
  boolean isMissed(Request request) {
    try {
      return calls.isForMissed(message(request));
    } catch (BotMessage.Broken broken) {
      throw Bots.fault(broken.fault());
    }
  }

  boolean isWaitingFor(int number) {
    return askedAt != NOT_ASKED && calls.number() == number;
  }

  /** The moves that its answer comes to; none as long as its turn goes on. */
  List<String> answered(Request request) {
    try {
      BotMessage answer = message(request);
      calls.check(answer);
      spentNanos += System.nanoTime() - sentNanos;
      Turn open = turn;
      if (open != null) {
        return answered(open, request);
      }
      String move = Calls.moveIn(answer);
      close();
      return List.of(move);
    } catch (BotMessage.Broken broken) {
      throw Bots.fault(broken.fault());
    }
  }

  private List<String> answered(Turn open, Request request) {
    say(Protocol.result(calls.number(), handled(open, request)));
    if (!open.isOver()) {
      return List.of();
    }
    close();
    return open.moves();
  }

  private static BotMessage message(Request request) throws BotMessage.Broken {
    return BotMessage.of(Json.write(request.fields()), request.fields());
  }

  private static Map<String, Object> handled(Turn open, Request request) {
    try {
      return open.handle(request.fields());
    } catch (Refusal refusal) {
      throw refusal;
    } catch (Problem nonsense) {
      throw Bots.fault(Message.of("bot.request", "why", nonsense.message()));
    }
  }

  /** What is noted beside its last answer, as {@code plateau match} does. */
  String note() {
    Map<String, Object> noted = new LinkedHashMap<>();
    Turn last = turn;
    if (last != null) {
      noted.putAll(last.notes());
    }
    noted.put("ms", TimeUnit.NANOSECONDS.toMillis(spentNanos));
    String written = Json.write(noted);
    // A match is complete without; a program must not fill our disk with what it notes.
    return written.length() > LONGEST_NOTE ? "" : written;
  }

  private void close() {
    clock.answered(Math.min(spentNanos, clock.allowance()));
    askedAt = NOT_ASKED;
  }

  /** It leaves in the middle: the time that it has taken is gone. */
  void ended() {
    if (askedAt != NOT_ASKED) {
      spentNanos += System.nanoTime() - sentNanos;
      close();
    }
  }

  /** Its time is up: the call is lost. True when that was the last time. */
  boolean missed() {
    clock.struck();
    calls.miss();
    askedAt = NOT_ASKED;
    say(Protocol.late(calls.number(), clock));
    return clock.isOut();
  }

  private void say(Map<String, Object> message) {
    connection.send(Json.write(message));
    sentNanos = System.nanoTime();
  }
}
