package plateau.arena.bot;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.kernel.Result;
import plateau.kernel.replay.Replay;

/**
 * A match that was played.
 *
 * @param replay with a note at the last step of each turn: {@code ms}, and what the game notes; of
 *     a program also {@code cpuMs}, perhaps {@code fault}; and at step 0 {@code programs}, the hash
 *     of each program by its seat
 */
public record BotMatchResult(Replay replay, List<SeatReport> seats) {

  /** The code of a match that went beyond its limits. */
  public static final String BROKEN_OFF = "broken-off";

  static final String PROGRAMS = "programs";
  static final String MS = "ms";
  static final String CPU_MS = "cpuMs";
  static final String FAULT = "fault";

  public BotMatchResult {
    seats = List.copyOf(seats);
  }

  /** Of a match that was broken off: nobody won. */
  public Result result() {
    return replay
        .ending()
        .map(Replay.Ending::result)
        .orElseGet(() -> new Result(BROKEN_OFF, List.of(), Collections.nCopies(seats.size(), 0)));
  }

  /** The replay without times: byte-equal whenever the same moves were made. */
  public Replay untimedReplay() {
    Map<Integer, Map<String, Object>> notes = new TreeMap<>();
    replay
        .notes()
        .forEach(
            (step, note) -> {
              Map<String, Object> untimed = new TreeMap<>(note);
              untimed.keySet().removeAll(List.of(MS, CPU_MS));
              if (!untimed.isEmpty()) {
                notes.put(step, untimed);
              }
            });
    return replay.noted(notes);
  }
}
