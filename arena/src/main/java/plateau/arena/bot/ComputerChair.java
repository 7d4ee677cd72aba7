package plateau.arena.bot;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import plateau.arena.Seated;
import plateau.kernel.State;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;

/** A computer player; its time is measured but not limited. */
final class ComputerChair<S extends State<S, M>, M> implements Chair<S, M> {

  private final String name;
  private final Seated<S, M> player;
  private int calls;
  private long total;
  private long longest;

  ComputerChair(String name, Seated<S, M> player) {
    this.name = name;
    this.player = player;
  }

  @Override
  public void greet(S state) {}

  @Override
  public void awaitReady() {}

  @Override
  public Map<String, Object> play(Match<S, M> match) {
    long before = System.nanoTime();
    M move = player.decide(match.state(), match.lastStep() + 1);
    long spent = System.nanoTime() - before;
    calls++;
    total += spent;
    longest = Math.max(longest, spent);
    String text = match.game().notation().write(move);
    if (!(match.play(match.toMove(), text) instanceof Answer.Accepted)) {
      throw new IllegalStateException(name + " played " + text + ", which is not legal");
    }
    return Map.of();
  }

  @Override
  public void dismiss(S state) {}

  @Override
  public SeatReport report() {
    return new SeatReport(
        name,
        Optional.empty(),
        Optional.empty(),
        0,
        calls,
        TimeUnit.NANOSECONDS.toMillis(total),
        TimeUnit.NANOSECONDS.toMillis(longest),
        0,
        true,
        "");
  }

  @Override
  public void close() {}
}
