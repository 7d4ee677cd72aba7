package plateau.kernel.replay;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import plateau.kernel.match.Step;
import plateau.kernel.words.Message;

/**
 * Reads a replay strictly. A file that is not one, was edited or was cut off is refused with the
 * line; one that was cut off can still be opened up to its last whole step.
 */
public final class ReplayReader {

  private final List<Step> steps = new ArrayList<>();
  private final Map<Integer, Map<String, Object>> notes = new TreeMap<>();
  private @Nullable Header header;
  private @Nullable Step open;
  private Replay.@Nullable Ending ending;
  private String check = "";

  /**
   * What could be read of a file.
   *
   * @param cut what is wrong with its last line, when it was cut off there
   */
  public record Opened(Replay replay, Optional<ReplayFault> cut) {}

  private ReplayReader() {}

  /** The whole file, or a fault. */
  public static Replay read(String text) {
    Opened opened = readUpToCut(text);
    if (opened.cut().isPresent()) {
      throw opened.cut().get();
    }
    return opened.replay();
  }

  /**
   * The whole file, or up to its last whole step when it was cut off; any other fault is thrown.
   */
  public static Opened readUpToCut(String text) {
    ReplayReader reader = new ReplayReader();
    int end = text.lastIndexOf('\n') + 1;
    // One after the other: what is behind a fault is not worth the memory.
    Iterator<String> lines = text.substring(0, end).lines().iterator();
    int read = 0;
    while (lines.hasNext()) {
      read++;
      reader.line(read, lines.next());
    }
    Optional<ReplayFault> cut = reader.rest(read + 1, text.substring(end));
    return new Opened(reader.whole(read), cut);
  }

  /**
   * Whether a file may begin with this line: a header, whole and unchanged.
   *
   * @throws ReplayFault with what is wrong with it
   */
  public static void checkFirst(String line) {
    new ReplayReader().line(1, line);
  }

  // A last line may lack its line break and still be whole: then its check fits.
  private Optional<ReplayFault> rest(int number, String text) {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    if (isEnded() || LineCheck.opened(text).filter(this::fits).isPresent()) {
      line(number, text);
      return Optional.empty();
    }
    int lastStep = Math.max(0, steps.size() - 1);
    return Optional.of(new ReplayFault(number, Message.of("replay.cut", "steps", lastStep)));
  }

  private Replay whole(int lines) {
    if (header == null) {
      throw new ReplayFault(1, Message.of("replay.foreign"));
    }
    if (steps.isEmpty() && open == null) {
      throw new ReplayFault(lines + 1, Message.of("replay.no-setup"));
    }
    return new Replay(header, steps, Optional.ofNullable(open), Optional.ofNullable(ending), notes);
  }

  private void line(int number, String text) {
    if (isEnded()) {
      throw new ReplayFault(number, Message.of("replay.after-the-end"));
    }
    GivenLine line = GivenLine.of(number, unsealed(number, text));
    if (header == null) {
      header = HeaderLine.read(line);
    } else if (line.fields().has("step")) {
      StepLine.note(line).ifPresent(note -> notes.put(steps.size(), note));
      steps.add(StepLine.step(line, steps.size()));
    } else if (line.fields().has("open")) {
      open = StepLine.open(line, steps.size());
    } else if (line.fields().has("result")) {
      ending = StepLine.ending(line, steps.size() - 1, header.setup().seats());
    } else {
      throw new ReplayFault(number, Message.of("replay.unknown-line"));
    }
  }

  private String unsealed(int number, String text) {
    LineCheck found =
        LineCheck.opened(text)
            .orElseThrow(
                () ->
                    new ReplayFault(
                        number, Message.of(number == 1 ? "replay.foreign" : "replay.unsealed")));
    if (!fits(found)) {
      throw new ReplayFault(number, Message.of("replay.edited"));
    }
    check = found.check();
    return found.line();
  }

  private boolean fits(LineCheck found) {
    return found.check().equals(LineCheck.of(check, found.line()));
  }

  private boolean isEnded() {
    return ending != null || open != null;
  }
}
