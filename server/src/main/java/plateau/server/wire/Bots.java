package plateau.server.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.arena.bot.BotClock;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.bot.process.Fault;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.match.Match;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.table.Connection;
import plateau.table.Table;
import plateau.table.Timing;
import plateau.table.kept.Overtaken;
import plateau.table.kept.TablePart;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/**
 * Programs from outside at a table. One that breaks the protocol is hung up on; it may come again
 * with its token. Belongs to the table's turn.
 */
public final class Bots<S extends State<S, M>, M> {

  /** As for processes, but that a message on a socket is shorter than a line may be. */
  static final BotLimits LIMITS = BotLimits.STANDARD.withOutput(16);

  private final Table<S, M> table;
  private final Timing timing;
  private final Map<Connection, BotTalk<S, M>> talks = new LinkedHashMap<>();
  // Of each seat: the time for a match is given once, however often its program comes back.
  private final Map<Integer, BotClock> clocks = new HashMap<>();

  public Bots(Table<S, M> table, Timing timing) {
    this.table = table;
    this.timing = timing;
  }

  public void hear(Connection from, Request request) {
    try {
      BotTalk<S, M> talk = talks.get(from);
      if (talk == null) {
        greet(from, request);
      } else if (talk.isReady()) {
        answered(talk, request);
      } else {
        table.isReady(talk.seat(), talk.ready(request));
      }
    } catch (Refusal refusal) {
      hangUp(from);
      refuse(from, refusal);
    } catch (Overtaken _) {
      // Its answer has come too late; it is asked again.
      table.catchUp(TablePart.EVENTS);
      table.catchUp(TablePart.SEATS);
    }
  }

  private void greet(Connection from, Request request) {
    int seat = table.programSeat(request.text("token"));
    List.copyOf(talks.values()).stream()
        .filter(other -> other.seat() == seat)
        .forEach(this::replacedElsewhere);
    BotClock clock = clocks.computeIfAbsent(seat, _ -> new BotClock(LIMITS));
    BotTalk<S, M> talk = new BotTalk<>(from, seat, table.match().game(), clock, this::awaitAnswer);
    table.came(seat, talk);
    talks.put(from, talk);
    talk.greet(table.match(), table.seed());
  }

  private void replacedElsewhere(BotTalk<S, M> other) {
    hangUp(other.connection());
    refuse(other.connection(), Refusal.of(Code.BOT_ELSEWHERE));
  }

  private void awaitAnswer(BotTalk<S, M> talk, int call) {
    var _ = timing.after(talk.allowanceMs(), () -> late(talk, call));
  }

  private void answered(BotTalk<S, M> talk, Request request) {
    if (talk.isMissed(request)) {
      return;
    }
    if (!talk.isAskedAt(table.n())) {
      throw fault(Message.of("bot.unasked"));
    }
    List<String> moves = talk.answered(request);
    Optional<Message> refused = play(talk.seat(), moves, talk.note());
    if (refused.isPresent()) {
      throw fault(refused.get());
    }
    if (!moves.isEmpty()) {
      table.advance();
    }
  }

  // A turn is noted at its last step, as in the arena. The reason when a move is refused.
  private Optional<Message> play(int seat, List<String> moves, String note) {
    Optional<Message> refused = Optional.empty();
    for (int i = 0; i < moves.size() && refused.isEmpty(); i++) {
      refused = table.playFor(seat, moves.get(i), i == moves.size() - 1 ? note : "");
    }
    return refused;
  }

  private void late(BotTalk<S, M> talk, int call) {
    if (!talks.containsKey(talk.connection()) || !talk.isWaitingFor(call)) {
      return;
    }
    boolean isOut = talk.missed();
    if (isOut) {
      hangUp(talk.connection());
      refuse(talk.connection(), fault(Message.of("bot.too-late")));
    }
    if (table.decides(talk.seat())) {
      play(talk.seat(), nothing(talk.seat()), BotTalk.LATE);
    }
    table.advance();
  }

  // As in the arena: an empty turn where there are turns, else any legal move.
  private List<String> nothing(int seat) {
    Match<S, M> match = table.match();
    return match
        .game()
        .dialogue()
        .map(dialogue -> dialogue.emptyTurn(match.state()))
        .orElseGet(
            () -> {
              List<String> legal = match.legalMoves();
              long seed = Seeded.derive(table.seed(), seat);
              int step = match.lastStep() + 1;
              return List.of(legal.get(Seeded.forStep(seed, step).below(legal.size())));
            });
  }

  public void hangUp(Connection from) {
    BotTalk<S, M> talk = talks.remove(from);
    if (talk != null) {
      talk.ended();
      table.programLeft(talk.seat());
    }
  }

  /** The server goes down. */
  public void sendAway() {
    new ArrayList<>(talks.keySet()).forEach(from -> refuse(from, Refusal.of(Code.GOING_DOWN)));
    talks.clear();
  }

  /** What is wrong with a message, as a process would be told in the record of its match. */
  static Refusal fault(Fault fault) {
    return fault(Message.of("bot.fault", "what", fault.message()));
  }

  static Refusal fault(Message what) {
    return new Refusal(Code.BOT_FAULT, what);
  }

  private void refuse(Connection from, Refusal refusal) {
    from.refuse(refusal.code(), table.error(refusal, Language.ENGLISH));
  }
}
