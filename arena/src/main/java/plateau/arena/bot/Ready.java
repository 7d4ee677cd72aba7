package plateau.arena.bot;

import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/**
 * What a program answers to {@link Hello}.
 *
 * @param name what it calls itself; empty when it does not say
 * @param wantsOutlook whether it wants to be told, with each question, what its moves lead to
 */
public record Ready(String name, boolean wantsOutlook) {

  /** As most programs answer. */
  public static final Ready PLAIN = new Ready("", false);

  /** What it is told of its moves in this position. */
  public <S extends State<S, M>, M> Optional<Outlook.Said> outlook(
      Game<S, M> game, S state, Language language) {
    return wantsOutlook
        ? game.outlook(state).map(known -> known.in(Words.in(language, game.getClass())))
        : Optional.empty();
  }
}
