package plateau.spark;

import org.apache.spark.TaskContext;
import plateau.kernel.AlteredGame;
import plateau.kernel.GameInfo;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;

/** Pig, but every task breaks at its first attempt, in the middle of its games. */
public final class Stumbling extends AlteredGame<PigState, PigMove> {

  private int started;

  public Stumbling() {
    super(new Pig());
  }

  @Override
  public GameInfo info() {
    GameInfo info = game.info();
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
    return super.start(setup, chance, journal);
  }
}
