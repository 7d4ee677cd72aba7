package plateau.iceberg.player;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.iceberg.engine.Action;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.rules.IcebergMove;
import plateau.iceberg.rules.IcebergState;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.words.Message;

/**
 * Plans whole turns. What it remembers only saves time: the actions of the turn are taken back on a
 * copy and the turn is planned from its start, so it decides the same after a resume. When somebody
 * else has begun the turn in another way, it plans the rest.
 */
public final class Planner implements Player<IcebergState, IcebergMove> {

  private record Known(long start, List<IcebergMove.OfAgent> plan) {}

  private final int foresight;
  private @Nullable Atlas atlas;
  private @Nullable Known known;

  /** Judges the end of its turn. */
  public Planner() {
    this(0);
  }

  /**
   * @param foresight how many turns it foresees after its own; 0 to judge the end of its own
   */
  Planner(int foresight) {
    this.foresight = foresight;
  }

  @Override
  public IcebergMove decide(Decision<IcebergState, IcebergMove> decision) {
    Ice ice = decision.imagine(new Seeded(0)).ice();
    Ice start = ice.copy();
    while (start.undo()) {}
    List<IcebergMove.OfAgent> plan = planFrom(start);
    List<Action.ByAgent> done = ice.history(ice.player());
    if (!isBegun(plan, done)) {
      return nextOf(plan(ice), 0);
    }
    return nextOf(plan, done.size());
  }

  private static IcebergMove nextOf(List<IcebergMove.OfAgent> plan, int done) {
    return done < plan.size() ? plan.get(done) : IcebergMove.END;
  }

  private static boolean isBegun(List<IcebergMove.OfAgent> plan, List<Action.ByAgent> done) {
    if (done.size() > plan.size()) {
      return false;
    }
    for (int i = 0; i < done.size(); i++) {
      Action.ByAgent action = done.get(i);
      if (!plan.get(i).equals(IcebergMove.of(action.type(), action.agent(), action.direction()))) {
        return false;
      }
    }
    return true;
  }

  private List<IcebergMove.OfAgent> planFrom(Ice start) {
    Known latest = known;
    long digest = start.digest();
    if (latest == null || latest.start() != digest) {
      latest = new Known(digest, plan(start));
      known = latest;
    }
    return latest.plan();
  }

  private List<IcebergMove.OfAgent> plan(Ice ice) {
    Atlas known = atlasOf(ice);
    return foresight == 0 ? TurnPlan.of(ice, known) : new Foresight(known, foresight).plan(ice);
  }

  private Atlas atlasOf(Ice ice) {
    Atlas latest = atlas;
    if (latest == null || !latest.isOf(ice.map())) {
      latest = new Atlas(ice.map());
      atlas = latest;
    }
    return latest;
  }

  /** {@code planner}, or {@code planner:3} to foresee three turns after its own. */
  public static final class Kind implements PlayerKind<IcebergState, IcebergMove> {

    @Override
    public String id() {
      return "planner";
    }

    @Override
    public Planner create(Game<IcebergState, IcebergMove> game, String argument, Chance chance) {
      if (!argument.matches("[1-9]?")) {
        throw new IllegalSetup(Message.of("player.planner.argument", "found", argument));
      }
      return new Planner(argument.isEmpty() ? 0 : Integer.parseInt(argument));
    }
  }
}
