package plateau.server.minds;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.arena.analysis.Analysis;
import plateau.arena.analysis.Analyst;
import plateau.arena.analysis.Effort;
import plateau.kernel.State;
import plateau.kernel.basis.Named;
import plateau.kernel.match.Match;
import plateau.players.search.Budget;
import plateau.server.operations.Failures;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/**
 * Analyses of matches that are over, made when somebody asks: one at a time, the last ones kept in
 * memory. Safe for many threads.
 */
public final class Analyses implements AutoCloseable {

  private static final int MOST_WAITING = 4;
  private static final int MOST_KEPT = 40;

  // So that a long match takes no more time than a short one: about a minute of one processor.
  private static final int MATCHES_IN_ALL = 30_000;
  private static final int FEWEST_MATCHES = 40;
  private static final int MOST_MATCHES = 400;
  private static final long SEED = 1;

  private final BackgroundQueue queue = new BackgroundQueue("analysis-", MOST_WAITING);
  private final Map<String, Work> works =
      new LinkedHashMap<>(MOST_KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Work> eldest) {
          return size() > MOST_KEPT;
        }
      };

  /** How far one is. */
  public enum Progress implements Named {
    /** Nobody has asked for it. */
    NONE,
    WAITING,
    RUNNING,
    DONE,
    FAILED;

    @Override
    public String id() {
      return Named.kebab(name());
    }
  }

  /**
   * How far one is, and what came of it.
   *
   * @param done of so many decisions in all; 0 of 0 when it has not begun
   */
  public record Standing(Progress progress, long done, long total, Optional<Analysis> analysis) {}

  private static final Standing UNASKED = new Standing(Progress.NONE, 0, 0, Optional.empty());

  private static final class Work {
    private volatile Standing standing = new Standing(Progress.WAITING, 0, 0, Optional.empty());
  }

  /** How far the analysis of this table is. */
  public synchronized Standing of(String table) {
    @Nullable Work work = works.get(table);
    return work == null ? UNASKED : work.standing;
  }

  /**
   * Begins one, unless it is there or on its way.
   *
   * @param match asked for when its turn comes
   */
  public synchronized <S extends State<S, M>, M> Standing begin(
      String table, Supplier<Match<S, M>> match) {
    Progress progress = of(table).progress();
    if (progress == Progress.NONE || progress == Progress.FAILED) {
      Work work = new Work();
      var _ = queue.take(() -> analyse(work, match)).orElseThrow(() -> Refusal.of(Code.BUSY));
      works.put(table, work);
    }
    return of(table);
  }

  private static <S extends State<S, M>, M> void analyse(Work work, Supplier<Match<S, M>> wanted) {
    try {
      Match<S, M> match = wanted.get();
      long total = match.lastStep();
      work.standing = new Standing(Progress.RUNNING, 0, total, Optional.empty());
      Analysis analysis =
          new Analyst<>(match, effort(match))
              .analyse(
                  (done, all) ->
                      work.standing = new Standing(Progress.RUNNING, done, all, Optional.empty()));
      work.standing = new Standing(Progress.DONE, total, total, Optional.of(analysis));
    } catch (CancellationException _) {
      // The server goes down.
      work.standing = UNASKED;
    } catch (RuntimeException e) {
      Failures.log("an analysis failed", e);
      work.standing = new Standing(Progress.FAILED, 0, 0, Optional.empty());
    }
  }

  private static Effort effort(Match<?, ?> match) {
    int matches =
        Math.clamp(MATCHES_IN_ALL / Math.max(1, match.lastStep()), FEWEST_MATCHES, MOST_MATCHES);
    return new Effort(new Budget.Matches(matches), SEED, 1);
  }

  @Override
  public void close() {
    queue.close();
  }
}
