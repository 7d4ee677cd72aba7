package plateau.table.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Records;
import plateau.kernel.basis.Seat;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Step;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.players.StandardPlayers;

/**
 * Moves and journal entries of one game as JSON, in words of one language. Safe for many threads.
 */
public final class Telling<S extends State<S, M>, M> {

  private static final int MOST_KEPT = 10_000;

  private final Game<S, M> game;
  private final Words words;
  // The same few moves are offered again and again. Those that name things with names of their own
  // are not kept: another match may call them otherwise.
  private final Map<M, byte[]> moves = new ConcurrentHashMap<>();

  Telling(Game<S, M> game, Language language, List<Class<?>> others) {
    this.game = game;
    List<Class<?>> homes = new ArrayList<>(List.of(StandardPlayers.class, Refusal.class));
    homes.addAll(others);
    homes.add(game.getClass());
    this.words = Words.in(language, homes.toArray(Class<?>[]::new));
  }

  /** The seat of a step, for people; null for the set-up. */
  public static @Nullable Integer moverOf(Step step) {
    return step.seat() == Seat.REFEREE ? null : step.seat();
  }

  public Words words() {
    return words;
  }

  /** {@code {"text":…,"words":…,"move":{"kind":…,…}}}. */
  public byte[] move(S state, M move) {
    byte[] known = moves.get(move);
    if (known == null) {
      Message message = game.describe(state, move);
      known = written(move, message);
      boolean isAlwaysSo =
          message.values().values().stream().noneMatch(Bilingual.class::isInstance);
      if (isAlwaysSo && moves.size() < MOST_KEPT) {
        moves.put(move, known);
      }
    }
    return known;
  }

  /** All legal moves of a position. */
  public List<byte[]> moves(S state) {
    return state.moves().stream().map(move -> move(state, move)).toList();
  }

  /** What they lead to. */
  public Optional<Outlook.Said> outlook(S state) {
    return game.outlook(state).map(outlook -> outlook.in(words));
  }

  private byte[] written(M move, Message message) {
    JsonObject parts = new JsonObject();
    if (move instanceof Enum<?> constant) {
      parts.put("kind", Named.kebab(constant.name()));
    } else {
      parts.put("kind", Named.kebab(move.getClass().getSimpleName()));
      Records.facts(move).forEach(parts::put);
    }
    return new JsonObject()
        .put("text", game.notation().write(move))
        .put("words", words.say(message))
        .raw("move", parts.bytes())
        .bytes();
  }

  /** What of a step's journal this seat may know. */
  public List<byte[]> journal(
      int n, int step, @Nullable Integer mover, int seat, List<Entry> entries) {
    return journal(n, step, mover, Journal.visibleTo(seat, entries), this::said);
  }

  /**
   * Entries that one seat may know.
   *
   * @param said what {@link #said} answers, perhaps from memory
   */
  public List<byte[]> journal(
      int n, int step, @Nullable Integer mover, List<Entry> visible, Function<Entry, byte[]> said) {
    List<byte[]> told = new ArrayList<>();
    // Counts only what the seat may know: a gap would tell that there is more.
    for (Entry entry : visible) {
      told.add(
          new JsonObject()
              .put("n", n)
              .put("i", told.size())
              .put("step", step)
              .put("seat", mover)
              .fields(said.apply(entry))
              .bytes());
    }
    return told;
  }

  /** The fields of an entry that are the same for everybody who speaks this language. */
  public byte[] said(Entry entry) {
    return new JsonObject()
        .put("key", Named.kebab(entry.getClass().getSimpleName()))
        .put("words", words.say(entry))
        .put("facts", entry)
        .put("detail", entry.isDetail())
        .put("heading", entry.isHeading())
        .withoutBraces();
  }
}
