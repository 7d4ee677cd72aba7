package plateau.page;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import plateau.table.Connection;
import plateau.table.message.Refusal;

/** A way to somebody in front of this page, or of another one of this browser. */
final class Line implements Connection {

  private static final int OVER = 1000;
  private static final int GOING_AWAY = 1001;
  private static final int CLOSE_CODES = 4000;

  private final int number;
  private final Outside outside;

  Line(int number, Outside outside) {
    this.number = number;
    this.outside = outside;
  }

  @Override
  public void send(String text) {
    outside.send(number, text);
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
  public void end() {
    outside.end(number, OVER);
  }

  @Override
  public void refuse(Refusal.Code code, String text) {
    send(text);
    boolean isForNow = code == Refusal.Code.GOING_DOWN;
    outside.end(number, isForNow ? GOING_AWAY : CLOSE_CODES + code.status());
  }
}
