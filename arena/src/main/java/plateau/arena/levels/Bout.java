package plateau.arena.levels;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.arena.Autoplay;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.Sides;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.players.seating.SeatedPlayer;
import plateau.players.seating.Seating;

/**
 * One match of a player against another, or of a player with itself where all win or lose together.
 * Each sits on every second seat; where seats may change sides, each decides for one side, whoever
 * is on it.
 *
 * @param way which of the two begins, or which side the first has: 0 or 1
 */
record Bout<S extends State<S, M>, M>(
    Game<S, M> game, Setup setup, String player, String opponent, long seed, int way) {

  enum Outcome {
    WON,
    DRAWN,
    LOST
  }

  Outcome outcome() {
    if (game.isCooperative()) {
      return played(player, player).won(0) ? Outcome.WON : Outcome.LOST;
    }
    return game.sides().map(this::bySides).orElseGet(this::bySeats);
  }

  private Outcome bySeats() {
    Result result = way == 0 ? played(player, opponent) : played(opponent, player);
    boolean won = result.winners().stream().anyMatch(seat -> seat % 2 == way);
    boolean lost = result.winners().stream().anyMatch(seat -> seat % 2 != way);
    if (won == lost) {
      return Outcome.DRAWN;
    }
    return won ? Outcome.WON : Outcome.LOST;
  }

  private Result played(String one, String other) {
    Seating<S, M> seating = seating(one, other);
    return new Autoplay<>(game, seating.seated(setup), seating).play(seed, (_, _) -> {}).result();
  }

  private Seating<S, M> seating(String one, String other) {
    String list =
        IntStream.range(0, setup.seats())
            .mapToObj(seat -> seat % 2 == 0 ? one : other)
            .collect(Collectors.joining(","));
    return Seating.read(game, list, Seating.People.ABSENT);
  }

  // As Autoplay plays, but that a seat has two players, and its side says which one decides.
  private Outcome bySides(Sides<S> sides) {
    List<List<SeatedPlayer<S, M>>> players =
        List.of(
            seated(way == 0 ? player : opponent), // of side 0
            seated(way == 0 ? opponent : player));
    S state = game.start(setup, Seeded.forStep(seed, 0), Journal.OFF);
    for (int step = 1; state.toMove() != Seat.OVER; step++) {
      int seat = state.toMove();
      M move = players.get(sides.of(state, seat)).get(seat).decide(state, step);
      state.play(move, Seeded.forStep(seed, step), Journal.OFF);
    }
    return sides.winner(state) == way ? Outcome.WON : Outcome.LOST;
  }

  private List<SeatedPlayer<S, M>> seated(String name) {
    Seating<S, M> seating = seating(name, name);
    return IntStream.range(0, setup.seats()).mapToObj(seat -> seating.seated(seat, seed)).toList();
  }
}
