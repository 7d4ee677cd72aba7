package plateau.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Result;
import plateau.kernel.Seat;
import plateau.kernel.State;
import plateau.kernel.json.Json;
import plateau.kernel.match.Match;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/**
 * The message {@code view} for everybody at a table, at one moment. What several of them get alike
 * is written once.
 */
final class ViewWriter<S extends State<S, M>, M> {

  private static final int LONGEST_JOURNAL = 400;

  /** What the table adds to the position. */
  record Moment(boolean isPlaying, Message ask, @Nullable String clocks) {}

  private record Key(int seat, Language language, int have) {}

  private final Position<S, M> position;
  private final Tellings tellings;
  private final Moment moment;
  private final Map<Integer, String> views = new HashMap<>();
  private final Map<Object, String> written = new HashMap<>();
  private final Map<Key, String> messages = new HashMap<>();

  ViewWriter(Position<S, M> position, Tellings tellings, Moment moment) {
    this.position = position;
    this.tellings = tellings;
    this.moment = moment;
  }

  /** For a seat that knows everything up to the event {@code have}. */
  String write(int seat, Language language, int have, boolean canUndo) {
    return messages.computeIfAbsent(new Key(seat, language, have), key -> message(key, canUndo));
  }

  private String message(Key key, boolean canUndo) {
    Telling<S, M> telling = tellings.of(position.game(), key.language());
    Match<S, M> match = position.match();
    Optional<Integer> first = position.firstUnknown(key.have());
    boolean moves = moment.isPlaying() && match.toMove() == key.seat();
    JsonObject message =
        JsonObject.ofType("view")
            .put("n", position.n())
            .put("since", first.isPresent() ? key.have() : null)
            .put("step", match.lastStep())
            .put("seat", key.seat() == Seat.SPECTATOR ? null : key.seat())
            .put("toMove", match.isOver() ? null : match.toMove())
            .put("time", time())
            .put("ask", ask(telling.words(), moves))
            .raw("view", views.computeIfAbsent(key.seat(), this::view))
            .list(
                "moves",
                moves ? match.state().moves().stream().map(telling::move).toList() : List.of())
            .list("journal", journal(telling, key.seat(), first))
            .raw("clocks", moment.clocks() == null ? "null" : moment.clocks())
            .put("canUndo", canUndo);
    if (first.isEmpty()) {
      message.raw("curve", curve(telling.words()));
    }
    return message.raw("result", result(telling.words())).toString();
  }

  // Where nothing is hidden all seats look at the same: comparing is cheaper than writing.
  private String view(int seat) {
    Object view = position.game().view(position.match().state(), seat);
    return written.computeIfAbsent(view, Json::write);
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

  private List<String> journal(Telling<S, M> telling, int seat, Optional<Integer> first) {
    int end = position.match().lastStep();
    List<String> journal = new ArrayList<>();
    for (int step = first.orElse(Math.max(0, end + 1 - LONGEST_JOURNAL)); step <= end; step++) {
      journal.addAll(
          telling.journal(
              position.seqOf(step),
              step,
              position.mover(step),
              seat,
              position.match().journal(step)));
    }
    return journal;
  }

  private String curve(Words words) {
    return position
        .game()
        .gauges()
        .filter(gauges -> gauges.isPublic() || position.match().isOver())
        .map(gauges -> Curve.written(position.match(), gauges, words))
        .orElse("null");
  }

  private String result(Words words) {
    Match<S, M> match = position.match();
    return match.isOver() ? result(match.state().result(), words) : "null";
  }

  /** How a match ended, in words too. */
  static String result(Result result, Words words) {
    return new JsonObject()
        .put("code", result.code())
        .put("words", words.say("end." + result.code()))
        .put("winners", result.winners())
        .put("scores", result.scores())
        .toString();
  }
}
