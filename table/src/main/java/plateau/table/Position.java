package plateau.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.match.StepThrough;
import plateau.table.kept.Event;
import plateau.table.kept.Past;
import plateau.table.kept.StoredTable;
import plateau.table.message.Telling;

/**
 * The match of a table, and what its events have to do with its steps. Belongs to the table's
 * mailbox.
 */
final class Position<S extends State<S, M>, M> {

  private final Match<S, M> match;
  // For each seat, by what it called them. They stay when moves are taken back.
  private final List<Map<String, Integer>> accepted;
  private final List<Step> steps = new ArrayList<>();
  private final List<Integer> seqs = new ArrayList<>();
  private final List<Boolean> harmless = new ArrayList<>();
  private final NavigableMap<Integer, String> notes = new TreeMap<>();
  private final long[] spentMs;
  private int last = Guest.NOTHING;
  private long lastAt;
  private int lastTakenBack = Guest.NOTHING;

  private Position(Match<S, M> match) {
    int seats = match.setup().seats();
    this.match = match;
    this.accepted = Stream.<Map<String, Integer>>generate(HashMap::new).limit(seats).toList();
    this.spentMs = new long[seats];
  }

  /** The match that these events come to. */
  static <S extends State<S, M>, M> Position<S, M> of(
      Game<S, M> game, StoredTable table, List<Event> events) {
    Setup setup = new Setup(table.seats().size(), table.options());
    Match<S, M> match = Match.resume(game, setup, Dice.seeded(table.seed()), Past.stepsOf(events));
    Position<S, M> position = new Position<>(match);
    events.forEach(event -> position.note(event, game.isCertain()));
    return position;
  }

  Match<S, M> match() {
    return match;
  }

  Game<S, M> game() {
    return match.game();
  }

  /** The number of the last event. */
  int n() {
    return last;
  }

  /** The number of the event that took steps back last. */
  int lastTakenBack() {
    return lastTakenBack;
  }

  /** When the last event was. */
  long lastAt() {
    return lastAt;
  }

  /** The event with this answer, which is not noted yet. */
  Event.Played event(Answer.Accepted answer, String clientId, long at, long spent, String note) {
    return new Event.Played(last + 1, at, answer.step(), clientId, spent, note);
  }

  /**
   * An event is durable.
   *
   * @param isHarmless whether a step has told nobody anything new
   */
  void note(Event event, boolean isHarmless) {
    last = event.seq();
    lastAt = event.at();
    switch (event) {
      case Event.Played played -> notePlayed(played, isHarmless);
      case Event.TakenBack(int seq, _, _, int step) -> {
        lastTakenBack = seq;
        steps.subList(step + 1, steps.size()).clear();
        seqs.subList(step + 1, seqs.size()).clear();
        harmless.subList(step + 1, harmless.size()).clear();
        notes.tailMap(step, false).clear();
      }
    }
  }

  private void notePlayed(Event.Played played, boolean isHarmless) {
    Step step = played.step();
    steps.add(step);
    seqs.add(played.seq());
    harmless.add(isHarmless && step.draws().isEmpty());
    if (step.isSetup()) {
      return;
    }
    if (!played.note().isEmpty()) {
      notes.put(step.number(), played.note());
    }
    spentMs[step.seat()] += played.spentMs();
    if (!played.clientId().isEmpty()) {
      accepted.get(step.seat()).put(played.clientId(), seqs.getLast());
    }
  }

  /** The number of the event that this seat sent with this id before. */
  Optional<Integer> accepted(int seat, String clientId) {
    return Optional.ofNullable(accepted.get(seat).get(clientId));
  }

  /** The number of the event that played this step. */
  int seqOf(int step) {
    return seqs.get(step);
  }

  /**
   * The first step that somebody who knows everything up to this event does not know; empty when
   * steps that they know were taken back, or when they know nothing.
   */
  Optional<Integer> firstUnknown(int have) {
    if (have < 0 || have > last || lastTakenBack > have) {
      return Optional.empty();
    }
    int first = seqs.size();
    while (first > 0 && seqs.get(first - 1) > have) {
      first--;
    }
    return Optional.of(first);
  }

  /**
   * After a restart: asks again which steps of this seat have told it nothing new. Only those
   * behind the last draw can be taken back, so only those are asked.
   */
  void reconsider(int seat) {
    int first = steps.size();
    while (first > 1 && steps.get(first - 1).draws().isEmpty()) {
      first--;
    }
    new Reconsidering(seat, first).run();
  }

  private final class Reconsidering {

    private final int seat;
    private final int first;
    private @Nullable S before;

    private Reconsidering(int seat, int first) {
      this.seat = seat;
      this.first = first;
    }

    private void run() {
      StepThrough.through(game(), match.setup(), steps, this::see);
    }

    private void see(Step step, S after) {
      S earlier = before;
      if (earlier != null && step.number() >= first && step.seat() == seat) {
        M move = game().notation().read(step.move()).orElseThrow();
        harmless.set(step.number(), Disclosure.isNone(game(), earlier, after, move));
      }
      before = step.number() >= first - 1 ? after.copy() : null;
    }
  }

  /** The last step that this seat decided. */
  Optional<Step> lastDecision(int seat) {
    for (int number = steps.size() - 1; number > 0; number--) {
      if (steps.get(number).seat() == seat) {
        return Optional.of(steps.get(number));
      }
    }
    return Optional.empty();
  }

  /** Whether the steps from this one on have told nobody anything new. */
  boolean isHarmlessFrom(int step) {
    return !harmless.subList(step, harmless.size()).contains(false);
  }

  /** What programs noted at this step and later, by step. */
  Map<Integer, String> notesFrom(int step) {
    return notes.tailMap(step, true);
  }

  long spentMs(int seat) {
    return spentMs[seat];
  }

  /** The seat of a step, for people; null for the set-up. */
  @Nullable Integer mover(int step) {
    return Telling.moverOf(steps.get(step));
  }
}
