package plateau.server.http;

import java.util.Base64;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Sha256;
import plateau.kernel.replay.Replay;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/**
 * Replay files that people opened: the last ones, in memory, and nowhere else. One is called after
 * what is in it, so who does not have the file cannot guess its name. Safe for many threads.
 */
final class OpenedFiles {

  private static final long MOST_BYTES = 32L << 20;

  private record Opened(Replay replay, long size) {}

  private final Map<String, Opened> kept = new LinkedHashMap<>(16, 0.75f, true);
  private long bytes;

  /** Keeps it; answers how it is called. */
  synchronized String keep(byte[] file, Replay replay) {
    String name = nameOf(file);
    if (kept.putIfAbsent(name, new Opened(replay, file.length)) == null) {
      bytes += file.length;
    }
    Iterator<Opened> eldest = kept.values().iterator();
    while (bytes > MOST_BYTES) {
      bytes -= eldest.next().size();
      eldest.remove();
    }
    return name;
  }

  synchronized Replay named(String name) {
    @Nullable Opened opened = kept.get(name);
    if (opened == null) {
      throw Refusal.of(Code.UNKNOWN_FILE);
    }
    return opened.replay();
  }

  private static String nameOf(byte[] file) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(Sha256.of(file));
  }
}
