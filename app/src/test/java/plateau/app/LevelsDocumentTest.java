package plateau.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.Games;
import plateau.arena.StrengthTold;
import plateau.kernel.Game;
import plateau.kernel.Graded;
import plateau.kernel.Strength;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.players.StandardPlayers;

/** docs/players.md tells of every level what the game says of it. */
class LevelsDocumentTest {

  private static final Path PAGE = Path.of("..", "docs", "players.md");

  /** Those that say themselves who plays at which level. */
  static Stream<String> games() {
    return Games.all().stream()
        .filter(game -> !game.levels().equals(Graded.standard()))
        .map(game -> game.info().id());
  }

  @Test
  void theGamesAreSeen() {
    assertThat(games()).hasSizeGreaterThanOrEqualTo(4);
  }

  @ParameterizedTest
  @MethodSource("games")
  void thePageTellsWhatTheGameSays(String id) throws IOException {
    Game<?, ?> game = Games.named(id);
    Words words = Words.in(Language.ENGLISH, StandardPlayers.class, Games.class, game.getClass());
    String wanted = String.join("\n", rows(game, words));
    assertThat(Files.readString(PAGE))
        .as("the table of %s in docs/players.md; its rows are now:\n%s\n", id, wanted)
        .contains(wanted);
  }

  private static List<String> rows(Game<?, ?> game, Words words) {
    List<String> rows = new ArrayList<>();
    for (Graded graded : game.levels()) {
      String about = words.say(graded.level().nameKey() + ".about");
      String start = "| %s | `%s` | %s |".formatted(graded.level().id(), graded.player(), about);
      for (Strength strength : graded.strengths()) {
        String told = words.say(StrengthTold.of(strength));
        rows.add("%s %s | `%s` |".formatted(start, told, strength.command()));
      }
      if (graded.strengths().isEmpty()) {
        rows.add(start + " Not counted yet. | |");
      }
    }
    return rows;
  }
}
