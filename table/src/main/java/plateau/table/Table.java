package plateau.table;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Match;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.table.kept.Event;
import plateau.table.kept.SeatKind;
import plateau.table.kept.StoreFailure;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.kept.TablePart;
import plateau.table.message.Messages;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/**
 * A live table: messages come in, messages go out. It does one thing after another, in its turn:
 * whoever calls it sees to that, and so do its {@link Timing} and its {@link Thinking}. What it
 * accepts is kept before anybody is told.
 */
public final class Table<S extends State<S, M>, M> {

  private final Observer observer;
  private final TableState<S, M> table;
  private final Match<S, M> match;
  private final Audience<S, M> audience;
  private final Play<S, M> play;
  private final Hints<S, M> hints;
  private final Foresight<S, M> foresight;
  private final Deciders<S, M> deciders;
  private final SeatDesk<S, M> seats;
  private final UndoDesk<S, M> undo;
  private final ChatBook chat;

  /** One as it was kept. */
  public Table(Ports ports, Game<S, M> game, StoredTable stored, List<Event> events) {
    this.observer = ports.observer();
    this.table = new TableState<>(ports, game, stored, events);
    this.match = table.position().match();
    this.audience = new Audience<>(ports, table);
    UndoTalk talk = new UndoTalk();
    this.play = new Play<>(ports, table, audience, talk);
    this.hints = new Hints<>(ports, table);
    this.foresight = new Foresight<>(table, ports.tellings());
    this.deciders = new Deciders<>(ports, table, audience, play, hints);
    this.seats = new SeatDesk<>(ports, table, audience, deciders);
    this.undo = new UndoDesk<>(ports, table, audience, play, deciders, talk);
    this.chat = new ChatBook(ports.store(), ports.timing(), stored.id());
  }

  public String id() {
    return table.id();
  }

  /** Whether somebody is there, or it goes on by itself. */
  public boolean isUsed() {
    return !audience.isEmpty() || deciders.areBusy() || hints.isBusy();
  }

  /** The table as JSON, as it is now. */
  public String describe(Language language) {
    return audience.describe(language);
  }

  // --- people ---

  /** The next message of somebody with a board; the first one asks to join. */
  public void hear(Connection from, Request request) {
    audience.of(from).ifPresentOrElse(guest -> obey(guest, request), () -> welcome(from, request));
  }

  /** Somebody has hung up. */
  public void left(Connection from) {
    Optional<Guest> gone = audience.of(from);
    if (gone.isPresent()) {
      hints.left(gone.get());
      audience.remove(from);
      audience.tellTable();
    }
  }

  /** Somebody sits down on an open seat. */
  public void sitDown(StoredSeat seat) {
    seats.take(seat);
  }

  /** Whoever comes with this token sits down where a seat is kept for it. */
  public void takeKept(String token) {
    seats.takeKept(token);
  }

  private void welcome(Connection from, Request request) {
    try {
      join(from, request);
    } catch (Refusal refusal) {
      turnAway(from, request, refusal);
    } catch (StoreFailure failure) {
      turnAway(from, request, Refusal.of(Code.STORE_FAILED));
      throw failure;
    }
  }

  private void turnAway(Connection from, Request request, Refusal refusal) {
    from.refuse(refusal.code(), error(refusal, request.language()));
  }

  private void join(Connection from, Request request) {
    if (!request.type().equals("join")) {
      throw Request.wrong("type", "join");
    }
    Optional<String> token = request.maybeText("token");
    token.ifPresent(seats::takeKept);
    int seat = token.map(held -> seatOf(held, SeatKind.PERSON).seat()).orElse(Seat.SPECTATOR);
    int have = request.maybeWhole("have").orElse(Guest.NOTHING);
    int haveChat = request.maybeWhole("haveChat").orElse(0);
    Guest guest = new Guest(from, seat, request.truth("outlook", false), request.language(), have);
    audience.add(guest);
    audience.tellTable();
    audience.sendView(guest);
    guest.send(chat.since(haveChat));
    undo.tell(guest);
  }

  private StoredSeat seatOf(String token, SeatKind kind) {
    return table
        .seats()
        .heldWith(token)
        .filter(seat -> seat.kind() == kind)
        .orElseThrow(() -> Refusal.of(Code.WRONG_TOKEN));
  }

