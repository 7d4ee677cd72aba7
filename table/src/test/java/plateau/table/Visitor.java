package plateau.table;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plateau.table.message.Refusal;
import plateau.table.message.Request;

/** Somebody at a table of a {@link Hall}: what is sent is there at once. */
final class Visitor extends TableClient<Visitor> {

  private final Deque<Facts> heard = new ArrayDeque<>();
  private final Connection connection = new Ears();
  private final Consumer<Request> mouth;
  private final Runnable onClose;
  private @Nullable String refused;

  /**
   * One who has come.
   *
   * @param table who hears it, and is told when it has gone
   */
  Visitor(Hall.Door table) {
    this.mouth = request -> table.hear(connection, request);
    this.onClose = () -> table.left(connection);
  }

  @Override
  public Visitor sendText(String text) {
    mouth.accept(Request.read(text));
    return this;
  }

  @Override
  public Facts next() {
    Facts message = heard.poll();
    if (message == null) {
      throw new AssertionError("nothing came");
    }
    return message;
  }

  @Override
  protected @Nullable String isLast(Facts message) {
    return message.type().equals("error") ? "refused as " + refused : null;
  }

  /** Whether a message of this type has come that it has not looked at. */
  boolean hears(String type) {
    return heard.stream().anyMatch(message -> message.type().equals(type));
  }

  @Override
  public void close() {
    onClose.run();
  }

  private final class Ears implements Connection {

    @Override
    public void send(String text) {
      heard.add(whole(Facts.read(text)));
    }

    @Override
    public void send(ByteBuffer text) {
      send(StandardCharsets.UTF_8.decode(text.duplicate()).toString());
    }

    @Override
    public void sendAhead(String text) {
      send(text);
    }

    @Override
    public void end() {}

    @Override
    public void refuse(Refusal.Code code, String text) {
      refused = code.id();
      send(text);
    }
  }
}
