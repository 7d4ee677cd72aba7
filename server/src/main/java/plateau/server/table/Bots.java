package plateau.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import plateau.arena.bot.BotClock;
import plateau.arena.bot.Protocol;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.bot.process.Fault;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.json.Json;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.server.store.Overtaken;
import plateau.server.store.SeatKind;
import plateau.server.store.StoredSeat;
import plateau.server.table.Refusal.Code;

/**
 * Programs from outside on the seats of a table. One that breaks the protocol is hung up on; it may
 * come again with its token. Belongs to the table's mailbox.
 */
final class Bots<S extends State<S, M>, M> {

  /** As for processes, but that a message on a socket is shorter than a line may be. */
  static final BotLimits LIMITS = BotLimits.STANDARD.withOutput(16);

  private final TableState<S, M> table;
  private final Audience<S, M> audience;
  private final Play<S, M> play;
  private final Consumer<Runnable> mailbox;
  private final Map<Connection, BotTalk<S, M>> talks = new LinkedHashMap<>();
  // Of each seat: the time for a match is given once, however often its program comes back.
  private final Map<Integer, BotClock> clocks = new HashMap<>();

  Bots(
      TableState<S, M> table,
      Audience<S, M> audience,
      Play<S, M> play,
      Consumer<Runnable> mailbox) {
    this.table = table;
    this.audience = audience;
    this.play = play;
    this.mailbox = mailbox;
  }

  void hear(Connection from, Request request, SeatDesk<S, M> seats) {
    try {
      BotTalk<S, M> talk = talks.get(from);
      if (talk == null) {
        greet(from, request);
      } else if (talk.isReady()) {
        answered(talk, request);
      } else {
        talk.ready(request).ifPresent(name -> called(talk.seat(), name));
        audience.addBot(talk.seat());
        seats.changed();
      }
    } catch (Refusal refusal) {
      hangUp(from);
      from.refuse(refusal.code(), error(refusal));
    } catch (Overtaken _) {
      // Its answer has come too late; it is asked again.
      play.catchUp();
      seats.catchUp();
    }
  }

  private void greet(Connection from, Request request) {
    StoredSeat seat =
        table
            .seats()
            .heldWith(request.text("token"))
            .filter(held -> held.kind() == SeatKind.BOT)
            .orElseThrow(() -> Refusal.of(Code.WRONG_TOKEN));
    List.copyOf(talks.values()).stream()
        .filter(other -> other.seat() == seat.seat())
        .forEach(this::replacedElsewhere);
    if (seat.standIn().isPresent()) {
      back(seat);
    }
    BotClock clock = clocks.computeIfAbsent(seat.seat(), _ -> new BotClock(LIMITS));
    BotTalk<S, M> talk = new BotTalk<>(from, seat.seat(), table.game(), clock);
    talks.put(from, talk);
    talk.greet(table.match(), table.snapshot().seed());
  }

  // Its seat is its own again as soon as it is there.
  private void back(StoredSeat seat) {
    table.change(seat.withStandIn(Optional.empty()));
    play.seatsChanged();
  }

  private void replacedElsewhere(BotTalk<S, M> other) {
    hangUp(other.connection());
    Refusal why = Refusal.of(Code.BOT_ELSEWHERE);
    other.connection().refuse(why.code(), error(why));
  }

  private void called(int number, String name) {
    StoredSeat seat = table.seats().at(number);
    if (seat.name().isEmpty()) {
      table.change(seat.named(name));
    }
  }

  /** Asks the program on this seat, if it is there and was not asked yet. */
  void ask(int seat) {
    for (BotTalk<S, M> talk : talks.values()) {
      if (talk.seat() == seat && talk.isReady() && talk.isFreeAt(table.position().n())) {
        int call = talk.ask(table.match(), table.position().n());
        var _ =
            table
                .services()
                .time()
                .after(talk.allowanceMs(), () -> mailbox.accept(() -> late(talk, call)));
      }
    }
  }

  private void answered(BotTalk<S, M> talk, Request request) {
    if (talk.isMissed(request)) {
      return;
    }
    if (!talk.isAskedAt(table.position().n())) {
      throw fault(Message.of("bot.unasked"));
    }
    List<String> moves = talk.answered(request);
    Optional<Message> refused = play(talk.seat(), moves, talk.note());
    if (refused.isPresent()) {
      throw fault(refused.get());
    }
    if (!moves.isEmpty()) {
      play.advance();
    }
  }

  // A turn is noted at its last step, as in the arena. The reason when a move is refused.
  private Optional<Message> play(int seat, List<String> moves, String note) {
    Optional<Message> refused = Optional.empty();
    for (int i = 0; i < moves.size() && refused.isEmpty(); i++) {
      refused = play.playFor(seat, moves.get(i), i == moves.size() - 1 ? note : "");
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
      Refusal why = fault(Message.of("bot.too-late"));
      talk.connection().refuse(why.code(), error(why));
    }
    if (table.isPlaying() && table.match().toMove() == talk.seat()) {
      play(talk.seat(), nothing(talk.seat()), BotTalk.LATE);
    }
    play.advance();
  }

  // As in the arena: an empty turn where there are turns, else any legal move.
  private List<String> nothing(int seat) {
    return table
        .game()
        .dialogue()
        .map(dialogue -> dialogue.emptyTurn(table.match().state()))
        .orElseGet(
            () -> {
              List<String> legal = table.match().legalMoves();
              long seed = Seeded.derive(table.snapshot().seed(), seat);
              int step = table.match().lastStep() + 1;
              return List.of(legal.get(Seeded.forStep(seed, step).below(legal.size())));
            });
  }

  /** The match is over; behind that nothing is said to programs. */
  void dismiss(Result result) {
    for (BotTalk<S, M> talk : talks.values()) {
      Object view = table.game().view(table.match().state(), talk.seat());
      talk.connection().send(Json.write(Protocol.over(result, view)));
      talk.connection().end();
    }
  }

  void hangUp(Connection from) {
    BotTalk<S, M> talk = talks.remove(from);
    if (talk != null) {
      talk.ended();
      audience.removeBot(talk.seat());
      audience.tellTable();
    }
  }

  /** The server goes down. */
  void sendAway() {
    Refusal why = Refusal.of(Code.GOING_DOWN);
    new ArrayList<>(talks.keySet()).forEach(from -> from.refuse(why.code(), error(why)));
    talks.clear();
  }

  /** What is wrong with a message, as a process would be told in the record of its match. */
  static Refusal fault(Fault fault) {
    return fault(Message.of("bot.fault", "what", fault.message()));
  }

  static Refusal fault(Message what) {
    return new Refusal(Code.BOT_FAULT, what);
  }

  private String error(Refusal refusal) {
    return Messages.error(refusal.code(), table.words(Language.ENGLISH).say(refusal.message()));
  }
}