  private void obey(Guest guest, Request request) {
    try {
      carryOut(guest, request);
    } catch (Refusal refusal) {
      refuse(guest, request, refusal);
    } catch (StoreFailure failure) {
      observer.failed("something could not be kept", failure);
      refuse(guest, request, Refusal.of(Code.STORE_FAILED));
    }
  }

  private void refuse(Guest guest, Request request, Refusal refusal) {
    observer.refused();
    Words words = table.words(guest.language());
    guest.send(Messages.refused(request.fields().get("id"), refusal, words));
    audience.sendView(guest);
  }

  private void carryOut(Guest guest, Request request) {
    switch (request.type()) {
      case "move" -> {
        if (play.move(guest, request.id(), request.whole("at"), request.text("move"))) {
          deciders.advance();
        }
      }
      case "preview" ->
          foresight.preview(guest, request.id(), request.whole("at"), request.text("move"));
      case "why" ->
          foresight.why(guest, request.id(), request.whole("at"), request.maybeText("thing"));
      case "hint" -> hints.ask(guest, request.id(), request.whole("at"));
      case "chat" ->
          chat.add(table.seats().at(guest.seatOrRefuse()), request.id(), request.text("text"))
              .ifPresent(audience::tell);
      case "undo" -> undo.ask(guest);
      case "undo-answer" -> undo.answer(guest, request.truth("agree", false));
      case "leave" -> seats.leave(guest, request.maybeText("player"));
      case "return" -> seats.comeBack(guest);
      case "replace" -> seats.replace(guest, request.whole("seat"), request.maybeText("player"));
      case "lang" -> {
        guest.speak(request.language());
        audience.sendTable(guest);
        audience.sendView(guest);
      }
      case "ping" -> guest.send(JsonObject.ofType("pong").put("id", request.id()).toString());
      default -> throw Request.wrong("type", "move, chat, undo…");
    }
  }

  // --- programs ---

  /** The match, for programs; moves go through the table. */
  public Match<S, M> match() {
    return match;
  }

  /** The number of the last event. */
  public int n() {
    return table.position().n();
  }

  /** The seed of the dice; secret until the match is over. */
  public long seed() {
    return table.snapshot().seed();
  }

  /** Whether this seat decides now. */
  public boolean decides(int seat) {
    return table.isPlaying() && match.toMove() == seat;
  }

  /** The seat that the holder of this token has for a program. */
  public int programSeat(String token) {
    return seatOf(token, SeatKind.BOT).seat();
  }

  /** A program has come to its seat, which is its own again as soon as it is there. */
  public void came(int seat, Program<S, M> program) {
    StoredSeat now = table.seats().at(seat);
    if (now.standIn().isPresent()) {
      table.change(now.withStandIn(Optional.empty()));
    }
    audience.add(seat, program);
  }

  /**
   * The program on this seat is ready to play.
   *
   * @param name what it calls itself, if it does
   */
  public void isReady(int seat, Optional<String> name) {
    StoredSeat now = table.seats().at(seat);
    name.filter(_ -> now.name().isEmpty()).ifPresent(given -> table.change(now.named(given)));
    audience.isReady(seat);
    seats.changed();
  }

  /** A move of the program on this seat; the reason when it is refused. */
  public Optional<Message> playFor(int seat, String move, String note) {
    return play.playFor(seat, move, note);
  }

  /** The program on this seat has gone. */
  public void programLeft(int seat) {
    audience.remove(seat);
    audience.tellTable();
  }

  // --- whatever happens elsewhere ---

  /** Lets whoever decides go on. */
  public void advance() {
    deciders.advance();
  }

  /** Others have changed this part of what is kept. */
  public void catchUp(TablePart part) {
    switch (part) {
      case EVENTS -> {
        if (play.catchUp()) {
          deciders.advance();
        }
      }
      case SEATS -> seats.catchUp();
      case UNDO -> undo.catchUp();
      case CHAT -> chat.heard().ifPresent(audience::tell);
      case GUESTS -> {
        if (audience.lookElsewhere()) {
          seats.othersCame();
        }
      }
    }
  }

  /** Others may not know who is here. */
  public void announce() {
    audience.announce();
  }

  /** Others may have gone, or believe that we are. */
  public void doubt() {
    deciders.doubt();
  }

  /** Says the last word to everybody with a board. */
  public void dismiss(Code why) {
    audience.dismiss(why);
  }

  /** The last message before somebody is hung up on. */
  public String error(Refusal refusal, Language language) {
    return Messages.error(refusal.code(), table.words(language).say(refusal.message()));
  }
}
