package plateau.page;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.Given;
import plateau.table.message.Tellings;

/**
 * What a worker calls. One that has tables begins with {@link #begin}; one that thinks is asked
 * alone.
 */
public final class Page {

  private static final Tellings TELLINGS = new Tellings();
  private static final Map<String, Mind<?, ?>> MINDS = new HashMap<>();
  private static @Nullable Begun begun;

  private record Begun(Tables tables, Desk desk) {}

  private Page() {}

  /** Nothing happens by itself. */
  public static void main(String... arguments) {}

  /** From now on there may be tables. */
  @JSExport
  public static void begin(Outside script) {
    Tables tables = new Tables(script, TELLINGS);
    begun = new Begun(tables, new Desk(tables, TELLINGS));
  }

  private static Tables tables() {
    return Objects.requireNonNull(begun).tables();
  }

  /** What was kept of a table: {@code {"table":…,"events":[…]}}. */
  @JSExport
  public static void read(String json) {
    var _ = tables().kept().read(json);
  }

  /** Answers a request as a server would: {@code {"status":200,"body":"…"}}. */
  @JSExport
  public static String ask(String method, String address, String body) {
    return Objects.requireNonNull(begun).desk().answer(Address.of(method, address), body);
  }

  /** Somebody says something on a line to a table. */
  @JSExport
  public static void hear(int line, String table, String text) {
    tables().hear(line, table, text);
  }

  @JSExport
  public static void left(int line) {
    tables().left(line);
  }

  /** What was to be kept of a table could not be. */
  @JSExport
  public static void lost(String table) {
    tables().lost(table);
  }

  @JSExport
  public static void passed(int timer) {
    tables().time().passed(timer);
  }

  @JSExport
  public static void answered(boolean isHint, int question, String answer) {
    tables().answered(isHint, question, answer);
  }

  /** One who thinks has ended. */
  @JSExport
  public static void forgotten(boolean isHint) {
    tables().forgotten(isHint);
  }

  /** Thinks, and answers when it has thought. */
  @JSExport
  public static String think(String question) {
    Given given = TableText.read(question);
    return mind(Games.named(given.text("game"))).answer(given);
  }

  private static Mind<?, ?> mind(Game<?, ?> game) {
    return MINDS.computeIfAbsent(game.info().id(), _ -> fresh(game));
  }

  private static <S extends State<S, M>, M> Mind<S, M> fresh(Game<S, M> game) {
    return new Mind<>(game, new Careful());
  }

  /** What must be the same wherever the rules run: {@link Playthrough}. */
  @JSExport
  public static String playthrough(String game, int seed) {
    return Playthrough.of(Games.named(game), seed);
  }

  @JSExport
  public static String decisions(String game, int seed) {
    return Playthrough.decisions(Games.named(game), seed);
  }
}
