package plateau.app.fairness;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plateau.arena.Autoplay;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapWriter;
import plateau.iceberg.map.Symmetry;
import plateau.iceberg.rules.IcebergMove;
import plateau.iceberg.rules.IcebergState;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.players.seating.Seating;

/**
 * Lets a computer player play a map against itself. Every game is played twice, the start cells
 * exchanged in between, so that the advantage of a side and that of moving first can be told apart.
 * From game to game the map is mirrored in another way: a player that prefers a direction must not
 * make a side look better than it is.
 */
public final class SelfPlay {

  private static final int SIDES = 2;

  private final IcebergGame game = new IcebergGame();
  private final Seating<IcebergState, IcebergMove> seating;
  private final IceMap map;

  /**
   * Prepares matches.
   *
   * @param player a computer player, as seat lists name it
   */
  public SelfPlay(IceMap map, String player) {
    this.map = map;
    this.seating = Seating.read(game, player + "," + player, Seating.People.ABSENT);
    if (seating.size() != SIDES) {
      throw new Problem(Message.of("fairness.one-player", "given", player));
    }
  }

  /** Plays so many games, each both ways round, on all cores. The same seed gives the same ones. */
  public Fairness play(int games, long seed) {
    List<Encounter> encounters =
        IntStream.range(0, games)
            .parallel()
            .mapToObj(number -> encounter(mirrored(number), Seeded.derive(seed, number)))
            .toList();
    return new Fairness(encounters);
  }

  private IceMap mirrored(int number) {
    int way = number % (1 + Symmetry.ALL.size());
    return way == 0 ? map : map.mirrored(Symmetry.ALL.get(way - 1));
  }

  private Encounter encounter(IceMap mirrored, long seed) {
    return new Encounter(scores(mirrored, seed), scores(mirrored.sidesExchanged(), seed).ofOther());
  }

  // As Blue, who moves first, sees them.
  private Scores scores(IceMap played, long seed) {
    Setup setup = Setup.of(game.info(), SIDES, Map.of("map", MapWriter.write(played)));
    List<Integer> scores =
        new Autoplay<>(game, setup, seating).play(seed, (_, _) -> {}).result().scores();
    return new Scores(scores.getFirst(), scores.getLast());
  }
}
