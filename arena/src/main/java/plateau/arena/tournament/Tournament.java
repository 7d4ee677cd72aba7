package plateau.arena.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import plateau.arena.InOrder;
import plateau.arena.bot.Attendance;
import plateau.arena.bot.BotMatch;
import plateau.arena.bot.BotMatchResult;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.Terms;
import plateau.arena.simulation.Simulation;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/**
 * Plays a tournament in a folder, which holds a ledger and the replays. It can be stopped at any
 * moment, also by pulling the plug, and goes on where it was: whatever stands in the ledger is not
 * played again, whatever does not is. The number of threads changes nothing but the times.
 */
public final class Tournament<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final Plan plan;
  private final Terms terms;
  private final Path folder;
  private final Words english = Words.in(Language.ENGLISH, BotMatch.class);
  private final Words french = Words.in(Language.FRENCH, BotMatch.class);
  private volatile boolean stopped;
  private @Nullable Thread running;

  public Tournament(Game<S, M> game, Plan plan, Terms terms, Path folder) {
    this.game = game;
    this.plan = plan;
    this.terms = terms.with(plan.botLimits());
    this.folder = folder;
  }

  /** Plays what has not been played yet, and tells nobody what else there is to know. */
  public LedgerView run(int threads, LongSupplier chance, Simulation.Progress progress) {
    return run(threads, chance, progress, _ -> {});
  }

  /**
   * Plays what has not been played yet.
   *
   * @param chance where a secret comes from when one is needed
   * @param progress told after each match; of a total of 0 when the end is not known
   * @param news told of what people should know while it goes on, from any thread
   * @return the ledger as it then is
   * @throws ProgramChanged when a program is not what it was; what was played before stays
   */
  public LedgerView run(
      int threads, LongSupplier chance, Simulation.Progress progress, Consumer<Message> news) {
    Secret secret = plan.hasSecrets() ? Secret.in(folder, chance) : null;
    Seeds seeds = new Seeds(plan, secret);
    checkGrounds(seeds);
    try (Ledger ledger = Ledger.open(folder, plan, Optional.ofNullable(secret).map(Secret::hash))) {
      setRunning(Thread.currentThread());
      try {
        ProgramWatch watch = ProgramWatch.begin(ledger, plan, folder, news);
        Terms attended = terms.with(new Attendance(news));
        playOn(
            ledger, fixture -> watched(watch, fixture, seeds, attended), seeds, threads, progress);
        if (!stopped && !ledger.view().isOver()) {
          ledger.end(Optional.ofNullable(secret));
        }
      } catch (CancellationException e) {
        if (!stopped) {
          throw e;
        }
      } finally {
        setRunning(null);
      }
      return ledger.view();
    }
  }

  /** Makes {@link #run} end soon. Matches that are under way are given up. From any thread. */
  public synchronized void stop() {
    stopped = true;
    Thread thread = running;
    if (thread != null) {
      thread.interrupt();
    }
  }

  private synchronized void setRunning(@Nullable Thread thread) {
    running = thread;
    if (thread == null && stopped) {
      // Taken back: what comes now, a report say, is not to be interrupted.
      Thread.interrupted();
    }
  }

  // What cannot be played is found before anything is started.
  private void checkGrounds(Seeds seeds) {
    for (int ground = 0; ground < plan.grounds().size(); ground++) {
      game.start(seeds.setup(ground), new Seeded(0), Journal.OFF);
    }
    for (int first = 0; first < plan.contestants().size(); first++) {
      List<Integer> order = new ArrayList<>();
      for (int place = 0; place < plan.table(); place++) {
        order.add((first + place) % plan.contestants().size());
      }
      prepared(new Fixture(1, 1, 0, order, 0), seeds.setup(0), terms);
    }
  }

  private void playOn(
      Ledger ledger,
      InOrder.Work<Fixture, BotMatchResult> match,
      Seeds seeds,
      int threads,
      Simulation.Progress progress) {
    Schedule schedule = Schedule.of(plan);
    ReplayFolder replays = ReplayFolder.in(folder);
    List<Fixture> next = schedule.after(ledger.played());
    while (!next.isEmpty() && !ledger.view().isOver() && !stopped) {
      InOrder.run(
          next.iterator(),
          threads,
          match,
          (fixture, outcome) -> {
            replays.save(fixture.number(), outcome);
            ledger.append(line(fixture, seeds, outcome));
            progress.done(fixture.number(), plan.size().orElse(0));
            return !stopped && !schedule.isDecided(ledger.played());
          });
      next = schedule.after(ledger.played());
    }
  }

  // What was played while a program was changed does not count.
  private BotMatchResult watched(ProgramWatch watch, Fixture fixture, Seeds seeds, Terms attended)
      throws InterruptedException {
    watch.check();
    BotMatchResult outcome = play(fixture, seeds, attended);
    watch.check();
    return outcome;
  }

  private BotMatchResult play(Fixture fixture, Seeds seeds, Terms attended)
      throws InterruptedException {
    return prepared(fixture, seeds.setup(fixture.ground()), attended)
        .play(seeds.seed(fixture), plan.matchLimits());
  }

  private BotMatch<S, M> prepared(Fixture fixture, Setup setup, Terms attended) {
    List<Entrant> seated = new ArrayList<>();
    for (int seat = 0; seat < plan.seats(); seat++) {
      Contestant holder = plan.contestants().get(fixture.holder(seat));
      seated.add(holder.member(fixture.place(seat)));
    }
    return new BotMatch<>(game, setup, seated, attended);
  }

  private PlayedMatch line(Fixture fixture, Seeds seeds, BotMatchResult outcome) {
    Result result = outcome.result();
    List<SeatLine> seats = new ArrayList<>();
    for (int seat = 0; seat < plan.seats(); seat++) {
      seats.add(
          SeatLine.of(
              outcome.seats().get(seat),
              result.scores().get(seat),
              result.won(seat),
              english,
              french));
    }
    int steps = outcome.replay().steps().size() - 1;
    return new PlayedMatch(fixture, seeds.openSeed(fixture), result.code(), steps, seats);
  }
}
