package plateau.arena.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.players.seating.Seating;

/**
 * Plays whole matches at the door between programs and computer players. Whatever a program does,
 * the match goes on: see {@link BotChair}. Immutable; several matches can be played at a time.
 */
public final class BotMatch<S extends State<S, M>, M> {

  // Whoever is out plays on like this.
  private static final String STAND_IN = "random";

  private final Game<S, M> game;
  private final Setup setup;
  private final List<Entrant> entrants;
  private final Terms terms;
  private final Seating<S, M> seating;

  /** One entrant for each seat of the set-up. */
  public BotMatch(Game<S, M> game, Setup setup, List<Entrant> entrants, Terms terms) {
    this.game = game;
    this.entrants = List.copyOf(entrants);
    this.terms = terms;
    this.seating = Seating.read(game, computers(entrants), Seating.People.ABSENT);
    this.setup = seating.seated(setup);
    if (entrants.size() != setup.seats()) {
      throw new IllegalArgumentException(
          entrants.size() + " entrants, " + setup.seats() + " seats");
    }
  }

  /** The match with this seed. All processes of its programs are gone when this returns. */
  public BotMatchResult play(long seed) throws InterruptedException {
    return play(seed, MatchLimits.NONE);
  }

  /** The same; a match that goes beyond the limits is broken off and has no ending. */
  public BotMatchResult play(long seed, MatchLimits limits) throws InterruptedException {
    Match<S, M> match = Match.start(game, setup, Dice.seeded(seed));
    List<Chair<S, M>> chairs = new ArrayList<>();
    try {
      for (int seat = 0; seat < entrants.size(); seat++) {
        chairs.add(chair(seat, seed));
      }
      return play(match, chairs, seed, limits);
    } finally {
      chairs.forEach(Chair::close);
    }
  }

  private BotMatchResult play(
      Match<S, M> match, List<Chair<S, M>> chairs, long seed, MatchLimits limits)
      throws InterruptedException {
    long start = System.nanoTime();
    // All programs start at the same time; then each is waited for.
    for (Chair<S, M> chair : chairs) {
      chair.greet(match.state());
    }
    for (Chair<S, M> chair : chairs) {
      chair.awaitReady();
    }
    Map<Integer, Map<String, Object>> notes = new TreeMap<>();
    Map<String, Object> programs = programs(chairs);
    if (!programs.isEmpty()) {
      notes.put(0, Map.of(BotMatchResult.PROGRAMS, programs));
    }
    while (!match.isOver() && limits.allow(match.lastStep(), System.nanoTime() - start)) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      Map<String, Object> note = chairs.get(match.toMove()).play(match);
      if (!note.isEmpty()) {
        notes.put(match.lastStep(), note);
      }
    }
    if (match.isOver()) {
      chairs.forEach(chair -> chair.dismiss(match.state()));
    }
    chairs.forEach(Chair::close);
    List<String> names = entrants.stream().map(Entrant::name).toList();
    Header header = Header.seeded(game.info(), setup, names, seed);
    return new BotMatchResult(
        Replay.of(header, match).noted(notes), chairs.stream().map(Chair::report).toList());
  }

  // By seat, the hash of each program: who played this, whatever becomes of the files.
  private static Map<String, Object> programs(List<? extends Chair<?, ?>> chairs) {
    Map<String, Object> programs = new TreeMap<>();
    for (int seat = 0; seat < chairs.size(); seat++) {
      String number = Integer.toString(seat);
      chairs.get(seat).report().program().ifPresent(one -> programs.put(number, one.hash()));
    }
    return programs;
  }

  private Chair<S, M> chair(int seat, long seed) {
    var player = seating.seated(seat, seed);
    return switch (entrants.get(seat)) {
      case Entrant.Computer(String name) -> new ComputerChair<>(name, player);
      case Entrant.Program program ->
          new BotChair<>(game, setup, seed, seat, program, terms, player);
    };
  }

  private static String computers(List<Entrant> entrants) {
    return String.join(
        ",",
        entrants.stream()
            .map(entrant -> entrant instanceof Entrant.Computer(String name) ? name : STAND_IN)
            .toList());
  }
}
