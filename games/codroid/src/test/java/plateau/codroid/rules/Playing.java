package plateau.codroid.rules;

import java.util.List;
import java.util.Map;
import plateau.codroid.CodroidGame;
import plateau.kernel.Setup;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;

/** Games for tests that only want one to look at. */
final class Playing {

  private static final CodroidGame GAME = new CodroidGame();
  private static final Setup STANDARD = Setup.of(GAME.info(), 1, Map.of());

  private Playing() {}

  /** A new match with standard options. */
  static Match<CodroidState, CodroidMove> match(long seed) {
    return Match.start(GAME, STANDARD, Dice.seeded(seed));
  }

  /** A whole game in which the group plays a random card whenever it can. */
  static CodroidState eagerly(long seed, Journal journal) {
    Seeded chance = new Seeded(seed);
    CodroidState state = GAME.start(STANDARD, chance, journal);
    while (state.status == Status.IN_PROGRESS) {
      List<CodroidMove> moves = state.moves();
      int cards = moves.size() - 1;
      state.play(moves.get(cards == 0 ? 0 : chance.below(cards)), chance, journal);
    }
    return state;
  }
}
