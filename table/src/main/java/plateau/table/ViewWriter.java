package plateau.table;

import static plateau.table.Guest.NOTHING;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Gauges;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Match;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.table.kept.StoredSeat;
import plateau.table.message.Curve;
import plateau.table.message.EndingWriter;
import plateau.table.message.Telling;
import plateau.table.message.Tellings;

/**
 * The message {@code view} for everybody at a table, at one moment. What several of them get alike
 * is written once.
 */
final class ViewWriter<S extends State<S, M>, M> {

  private static final int LONGEST_JOURNAL = 400;

  // A usual message to whoever moves, and to the others. One that is longer costs a copy more.
  private static final int WITH_MOVES = 4096;
  private static final int WITHOUT_MOVES = 1536;

  /** What the table adds to the position. */
  record Moment(
      boolean isPlaying,
      Message ask,
      @Nullable String clocks,
      String table,
      List<StoredSeat> seats) {}

  private record Key(int seat, Language language, int have) {}

  private record Wanted(Key key, boolean outlook) {}

  private record Told(Language language, Entry entry) {}

  private final Position<S, M> position;
  private final Tellings tellings;
  private final Moment moment;
  private final LastViews lastViews;
  private final Map<Integer, LastViews.Change> changes = new HashMap<>();
  private final Map<Key, List<byte[]>> journals = new HashMap<>();
  private final Map<Told, byte[]> entries = new HashMap<>();
  private final Map<Wanted, ByteBuffer> messages = new HashMap<>();

  ViewWriter(Position<S, M> position, Tellings tellings, Moment moment, LastViews lastViews) {
    this.position = position;
    this.tellings = tellings;
    this.moment = moment;
    this.lastViews = lastViews;
  }

  /** For somebody, as far as it does not know everything. */
  ByteBuffer write(Guest guest, boolean canUndo) {
    Key key = new Key(guest.seat(), guest.language(), guest.have());
    return messages.computeIfAbsent(
        new Wanted(key, guest.wantsOutlook()), wanted -> message(wanted, canUndo));
  }

  private ByteBuffer message(Wanted wanted, boolean canUndo) {
    Key key = wanted.key();
    Telling<S, M> telling = tellings.of(position.game(), key.language());
    Match<S, M> match = position.match();
    Optional<Integer> first = position.firstUnknown(key.have());
    boolean moves = moment.isPlaying() && match.toMove() == key.seat();
    Key seen = new Key(eyes(key.seat()), key.language(), first.isPresent() ? key.have() : NOTHING);
    JsonObject message =
        new JsonObject(moves ? WITH_MOVES : WITHOUT_MOVES)
            .put("type", "view")
            .put("n", position.n())
            .put("since", first.isPresent() ? key.have() : null)
            .put("step", match.lastStep())
            .put("seat", key.seat() == Seat.SPECTATOR ? null : key.seat())
            .put("toMove", match.isOver() ? null : match.toMove())
            .put("time", time())
            .put("gauges", gauges())
            .put("ask", ask(telling.words(), moves))
            .raw("view", change(seen.seat()).json(seen.have()))
            .rawList("moves", moves ? telling.moves(match.state()) : List.of())
            .put("outlook", moves && wanted.outlook() ? telling.outlook(match.state()) : null)
            .rawList("journal", journals.computeIfAbsent(seen, _ -> journal(telling, seen, first)))
            .raw("clocks", moment.clocks() == null ? "null" : moment.clocks())
            .put("canUndo", canUndo);
    Map<Integer, String> notes = notes(key.seat(), first);
    if (!notes.isEmpty()) {
      message.list("notes", written(notes));
    }
    if (first.isEmpty()) {
      message.raw("curve", curve(telling.words())).put("scene", match.game().scene(match.setup()));
    }
    return message.raw("result", result(telling.words())).buffer();
  }

  // Where nothing is hidden, everybody sees the same.
  private int eyes(int seat) {
    return position.game().isCertain() ? Seat.SPECTATOR : seat;
  }

  private LastViews.Change change(int seat) {
    return changes.computeIfAbsent(
        seat,
        _ ->
            lastViews.show(
                seat, position.n(), position.game().view(position.match().state(), seat)));
  }

  // The newest point of the curve, without which nobody could go on drawing it.
  private @Nullable List<Integer> gauges() {
    return publicGauges().map(gauges -> Curve.now(position.match().state(), gauges)).orElse(null);
  }

  private Optional<Gauges<S>> publicGauges() {
    return position
        .game()
        .gauges()
        .filter(gauges -> gauges.isPublic() || position.match().isOver());
  }

  private @Nullable Integer time() {
    return position
        .game()
        .gauges()
        .map(gauges -> gauges.number(gauges.time(position.match().state())))
        .orElse(null);
  }

  private String ask(Words words, boolean isAsked) {
    return isAsked ? words.say("ask.you") : words.say(moment.ask());
  }

  private List<byte[]> journal(Telling<S, M> telling, Key seen, Optional<Integer> first) {
    int end = position.match().lastStep();
    List<byte[]> journal = new ArrayList<>();
    for (int step = first.orElse(Math.max(0, end + 1 - LONGEST_JOURNAL)); step <= end; step++) {
      journal.addAll(
          telling.journal(
              position.seqOf(step),
              step,
              position.mover(step),
              Journal.visibleTo(seen.seat(), position.match().journal(step)),
              entry -> said(telling, entry)));
    }
    return journal;
  }

  // Notes tell what a program thinks: those it plays with learn them at the end, all at once. Where
  // something is hidden, so do those who watch.
  private Map<Integer, String> notes(int seat, Optional<Integer> first) {
    if (position.match().isOver()) {
      return position.notesFrom(0);
    }
    return seat == Seat.SPECTATOR && position.game().isCertain()
        ? position.notesFrom(first.orElse(0))
        : Map.of();
  }

  private List<String> written(Map<Integer, String> notes) {
    List<String> written = new ArrayList<>();
    notes.forEach(
        (step, note) ->
            written.add(
                new JsonObject()
                    .put("step", step)
                    .put("seat", position.mover(step))
                    .raw("note", note)
                    .toString()));
    return written;
  }

  private byte[] said(Telling<S, M> telling, Entry entry) {
    return entries.computeIfAbsent(
        new Told(telling.words().language(), entry), _ -> telling.said(entry));
  }

  private String curve(Words words) {
    return publicGauges()
        .map(gauges -> Curve.written(position.match(), gauges, words))
        .orElse("null");
  }

  private String result(Words words) {
    Match<S, M> match = position.match();
    return match.isOver()
        ? new EndingWriter(
                match.game(), moment.table(), moment.seats(), match.state().result(), words)
            .toString()
        : "null";
  }
}
