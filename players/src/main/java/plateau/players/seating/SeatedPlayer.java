package plateau.players.seating;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.State;
import plateau.kernel.Thinker;
import plateau.kernel.Thought;
import plateau.kernel.chance.Seeded;

/**
 * A computer player in its seat in one match. One thread at a time.
 *
 * <p>Its own chance is a function of the seed of the match, the seat and the number of the step
 * alone: stream {@code step} of the seed {@code derive(matchSeed, 2^32 + seat)}, far from the dice
 * of the match, which use the numbers of the steps. So a match is reproducible from its seed, and a
 * player decides the same after a resume or when a move was taken back.
 */
public final class SeatedPlayer<S extends State<S, M>, M> {

  private static final long PLAYERS = 1L << 32;

  private final Game<S, M> game;
  private final Player<S, M> player;
  private final long seed;
  private final Seeded chance = new Seeded(0);

  SeatedPlayer(Game<S, M> game, PlayerKind<S, M> kind, String argument, int seat, long matchSeed) {
    this.game = game;
    this.player = kind.create(game, argument, chance);
    this.seed = Seeded.derive(matchSeed, PLAYERS + seat);
  }

  /**
   * A legal move.
   *
   * @param step the number that the step with this move will have, from 1
   */
  public M decide(S state, int step) {
    chance.restart(seed, step);
    return player.decide(new Decision<>(game, state, step));
  }

  /**
   * What the player thinks of its moves, the one that it would play first; empty when it is not one
   * that weighs odds. Moves that it has not tried are left out.
   */
  public Optional<List<Thought<M>>> think(S state, int step) {
    if (!(player instanceof Thinker<S, M> thinker)) {
      return Optional.empty();
    }
    chance.restart(seed, step);
    return Optional.of(
        thinker.think(new Decision<>(game, state, step)).stream()
            .filter(thought -> thought.samples() > 0)
            .toList());
  }
}
