package plateau.kernel.replay;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.match.Digest;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;

/**
 * A match on file: the save file, the replay file and the bug report are the same thing.
 *
 * @param open a step that waits for dice thrown by hand, with the answers so far
 * @param ending empty while the match goes on
 * @param notes what else was noted at a step, by its number and ready for JSON: time used, refused
 *     attempts. The rules know nothing of it, so nothing but the checks of the lines guards it.
 */
public record Replay(
    Header header,
    List<Step> steps,
    Optional<Step> open,
    Optional<Ending> ending,
    Map<Integer, Map<String, Object>> notes) {

  /** The closing line. */
  public record Ending(Result result, int steps, String digest) {}

  public Replay {
    steps = List.copyOf(steps);
    notes = Collections.unmodifiableMap(new TreeMap<>(notes));
  }

  public Replay(Header header, List<Step> steps, Optional<Step> open, Optional<Ending> ending) {
    this(header, steps, open, ending, Map.of());
  }

  public static <S extends State<S, M>, M> Replay of(Header header, Match<S, M> match) {
    return new Replay(
        header,
        match.steps(),
        match.openStep(),
        match.isOver() ? Optional.of(endingOf(match)) : Optional.empty());
  }

  /** The same match with these notes. */
  public Replay noted(Map<Integer, Map<String, Object>> notes) {
    return new Replay(header, steps, open, ending, notes);
  }

  private static <S extends State<S, M>, M> Ending endingOf(Match<S, M> match) {
    return new Ending(
        match.state().result(), match.steps().size() - 1, Digest.of(match.game(), match.state()));
  }
}
