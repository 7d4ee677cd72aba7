package plateau.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Everything that a browser gets and sends over the WebSockets of its tables. */
final class Heard {

  private static final Pattern NUMBER = Pattern.compile("\"type\":\"view\",\"n\":(\\d+)");
  private static final Pattern TO_MOVE = Pattern.compile("\"toMove\":(\\d+|null),\"time\"");

  private final List<String> received = new ArrayList<>();
  private final List<String> sent = new ArrayList<>();

  private Heard() {}

  /** Listens from now on; the table must not be open yet. */
  static Heard by(Visitor visitor) {
    Heard heard = new Heard();
    visitor
        .page()
        .onWebSocket(
            socket -> {
              socket.onFrameReceived(frame -> heard.received.add(frame.text()));
              socket.onFrameSent(frame -> heard.sent.add(frame.text()));
            });
    return heard;
  }

  List<String> received() {
    return List.copyOf(received);
  }

  List<String> sent() {
    return List.copyOf(sent);
  }

  /** The seat that decides in the last view, or -1 when the match is over. */
  int toMove() {
    String seat = lastOf(TO_MOVE);
    return seat.equals("null") ? -1 : Integer.parseInt(seat);
  }

  /** The number of the last view. */
  int number() {
    return Integer.parseInt(lastOf(NUMBER));
  }

  private String lastOf(Pattern pattern) {
    for (String message : received.reversed()) {
      Matcher found = pattern.matcher(message);
      if (message.startsWith("{\"type\":\"view\"") && found.find()) {
        return found.group(1);
      }
    }
    throw new IllegalStateException("no view has come yet");
  }
}
