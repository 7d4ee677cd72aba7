package plateau.kernel.replay;

import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.ManualDice;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.match.Digest;
import plateau.kernel.match.Divergence;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.words.Message;

/**
 * Plays a replay again and compares: rules version, every step, the result, the seed's hash and
 * every draw of the seed.
 */
public final class Verification {

  // The header is line 1 and the set-up, step 0, is line 2.
  private static final int LINE_OF_SETUP = 2;

  private Verification() {}

  /**
   * The match as these rules rebuild it, ready to go on with these dice. A step that waits for an
   * answer is taken up again when the dice are {@link ManualDice}, and given up otherwise.
   */
  public static <S extends State<S, M>, M> Match<S, M> rebuild(
      Game<S, M> game, Replay replay, Dice dice) {
    checkHeader(game, replay.header());
    try {
      Match<S, M> match = rebuiltSteps(game, replay, dice);
      if (dice instanceof ManualDice) {
        replay.open().ifPresent(match::reopen);
      }
      return match;
    } catch (Divergence divergence) {
      throw new ReplayFault(LINE_OF_SETUP + divergence.step(), divergence.message());
    } catch (IllegalSetup illegal) {
      throw new ReplayFault(1, illegal.message());
    }
  }

  // An open set-up can only be made by hand: other dice would make up a match that never was.
  private static <S extends State<S, M>, M> Match<S, M> rebuiltSteps(
      Game<S, M> game, Replay replay, Dice dice) {
    Setup setup = replay.header().setup();
    if (!replay.steps().isEmpty()) {
      return Match.resume(game, setup, dice, replay.steps());
    }
    if (!(dice instanceof ManualDice)) {
      throw new ReplayFault(LINE_OF_SETUP, Message.of("replay.no-setup"));
    }
    return Match.start(game, setup, dice);
  }

  /**
   * Checks everything that can be checked; throws {@link ReplayFault} at the first thing that is
   * wrong.
   */
  public static <S extends State<S, M>, M> void verify(Game<S, M> game, Replay replay) {
    Match<S, M> match = rebuild(game, replay, new ManualDice());
    checkEnding(match, replay);
    checkSeed(replay.header());
    replay.header().seed().ifPresent(seed -> checkDraws(seed, replay));
  }

  private static void checkHeader(Game<?, ?> game, Header header) {
    if (!header.game().equals(game.info().id())) {
      throw new ReplayFault(
          1, Message.of("replay.other-game", "game", header.game(), "known", game.info().id()));
    }
    if (!header.rules().equals(game.info().rulesVersion())) {
      throw new ReplayFault(
          1,
          Message.of(
              "replay.other-rules", "rules", header.rules(), "known", game.info().rulesVersion()));
    }
    try {
      Setup known = Setup.of(game.info(), header.setup().seats(), header.setup().options());
      if (!known.equals(header.setup())) {
        throw new ReplayFault(1, Message.of("replay.options-missing"));
      }
    } catch (IllegalSetup illegal) {
      throw new ReplayFault(1, illegal.message());
    }
  }

  private static <S extends State<S, M>, M> void checkEnding(Match<S, M> match, Replay replay) {
    Optional<Replay.Ending> ending = replay.ending();
    int lastLine = LINE_OF_SETUP + replay.steps().size();
    if (match.isOver() && ending.isEmpty()) {
      throw new ReplayFault(lastLine, Message.of("replay.no-ending"));
    }
    if (ending.isEmpty()) {
      return;
    }
    if (!match.isOver()) {
      throw new ReplayFault(lastLine, Message.of("replay.not-over"));
    }
    String digest = Digest.of(match.game(), match.state());
    if (!match.state().result().equals(ending.get().result())
        || !digest.equals(ending.get().digest())) {
      throw new ReplayFault(lastLine, Message.of("replay.other-result"));
    }
  }

  private static void checkSeed(Header header) {
    Optional<String> hash = header.saltedSeed().map(SaltedSeed::hash);
    if (hash.isPresent() && !hash.equals(header.seedHash())) {
      throw new ReplayFault(1, Message.of("replay.seed-hash"));
    }
  }

  private static void checkDraws(long seed, Replay replay) {
    for (Step step : replay.steps()) {
      if (!step.isDrawnWith(seed)) {
        throw new ReplayFault(LINE_OF_SETUP + step.number(), Message.of("replay.other-draws"));
      }
    }
  }
}
