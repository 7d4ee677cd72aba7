package plateau.app.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import plateau.arena.InOrder;
import plateau.arena.bot.Attendance;
import plateau.arena.bot.BotMatch;
import plateau.arena.bot.BotMatchResult;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.Terms;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.words.Message;

/**
 * All matches of a comparison, played on several threads and told in their order, a few matches
 * ahead at most.
 */
final class Series<S extends State<S, M>, M> {

  /** Told of each match in its order, by the thread that called {@link #play}. */
  @FunctionalInterface
  interface Witness {

    void see(Fixture fixture, BotMatchResult outcome);
  }

  private final Game<S, M> game;
  private final List<Entrant> entrants;
  private final Terms terms;
  private final List<Fixture> fixtures = new ArrayList<>();

  Series(Game<S, M> game, List<Entrant> entrants, Terms terms) {
    this.game = game;
    this.entrants = List.copyOf(entrants);
    this.terms = terms;
  }

  /**
   * Plans games.
   *
   * @param setups the set-up of each game, by its number from 0
   * @param everyWayRound whether each game is played once for each way to move round the seats
   */
  void plan(int games, boolean everyWayRound, long seed, IntFunction<Setup> setups) {
    int ways = everyWayRound ? entrants.size() : 1;
    for (int number = 0; number < games; number++) {
      Setup setup = setups.apply(number);
      for (int way = 0; way < ways; way++) {
        fixtures.add(
            new Fixture(
                fixtures.size() + 1,
                number + 1,
                Fixture.order(entrants.size(), way),
                Seeded.derive(seed, number),
                setup));
      }
    }
    // A seat list or a set-up that cannot be played is found before anything is started.
    prepared(fixtures.getFirst(), terms);
  }

  int size() {
    return fixtures.size();
  }

  /**
   * Plays all of them.
   *
   * @param news told of what people should know while it goes on, from any thread
   */
  void play(int threads, Consumer<Message> news, Witness witness) {
    Terms attended = terms.with(new Attendance(news));
    InOrder.run(
        fixtures.iterator(),
        threads,
        fixture -> prepared(fixture, attended).play(fixture.seed()),
        (fixture, outcome) -> {
          witness.see(fixture, outcome);
          return true;
        });
  }

  private BotMatch<S, M> prepared(Fixture fixture, Terms attended) {
    return new BotMatch<>(game, fixture.setup(), fixture.seated(entrants), attended);
  }
}
