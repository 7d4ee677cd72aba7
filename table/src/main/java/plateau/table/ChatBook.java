package plateau.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.OneLine;
import plateau.table.kept.ChatLine;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.TableStore;
import plateau.table.message.Request;

/** What was said at a table; read when somebody comes. Belongs to the table's mailbox. */
final class ChatBook {

  private static final int LONGEST = 500;
  private static final int MOST = 200;

  /** What a client said, under its own name for it. */
  private record Said(int seat, String id, String text) {}

  private final TableStore store;
  private final Timing timing;
  private final String table;
  private @Nullable List<ChatLine> lines;
  // What is sent again over another line, in doubt whether it has arrived, counts once.
  private final SequencedSet<Said> lately = new LinkedHashSet<>();

  ChatBook(TableStore store, Timing timing, String table) {
    this.store = store;
    this.timing = timing;
    this.table = table;
  }

  /** Keeps what somebody says: the message for everybody, or nothing when it was said before. */
  Optional<String> add(StoredSeat seat, String id, String text) {
    String plain = Request.shown(text);
    if (plain.isEmpty() || OneLine.lengthOf(plain) > LONGEST) {
      throw Request.wrong("text", "1–" + LONGEST);
    }
    Said said = new Said(seat.seat(), id, plain);
    if (lately.contains(said)) {
      return Optional.empty();
    }
    String message = keep(seat, plain);
    lately.add(said);
    if (lately.size() > MOST) {
      lately.removeFirst();
    }
    return Optional.of(message);
  }

  private String keep(StoredSeat seat, String plain) {
    int known = last();
    ChatLine line =
        store.addChat(table, new ChatLine(0, seat.seat(), seat.name(), plain, timing.now()));
    if (line.number() != known + 1) {
      return heard().orElseThrow();
    }
    lines().add(line);
    if (lines().size() > MOST) {
      lines().removeFirst();
    }
    return message(List.of(line));
  }

  /** What was said at other servers since: the message for everybody. */
  Optional<String> heard() {
    int known = last();
    lines = null;
    return last() == known ? Optional.empty() : Optional.of(since(known));
  }

  private int last() {
    return lines().isEmpty() ? 0 : lines().getLast().number();
  }

  /** The message with everything behind this number. */
  String since(int have) {
    return message(lines().stream().filter(line -> line.number() > have).toList());
  }

  private static String message(List<ChatLine> lines) {
    return JsonObject.ofType("chat").put("lines", lines).toString();
  }

  private List<ChatLine> lines() {
    List<ChatLine> known = lines;
    if (known == null) {
      known = new ArrayList<>(store.chat(table, MOST));
      lines = known;
    }
    return known;
  }
}
