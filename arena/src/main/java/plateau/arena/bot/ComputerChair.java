package plateau.arena.bot;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import plateau.kernel.State;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.players.seating.SeatedPlayer;

/** A computer player; its time is measured but not limited. */
final class ComputerChair<S extends State<S, M>, M> implements Chair<S, M> {

  private final String name;
  private final SeatedPlayer<S, M> player;
  private int calls;
  private long total;
  private long longest;

  ComputerChair(String name, SeatedPlayer<S, M> player) {
    this.name = name;
    this.player = player;
  }

  @Override
  public void greet(S state) {}

  @Override
  public void awaitReady() {}

  /** A whole turn where the game is played by turns, else one move. */
  @Override
  public Map<String, Object> play(Match<S, M> match) {
    int seat = match.toMove();
    Optional<Dialogue<S>> dialogue = match.game().dialogue();
    long spent = 0;
    S last;
    do {
      last = match.state();
      spent += decide(match);
    } while (dialogue.isPresent() && match.toMove() == seat);
    calls++;
    total += spent;
    longest = Math.max(longest, spent);
    Map<String, Object> note = new LinkedHashMap<>();
    if (dialogue.isPresent()) {
      note.putAll(dialogue.get().open(last).notes());
    }
    note.put(BotMatchResult.MS, TimeUnit.NANOSECONDS.toMillis(spent));
    return note;
  }

  // How long it thought, in nanoseconds.
  private long decide(Match<S, M> match) {
    long before = System.nanoTime();
    M move = player.decide(match.state(), match.lastStep() + 1);
    long spent = System.nanoTime() - before;
    String text = match.game().notation().write(move);
    if (!(match.play(match.toMove(), text) instanceof Answer.Accepted)) {
      throw new IllegalStateException(name + " played " + text + ", which is not legal");
    }
    return spent;
  }

  @Override
  public void dismiss(S state) {}

  @Override
  public SeatReport report() {
    return new SeatReport(
        name,
        Optional.empty(),
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
