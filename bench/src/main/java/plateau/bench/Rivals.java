package plateau.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import plateau.arena.Rate;
import plateau.cups.Cups;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.Result;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.lamps.Lamps;
import plateau.players.StandardPlayers;
import plateau.secret.Duel;
import plateau.sparks.Sparks;
import plateau.starter.StarterGame;

/**
 * Two players at small games that give a search no hints: the one that new games start from, and
 * those of the tests. Every seed is played both ways round; where all win or lose together, once by
 * each of the two. Arguments: the game, the two players, the number of seats, of seeds, and the
 * first seed.
 */
public final class Rivals {

  private static final long PLAYERS = 1L << 32;

  private Rivals() {}

  public static void main(String[] args) {
    Game<?, ?> game = game(args[0]);
    count(
        game,
        args[1],
        args[2],
        Integer.parseInt(args[3]),
        Integer.parseInt(args[4]),
        Long.parseLong(args[5]));
  }

  private static Game<?, ?> game(String name) {
    return switch (name) {
      case "magpies" -> new StarterGame();
      case "cups" -> new Cups();
      case "lamps" -> new Lamps();
      case "duel" -> new Duel();
      case "sparks" -> new Sparks();
      default -> throw new IllegalArgumentException("no such game: " + name);
    };
  }

  private static <S extends State<S, M>, M> void count(
      Game<S, M> game, String one, String other, int seats, int seeds, long first) {
    long start = System.nanoTime();
    if (game.isCooperative()) {
      together(game, one, other, seats, seeds, first);
    } else {
      against(game, one, other, seats, seeds, first);
    }
    System.out.printf(Locale.ROOT, "%.0f s%n", (System.nanoTime() - start) / 1e9);
  }

  // Seats alternate between the two. A win that is shared with the other counts half.
  private static <S extends State<S, M>, M> void against(
      Game<S, M> game, String one, String other, int seats, int seeds, long first) {
    int halves =
        IntStream.range(0, seeds * 2)
            .parallel()
            .map(match -> halves(game, one, other, seats, match % 2, first + match / 2))
            .sum();
    tell(one + " against " + other, halves, seeds * 2);
  }

  private static <S extends State<S, M>, M> int halves(
      Game<S, M> game, String one, String other, int seats, int begins, long seed) {
    List<String> names =
        IntStream.range(0, seats).mapToObj(seat -> seat % 2 == begins ? one : other).toList();
    List<Integer> winners = played(game, names, seed).winners();
    boolean isWon = winners.stream().anyMatch(seat -> seat % 2 == begins);
    boolean isLost = winners.stream().anyMatch(seat -> seat % 2 != begins);
    return isWon == isLost ? 1 : isWon ? 2 : 0;
  }

  private static void tell(String who, int halves, int matches) {
    Rate rate = new Rate(halves / 2, matches);
    System.out.printf(
        Locale.ROOT,
        "%s: won %.1f of %d, %.1f %% (%.1f to %.1f)%n",
        who,
        halves / 2.0,
        matches,
        100 * halves / 2.0 / matches,
        100 * rate.low(),
        100 * rate.high());
  }

  private static <S extends State<S, M>, M> void together(
      Game<S, M> game, String one, String other, int seats, int seeds, long first) {
    int[][] points = new int[2][seeds];
    boolean[][] won = new boolean[2][seeds];
    IntStream.range(0, seeds * 2)
        .parallel()
        .forEach(
            match -> {
              List<String> names =
                  IntStream.range(0, seats).mapToObj(_ -> match % 2 == 0 ? one : other).toList();
              Result result = played(game, names, first + match / 2);
              points[match % 2][match / 2] = result.scores().getFirst();
              won[match % 2][match / 2] = result.won(0);
            });
    int halves = 0;
    for (int seed = 0; seed < seeds; seed++) {
      halves += 1 + Integer.signum(points[0][seed] - points[1][seed]);
    }
    tell(one + " alone", points[0], won[0]);
    tell(other + " alone", points[1], won[1]);
    tell(one + " made more points than " + other, halves, seeds);
  }

  private static void tell(String who, int[] points, boolean[] won) {
    int wins = (int) IntStream.range(0, won.length).filter(i -> won[i]).count();
    System.out.printf(
        Locale.ROOT, "%s: %.2f points%n", who, IntStream.of(points).average().orElse(0));
    tell(who, 2 * wins, won.length);
  }

  private static <S extends State<S, M>, M> Result played(
      Game<S, M> game, List<String> names, long seed) {
    Setup setup = Setup.of(game.info(), names.size(), Map.of());
    List<Seeded> chances = new ArrayList<>();
    List<Player<S, M>> players = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      chances.add(new Seeded(0));
      players.add(player(game, names.get(seat), chances.get(seat)));
    }
    S state = game.start(setup, Seeded.forStep(seed, 0), Journal.OFF);
    for (int step = 1; state.toMove() != Seat.OVER; step++) {
      int seat = state.toMove();
      chances.get(seat).restart(Seeded.derive(seed, PLAYERS + seat), step);
      M move = players.get(seat).decide(new Decision<>(game, state, step));
      state.play(move, Seeded.forStep(seed, step), Journal.OFF);
    }
    return state.result();
  }

  private static <S extends State<S, M>, M> Player<S, M> player(
      Game<S, M> game, String spec, Seeded chance) {
    String[] parts = spec.split(":", 2);
    PlayerKind<S, M> kind =
        StandardPlayers.kinds(game).stream()
            .filter(one -> one.id().equals(parts[0]))
            .findFirst()
            .orElseThrow();
    return kind.create(game, parts.length == 1 ? "" : parts[1], chance);
  }
}
