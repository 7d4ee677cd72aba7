package plateau.spark;

import java.util.Optional;
import org.apache.spark.TaskContext;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Gauges;
import plateau.kernel.Notation;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;

/** Pig, but every task breaks at its first attempt, in the middle of its games. */
public final class Stumbling implements Game<PigState, PigMove> {

  private final Pig pig = new Pig();
  private int started;

  @Override
  public GameInfo info() {
    GameInfo info = pig.info();
    return new GameInfo(
        "stumbling",
        info.rulesVersion(),
        info.minSeats(),
        info.maxSeats(),
        info.options(),
        info.longestMatch());
  }

  @Override
  public PigState start(Setup setup, Chance chance, Journal journal) {
    TaskContext task = TaskContext.get();
    started++;
    if (task != null && task.attemptNumber() == 0 && started > 3) {
      throw new IllegalStateException("stumbled on purpose");
    }
    return pig.start(setup, chance, journal);
  }

  @Override
  public Notation<PigMove> notation() {
    return pig.notation();
  }

  @Override
  public Object view(PigState state, int seat) {
    return pig.view(state, seat);
  }

  @Override
  public PigState imagine(PigState state, int seat, Chance chance) {
    return pig.imagine(state, seat, chance);
  }

  @Override
  public Optional<Gauges<PigState>> gauges() {
    return pig.gauges();
  }
}
