package plateau.iceberg.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.engine.GoldenFolder;
import plateau.kernel.Setup;
import plateau.kernel.bot.Turn;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;

/** A golden trace whose attempts are made as requests of a program, and its moves at the door. */
@SuppressWarnings("unchecked") // JsonReader makes maps of objects and lists of arrays.
final class TracedMatch {

  private final IcebergGame game;
  private final Map<String, @Nullable Object> trace;
  private final Match<IcebergState, IcebergMove> match;

  TracedMatch(IcebergGame game, String name) {
    this.game = game;
    this.trace = GoldenFolder.read(Path.of("src/test/resources/golden/iceberg", name + ".json"));
    this.match =
        Match.start(
            game,
            Setup.of(game.info(), 2, Map.of("map", (String) field(trace, "map"))),
            Dice.seeded(1));
  }

  /** The scores at the end, every answer having been compared. */
  List<Long> play() {
    for (Object round : (List<Object>) field(trace, "rounds")) {
      for (Object turn : (List<Object>) field((Map<String, @Nullable Object>) round, "turns")) {
        play((List<List<Object>>) field((Map<String, @Nullable Object>) turn, "actions"));
      }
    }
    return match.state().result().scores().stream().map(Integer::longValue).toList();
  }

  List<Long> expectedScores() {
    return (List<Long>) field((Map<String, @Nullable Object>) field(trace, "result"), "scores");
  }

  private void play(List<List<Object>> attempts) {
    Turn turn = game.dialogue().orElseThrow().open(match.state());
    for (List<Object> attempt : attempts) {
      Object answer = turn.handle(request(attempt));
      Object expected =
          attempt.getFirst().equals(4L)
              ? Map.entry("undone", attempt.getLast().equals(1L))
              : Map.entry("code", ((Long) attempt.getLast()).intValue());
      assertThat((Map<String, Object>) answer)
          .as("round %d, attempt %s", match.state().ice().round(), attempt)
          .contains((Map.Entry<String, Object>) expected);
    }
    turn.handle(Map.of("type", "end"));
    for (String move : turn.moves()) {
      assertThat(match.play(match.toMove(), move)).isInstanceOf(Answer.Accepted.class);
    }
  }

  private static Map<String, @Nullable Object> request(List<Object> attempt) {
    return switch (((Long) attempt.getFirst()).intValue()) {
      case 3 ->
          Map.of(
              "type",
              "flag",
              "row",
              attempt.get(1),
              "column",
              attempt.get(2),
              "flag",
              attempt.get(3));
      case 4 -> Map.of("type", "undo");
      default ->
          Map.of(
              "type",
              "act",
              "kind",
              attempt.get(0),
              "agent",
              attempt.get(1),
              "direction",
              attempt.get(2));
    };
  }

  private static Object field(Map<String, @Nullable Object> object, String name) {
    return Objects.requireNonNull(object.get(name), name);
  }
}
