package plateau.server.http;

import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import plateau.arena.Companions;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.tutorial.Tutorial;
import plateau.kernel.words.Language;

/** Which pages of the web client there are for a game: not every game has all of them. */
final class PagesOfGames {

  private static final Map<String, Predicate<Game<?, ?>>> KINDS =
      Map.of(
          "games",
          _ -> true,
          "rules",
          game -> RulesText.exists(game, Language.ENGLISH),
          "learn",
          Tutorial::exists,
          "editor",
          game -> !game.documents().isEmpty(),
          "companion",
          PagesOfGames::hasCompanion,
          "print",
          PagesOfGames::hasCompanion);

  private PagesOfGames() {}

  /** What such addresses begin with; each alone is a list of the games that have such a page. */
  static Set<String> kinds() {
    return KINDS.keySet();
  }

  /** Whether there is something at {@code /kind/game}. */
  static boolean exists(String kind, String id) {
    return Games.find(id)
        .filter(game -> KINDS.getOrDefault(kind, _ -> false).test(game))
        .isPresent();
  }

  private static boolean hasCompanion(Game<?, ?> game) {
    return Companions.of(game.info().id()).isPresent();
  }
}
