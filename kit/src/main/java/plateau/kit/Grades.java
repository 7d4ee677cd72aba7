package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.kernel.Game;
import plateau.kernel.Graded;
import plateau.kernel.Level;
import plateau.kernel.PlayerKind;
import plateau.kernel.Strength;
import plateau.kernel.words.Message;

/** A game says who plays at each level, and against whom that was counted. */
final class Grades {

  private static final Set<String> OF_EVERY_GAME = Set.of("random", "greedy", "mcts", "careless");

  private final Game<?, ?> game;
  private final Sentences sentences;

  Grades(Game<?, ?> game) {
    this.game = game;
    this.sentences = new Sentences(game);
  }

  void areComplete() {
    assertThat(game.levels()).extracting(Graded::level).containsExactly(Level.values());
    assertThat(game.levels())
        .allSatisfy(graded -> assertThat(idOf(graded.player())).isIn(playerIds()));
    assertThat(game.players())
        .extracting(PlayerKind::id)
        .doesNotContainAnyElementsOf(Stream.of(Level.values()).map(Level::id).toList());
    for (Level level : Level.values()) {
      sentences.assertSaid(Message.of(level.nameKey() + ".about"));
    }
  }

  void areCountedAgainstTheLevelBelow() {
    for (Graded graded : game.levels()) {
      String opponent = graded.level().opponent();
      assertThat(graded.strengths()).allSatisfy(strength -> isAgainst(strength, opponent));
    }
  }

  private void isAgainst(Strength strength, String opponent) {
    assertThat(strength.against().orElse("nobody"))
        .isEqualTo(game.isCooperative() ? "nobody" : opponent);
    strength.side().ifPresent(side -> sentences.assertSaid(Message.of("side." + side)));
    assertThat(strength.command()).as("how to count again").isNotBlank();
  }

  private Set<String> playerIds() {
    return Stream.concat(OF_EVERY_GAME.stream(), game.players().stream().map(PlayerKind::id))
        .collect(Collectors.toSet());
  }

  private static String idOf(String player) {
    int colon = player.indexOf(':');
    return colon < 0 ? player : player.substring(0, colon);
  }
}
