package plateau.server.store.postgres;

import java.util.ArrayList;
import java.util.List;
import plateau.server.store.News;
import plateau.table.kept.TablePart;

/**
 * News as the text of a {@code NOTIFY}: the server that sends it, then tables and what has changed
 * there, {@code 5b1f… k3v7q2m9x4c8w1zt=EVENTS}. PostgreSQL carries at most 8000 bytes.
 */
final class NotifyPayload {

  private static final int MOST = 150;
  private static final String FAREWELL = "farewell";

  private NotifyPayload() {}

  static List<String> of(String sender, List<News> news) {
    List<String> all = new ArrayList<>();
    for (int from = 0; from < news.size(); from += MOST) {
      StringBuilder text = new StringBuilder(sender);
      news.subList(from, Math.min(from + MOST, news.size()))
          .forEach(one -> text.append(' ').append(one.table()).append('=').append(one.part()));
      all.add(text.toString());
    }
    return all;
  }

  /** The sender goes down. */
  static String farewell(String sender) {
    return sender + " " + FAREWELL;
  }

  static boolean isFrom(String sender, String text) {
    return text.startsWith(sender + " ");
  }

  static boolean isFarewell(String text) {
    return text.endsWith(" " + FAREWELL);
  }

  static List<News> read(String text) {
    List<News> news = new ArrayList<>();
    String[] words = text.split(" ", -1);
    for (int i = 1; i < words.length; i++) {
      int sign = words[i].lastIndexOf('=');
      news.add(
          new News(words[i].substring(0, sign), TablePart.valueOf(words[i].substring(sign + 1))));
    }
    return news;
  }
}
