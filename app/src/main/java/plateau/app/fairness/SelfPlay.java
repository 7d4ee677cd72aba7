package plateau.app.fairness;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import plateau.arena.Autoplay;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.document.BothWays;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.players.seating.Seating;

/**
 * Lets a computer player play against itself on a text that somebody wrote, such as a map. Every
 * game is played twice, the sides exchanged in between, so that the advantage of a side and that of
 * moving first can be told apart. From game to game the text is mirrored in another way.
 */
public final class SelfPlay<S extends State<S, M>, M> {

  private static final int SIDES = 2;

  private final Game<S, M> game;
  private final String option;
  private final BothWays ways;
  private final List<String> images;
  private final Seating<S, M> seating;

  /**
   * Prepares matches.
   *
   * @param option of the game, which takes the text
   * @param player a computer player, as seat lists name it
   */
  public SelfPlay(Game<S, M> game, String option, BothWays ways, String text, String player) {
    this.game = game;
    this.option = option;
    this.ways = ways;
    this.images = ways.mirrored(text);
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
            .mapToObj(
                number ->
                    encounter(images.get(number % images.size()), Seeded.derive(seed, number)))
            .toList();
    return new Fairness(encounters);
  }

  private Encounter encounter(String image, long seed) {
    return new Encounter(scores(image, seed), scores(ways.exchanged(image), seed).ofOther());
  }

  // As the first seat, which moves first, sees them.
  private Scores scores(String played, long seed) {
    Setup setup = Setup.of(game.info(), SIDES, Map.of(option, played));
    List<Integer> scores =
        new Autoplay<>(game, setup, seating).play(seed, (_, _) -> {}).result().scores();
    return new Scores(scores.getFirst(), scores.getLast());
  }
}
