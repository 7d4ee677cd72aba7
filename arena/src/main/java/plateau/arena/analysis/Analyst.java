package plateau.arena.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.function.IntPredicate;
import plateau.arena.Finished;
import plateau.arena.simulation.Simulation;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.Thinker;
import plateau.kernel.Thought;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.match.StepThrough;
import plateau.players.search.SearchPlayer;

/**
 * Goes through the decisions of a match and judges each from what its seat knew. A search finds the
 * best move; then that move and the one that was played are searched anew, each with the whole
 * budget, so that a move is not taken for better because it was lucky when it was chosen.
 *
 * <p>Every decision has a chance of its own, so they are judged on many threads in any order, and
 * what comes out is the same.
 */
public final class Analyst<S extends State<S, M>, M> {

  // Far from the numbers of the steps, which the first search of each uses.
  private static final long SECOND_LOOK = 1L << 33;

  private final Match<S, M> match;
  private final Game<S, M> game;
  private final Effort effort;

  public Analyst(Match<S, M> match, Effort effort) {
    this.match = match;
    this.game = match.game();
    this.effort = effort;
  }

  /** Judges the decisions of all seats. */
  public Analysis analyse(Simulation.Progress progress) {
    return analysis(_ -> true, Seat.REFEREE, progress);
  }

  /** Judges the decisions of one seat, and tells nothing that it could not know. */
  public Analysis analyse(int seat, Simulation.Progress progress) {
    return analysis(decider -> decider == seat, seat, progress);
  }

  private Analysis analysis(IntPredicate wanted, int eyes, Simulation.Progress progress) {
    List<Judgement> verdicts = judge(decisions(wanted), progress);
    return new Analysis(match, verdicts, effort, eyes);
  }

  private record Made<S>(S state, Step step) {}

  private List<Made<S>> decisions(IntPredicate wanted) {
    List<Made<S>> decisions = new ArrayList<>();
    List<S> before = new ArrayList<>();
    StepThrough.through(
        game,
        match.setup(),
        match.steps(),
        (step, state) -> {
          if (!step.isSetup() && wanted.test(step.seat())) {
            decisions.add(new Made<>(before.getFirst(), step));
          }
          before.clear();
          before.add(state.copy());
        });
    return decisions;
  }

  // In a pool of their own the searches, which fork, stay on its threads.
  private List<Judgement> judge(List<Made<S>> decisions, Simulation.Progress progress) {
    List<Judgement> verdicts = new ArrayList<>();
    try (ForkJoinPool pool = new ForkJoinPool(effort.threads())) {
      try {
        List<Future<Judgement>> running = new ArrayList<>();
        for (Made<S> decision : decisions) {
          running.add(pool.submit((Callable<Judgement>) () -> judge(decision)));
        }
        for (Future<Judgement> verdict : running) {
          verdicts.add(Finished.of(verdict));
          progress.done(verdicts.size(), decisions.size());
        }
      } finally {
        pool.shutdownNow();
      }
    }
    return verdicts;
  }

  private Judgement judge(Made<S> decision) {
    S state = decision.state();
    Step step = decision.step();
    M played = game.notation().read(step.move()).orElseThrow();
    M best = state.moves().size() == 1 ? played : bestOf(decision);
    Judgement.Option chosen = option(decision, played);
    Optional<Judgement.Option> better =
        best.equals(played)
            ? Optional.empty()
            : Optional.of(option(decision, best)).filter(other -> isBetter(other, chosen));
    return new Judgement(
        step.number(), step.seat(), state.moves().size(), step.draws().size(), chosen, better);
  }

  private static boolean isBetter(Judgement.Option one, Judgement.Option other) {
    return one.estimate().odds() > other.estimate().odds();
  }

  private M bestOf(Made<S> decision) {
    Seeded chance = Seeded.forStep(effort.seed(), decision.step().number());
    Thinker<S, M> searcher = new SearchPlayer<>(game, effort.budget(), chance);
    return searcher.think(new Decision<>(game, decision.state().copy())).getFirst().move();
  }

  // The same chance for all moves of a decision, so that luck favours none of them.
  private Judgement.Option option(Made<S> decision, M move) {
    Commitment<S, M> committed = new Commitment<>(game);
    Seeded chance =
        new Seeded(Seeded.derive(effort.seed(), SECOND_LOOK + decision.step().number()));
    Thinker<Commitment.Position<S, M>, M> searcher =
        new SearchPlayer<>(committed, effort.budget(), chance);
    Thought<M> thought =
        searcher
            .think(new Decision<>(committed, Commitment.to(move, decision.state().copy())))
            .getFirst();
    return new Judgement.Option(
        game.notation().write(move),
        game.describe(decision.state(), move),
        new EstimatedOdds(thought.odds(), thought.samples()));
  }
}
