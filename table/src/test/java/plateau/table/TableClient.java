package plateau.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.Json;

/** Somebody at a table who speaks the protocol of docs/server.md, however it travels. */
public abstract class TableClient<C extends TableClient<C>> implements AutoCloseable {

  private @Nullable Facts lastView;
  private volatile @Nullable Facts lastSent;

  public abstract C sendText(String text);

  /** The next message, whatever it is. */
  public abstract Facts next();

  /** Whether this was the last message, behind which nothing comes; why. */
  protected abstract @Nullable String isLast(Facts message);

  @Override
  public abstract void close();

  public C send(Object... namesAndValues) {
    Map<String, Object> message = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      message.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return sendText(Json.write(message));
  }

  /** A message as it came; where it is a view, the whole of it. */
  protected Facts whole(Facts message) {
    if (!message.type().equals("view")) {
      return message;
    }
    lastSent = message;
    Facts view = message.laidOver(lastView);
    lastView = view;
    return view;
  }

  /** The next message of this type; others are passed over. */
  public Facts next(String type) {
    while (true) {
      Facts message = next();
      if (message.type().equals(type)) {
        return message;
      }
      String why = isLast(message);
      if (why != null) {
        throw new AssertionError(why + " before any " + type);
      }
    }
  }

  /** The next view in which this seat may move, or the last one. */
  public Facts myTurn() {
    Facts view = next("view");
    while (view.list("moves").isEmpty() && !view.has("result")) {
      view = next("view");
    }
    return view;
  }

  /** The next view in which this seat may move, after the one with this position. */
  public Facts nextTurnBehind(Facts before) {
    Facts view = myTurn();
    while (view.whole("n") <= before.whole("n")) {
      view = myTurn();
    }
    return view;
  }

  /** The next view of a later position. */
  public Facts viewBehind(Facts before) {
    Facts view = next("view");
    while (view.whole("n") <= before.whole("n")) {
      view = next("view");
    }
    return view;
  }

  /** The view with this number. */
  public Facts viewAt(int n) {
    Facts view = next("view");
    while (view.whole("n") != n) {
      view = next("view");
    }
    return view;
  }

  /** What the table is told to be once it is so. */
  public Facts tableWhere(Predicate<Facts> isSo) {
    Facts table = next("table").at("table");
    while (!isSo.test(table)) {
      table = next("table").at("table");
    }
    return table;
  }

  /** The last view as it came, perhaps only with what was new. */
  public Facts lastSent() {
    return Objects.requireNonNull(lastSent);
  }

  public void play(Facts view, String move, String id) {
    send("type", "move", "id", id, "at", view.whole("n"), "move", move);
  }

  public void playFirst(Facts view, String id) {
    play(view, view.list("moves").getFirst().text("text"), id);
  }
}
